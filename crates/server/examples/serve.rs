//! Serves on the default address until the command line has its own `serve`.

#[tokio::main]
async fn main() -> Result<(), server::ServeError> {
    let mut config = server::Config::default();
    if let Some(address) = std::env::args().nth(1) {
        config.listen = address.parse().expect("an address such as 127.0.0.1:8080");
    }
    if let Some(database) = std::env::args().nth(2) {
        config.database = database;
    }
    let server = server::Server::bind(config).await?;
    println!("open {}", server.url());
    server.run(server::stop_signal()).await
}
