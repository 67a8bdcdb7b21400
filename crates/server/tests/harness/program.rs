//! A program with a token, which speaks JSON with the server.

use serde_json::{Value, json};

use super::{Page, Stream, TestApp, Visitor};

/// A program that plays for somebody.
pub struct Program {
    site: String,
    http: reqwest::Client,
    pub token: Option<String>,
}

impl Visitor {
    /// Keeps an account, so that there can be tokens.
    pub async fn keep(&self, login: &str) {
        let page = self
            .post("/me/keep", &[("login", login), ("password", "long enough")])
            .await;
        assert_eq!(page.status, 200, "{}", page.body);
    }

    /// Makes a token of an account.
    pub async fn new_token(&self, name: &str) -> String {
        let fields = [("token", "new"), ("name", name), ("present", "long enough")];
        let page = self.post("/me/tokens", &fields).await;
        page.between("<code class=\"secret\">", "</code>").to_owned()
    }
}

impl TestApp {
    /// Somebody without a token.
    pub fn nobody(&self) -> Program {
        Program {
            site: format!("http://{}", self.address),
            http: reqwest::Client::new(),
            token: None,
        }
    }

    /// A program with a token that may be anything.
    pub fn program_with(&self, token: &str) -> Program {
        Program {
            token: Some(token.to_owned()),
            ..self.nobody()
        }
    }

    /// A program of somebody who has just kept an account under this name.
    pub async fn program(&self, login: &str) -> Program {
        let visitor = self.visitor();
        visitor.keep(login).await;
        self.program_with(&visitor.new_token("a program").await)
    }
}

impl Program {
    pub async fn get(&self, path: &str) -> Page {
        self.send(self.http.get(self.url(path))).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Page {
        self.post_body(path, "application/json", body.to_string().into_bytes())
            .await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Page {
        let request = self.http.put(self.url(path)).header("content-type", "application/json");
        self.send(request.body(body.to_string())).await
    }

    pub async fn delete(&self, path: &str) -> Page {
        self.send(self.http.delete(self.url(path))).await
    }

    /// Sends a body of any kind.
    pub async fn post_body(&self, path: &str, content_type: &str, body: Vec<u8>) -> Page {
        let request = self.http.post(self.url(path)).header("content-type", content_type);
        self.send(request.body(body)).await
    }

    /// Sends a request with another header.
    pub async fn get_with(&self, path: &str, name: &str, value: &str) -> Page {
        self.send(self.http.get(self.url(path)).header(name, value)).await
    }

    /// Sets up a table, and gives it.
    pub async fn new_table(&self, wish: Value) -> Value {
        let made = self.post("/tables", &wish).await;
        assert_eq!(made.status, 201, "{}", made.body);
        made.json()
    }

    /// The events that concern whoever the token belongs to.
    pub async fn events(&self) -> Stream {
        self.stream("/events").await
    }

    /// The stream at an address.
    pub async fn stream(&self, path: &str) -> Stream {
        let response = self.dressed(self.http.get(self.url(path))).send().await.unwrap();
        assert_eq!(response.status().as_u16(), 200, "{path}");
        Stream::of(response)
    }

    /// Plays at a table until the game is over, taking moves in turn from the list, and gives the table.
    pub async fn play_to_the_end(&self, table: &str) -> Value {
        let mut events = self.events().await;
        let mut turn = 0usize;
        loop {
            let seen = self.get(table).await.json();
            if seen["phase"] == "over" {
                return seen;
            }
            let moves = seen["moves"].as_array().unwrap();
            if moves.is_empty() {
                events.named().await;
                continue;
            }
            turn += 1;
            let wish = json!({"version": seen["version"], "move": moves[turn * 7919 % moves.len()]});
            let made = self.post(&format!("{table}/move"), &wish).await;
            assert_eq!(made.status, 200, "{}", made.body);
            assert!(turn < 3000, "the game does not end");
        }
    }

    fn url(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.site)
    }

    fn dressed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        match &self.token {
            Some(token) => request.header("authorization", format!("Bearer {token}")),
            None => request,
        }
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> Page {
        let response = self.dressed(request).send().await.unwrap();
        Page {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            body: response.text().await.unwrap(),
        }
    }
}

impl Page {
    /// The body as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.body))
    }

    /// The kind of the problem that the answer is.
    #[track_caller]
    pub fn problem(&self) -> String {
        assert_eq!(self.header("content-type"), "application/problem+json", "{}", self.body);
        let problem = self.json();
        assert_eq!(problem["status"], self.status);
        assert!(!problem["detail"].as_str().unwrap().is_empty());
        let kind = problem["type"].as_str().unwrap().strip_prefix("urn:chantier:problem:");
        kind.unwrap().to_owned()
    }
}
