//! What is given to hosts: an archive for any Linux, and a package for Debian and its relatives.
//!
//! Both hold the program, its manual pages and completions, the service and the examples for proxies. The Debian package
//! is made with `dpkg-deb` where that is installed; the archive only needs `tar`.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where each file of the package comes from in the repository, and where it goes.
const FILES: [(&str, &str); 12] = [
    ("packaging/chantier.service", "usr/lib/systemd/system/chantier.service"),
    ("packaging/chantier.default", "etc/default/chantier"),
    ("packaging/Caddyfile", "usr/share/doc/chantier/examples/Caddyfile"),
    ("packaging/nginx.conf", "usr/share/doc/chantier/examples/nginx.conf"),
    ("packaging/grafana.json", "usr/share/doc/chantier/examples/grafana.json"),
    ("docs/hosting.md", "usr/share/doc/chantier/hosting.md"),
    ("docs/online.md", "usr/share/doc/chantier/online.md"),
    ("docs/postgresql.md", "usr/share/doc/chantier/postgresql.md"),
    ("docs/reliability.md", "usr/share/doc/chantier/reliability.md"),
    ("CHANGELOG.md", "usr/share/doc/chantier/CHANGELOG.md"),
    ("LICENSE-MIT", "usr/share/doc/chantier/copyright"),
    ("LICENSE-APACHE", "usr/share/doc/chantier/LICENSE-APACHE"),
];

/// The shells, and where each looks for completions.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/chantier"),
    ("fish", "usr/share/fish/vendor_completions.d/chantier.fish"),
    ("zsh", "usr/share/zsh/vendor-completions/_chantier"),
];

/// Makes both from a program that was built; says where they are.
pub fn dist(root: &Path, program: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let out = root.join("target/dist");
    let tree = out.join("tree");
    if tree.exists() {
        fs::remove_dir_all(&tree).context("the files of an earlier run")?;
    }
    install(program, &tree.join("usr/bin/chantier"), 0o755)?;
    for (from, to) in FILES {
        install(&root.join(from), &tree.join(to), 0o644)?;
    }
    for (shell, to) in COMPLETIONS {
        write(&tree.join(to), &said(program, &["completions", shell])?)?;
    }
    let manual = tree.join("usr/share/man/man1");
    write(&manual.join("chantier.1"), &said(program, &["man"])?)?;
    for command in commands(&said(program, &["--help"])?) {
        let page = said(program, &["man", &command])?;
        write(&manual.join(format!("chantier-{command}.1")), &page)?;
    }

    let machine = std::env::consts::ARCH;
    let archive = out.join(format!("chantier-{VERSION}-{machine}-linux.tar.gz"));
    let mut tar = Command::new("tar");
    tar.args(["--create", "--gzip", "--owner=0", "--group=0", "--file"]);
    run(tar.arg(&archive).arg("--directory").arg(&tree).args(["etc", "usr"]))?;
    let mut made = vec![archive];
    if Command::new("dpkg-deb")
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .is_ok()
    {
        let architecture = debian_architecture(machine);
        write(
            &tree.join("DEBIAN/control"),
            control(architecture, size_kib(&tree)?, &glibc(&fs::read(program)?)).as_bytes(),
        )?;
        write(&tree.join("DEBIAN/conffiles"), b"/etc/default/chantier\n")?;
        for (script, text) in [
            ("postinst", AFTER_INSTALL),
            ("prerm", BEFORE_REMOVAL),
            ("postrm", AFTER_REMOVAL),
        ] {
            let path = tree.join("DEBIAN").join(script);
            write(&path, text.as_bytes())?;
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755))?;
        }
        let package = out.join(format!("chantier_{VERSION}_{architecture}.deb"));
        let mut build = Command::new("dpkg-deb");
        run(build
            .args(["--build", "--root-owner-group"])
            .arg(&tree)
            .arg(&package)
            .stdout(Stdio::null()))?;
        made.push(package);
    } else {
        eprintln!("no dpkg-deb here: no package for Debian");
    }
    Ok(made)
}

const AFTER_INSTALL: &str = "#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    # A new version takes over at once; a first installation waits for its host.
    systemctl try-restart chantier.service
fi
";

const BEFORE_REMOVAL: &str = "#!/bin/sh
set -e
if [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now chantier.service
fi
";

const AFTER_REMOVAL: &str = "#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
fi
";

fn control(architecture: &str, size_kib: u64, glibc: &str) -> String {
    format!(
        "\
Package: chantier
Version: {VERSION}
Architecture: {architecture}
Maintainer: the authors of Chantier <chantier@localhost>
Installed-Size: {size_kib}
Depends: libc6{glibc}, libgcc-s1
Recommends: ca-certificates
Section: games
Priority: optional
Description: builder board games in the browser and the terminal
 One program that serves five builder board games to browsers, plays them
 in the terminal and simulates them for people who write bots. Tables are
 kept in one file. Set it up in /etc/default/chantier, then:
 systemctl enable --now chantier
"
    )
}

/// How new the C library has to be, as the package says it: as new as the newest of the versions whose functions the program names.
/// One that was built on a newer system than it is installed on would not start.
fn glibc(program: &[u8]) -> String {
    const MARK: &[u8] = b"GLIBC_2.";
    let number = |rest: &[u8]| {
        let end = rest.iter().position(|byte| !byte.is_ascii_digit())?;
        // The names of versions end with a zero; other text that looks like one does not.
        let text = rest.get(..end).filter(|_| matches!(rest[end], 0 | b'.'))?;
        std::str::from_utf8(text).ok()?.parse::<u32>().ok()
    };
    let marks = program.windows(MARK.len()).enumerate();
    let named = marks.filter(|(_, window)| *window == MARK);
    let newest = named.filter_map(|(at, _)| number(&program[at + MARK.len()..])).max();
    newest.map_or_else(String::new, |minor| format!(" (>= 2.{minor})"))
}

/// What Debian calls a machine.
fn debian_architecture(machine: &str) -> &str {
    match machine {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        "arm" => "armhf",
        other => other,
    }
}

/// The commands that the program's help lists.
fn commands(help: &[u8]) -> Vec<String> {
    let help = String::from_utf8_lossy(help);
    let list = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = list
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

/// How much the files take, in KiB.
fn size_kib(folder: &Path) -> anyhow::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        bytes += if entry.file_type()?.is_dir() {
            size_kib(&entry.path())? * 1024
        } else {
            entry.metadata()?.len()
        };
    }
    Ok(bytes.div_ceil(1024))
}

/// What the program prints.
fn said(program: &Path, arguments: &[&str]) -> anyhow::Result<Vec<u8>> {
    let shown = arguments.join(" ");
    let output = Command::new(program).args(arguments).output();
    let output = output.with_context(|| format!("cannot run {} {shown}", program.display()))?;
    if !output.status.success() {
        bail!("'{} {shown}' failed", program.display());
    }
    Ok(output.stdout)
}

fn install(from: &Path, to: &Path, mode: u32) -> anyhow::Result<()> {
    let content = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    write(to, &content)?;
    fs::set_permissions(to, fs::Permissions::from_mode(mode))?;
    Ok(())
}

fn write(to: &Path, content: &[u8]) -> anyhow::Result<()> {
    let cannot = || format!("cannot write {}", to.display());
    fs::create_dir_all(to.parent().context("a file lies in a folder")?).with_context(cannot)?;
    fs::write(to, content).with_context(cannot)
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    if !command
        .status()
        .with_context(|| format!("cannot run {name}"))?
        .success()
    {
        bail!("{name} failed");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_are_those_of_the_help() {
        let help = "Play\n\nUsage: chantier\n\nCommands:\n  serve  Serve\n           and more\n  games  List\n  help   Print\n\nOptions:\n  -h\n";
        assert_eq!(commands(help.as_bytes()), ["serve", "games"]);
    }

    #[test]
    fn the_package_asks_for_a_c_library_as_new_as_the_newest_that_the_program_names() {
        let names = b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.9\0GLIBC_PRIVATE\0no GLIBC_2.99 of mine\0GLIBC_2.";
        assert_eq!(glibc(names), " (>= 2.34)");
        assert_eq!(glibc(b"a program of its own"), "");
        let this = fs::read(std::env::current_exe().unwrap()).unwrap();
        assert!(cfg!(not(target_env = "gnu")) || glibc(&this).starts_with(" (>= 2."));
    }

    #[test]
    fn the_files_of_the_package_are_there() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for (from, _) in FILES {
            assert!(root.join(from).is_file(), "{from}");
        }
    }

    #[test]
    fn the_description_of_the_package_has_no_line_that_debian_would_misread() {
        let control = control("amd64", 1, " (>= 2.34)");
        assert!(control.contains("\nDepends: libc6 (>= 2.34), libgcc-s1\n"));
        assert!(control.ends_with('\n') && control.lines().all(|line| line.len() < 100 && !line.is_empty()));
    }
}
