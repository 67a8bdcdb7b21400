//! The OpenAPI document, to which answers are held.

use std::collections::BTreeSet;
use std::sync::Mutex;

use serde_json::{Value, json};

use super::program::Program;
use super::{Page, TestApp};

/// The document of a server, and which of its operations were answered as it says.
pub struct Document {
    text: Value,
    answered: Mutex<BTreeSet<String>>,
}

impl Document {
    pub async fn of(app: &TestApp) -> Document {
        Document {
            text: app.nobody().get("/openapi.json").await.json(),
            answered: Mutex::default(),
        }
    }

    /// The names of all operations.
    pub fn operations(&self) -> BTreeSet<String> {
        let items = self.text["paths"].as_object().unwrap().values();
        let operations = items.flat_map(|item| item.as_object().unwrap().values());
        operations
            .map(|operation| operation["operationId"].as_str().unwrap().to_owned())
            .collect()
    }

    /// The operations of which no answer was seen that is a success.
    pub fn unanswered(&self) -> BTreeSet<String> {
        &self.operations() - &self.answered.lock().unwrap()
    }

    /// The path of the document that an address follows: the one with the fewest parameters.
    fn path_of(&self, address: &str) -> &str {
        let address = format!("/api/v1{}", address.split('?').next().unwrap());
        let parts: Vec<&str> = address.split('/').collect();
        let fits = |path: &&String| {
            let segments: Vec<&str> = path.split('/').collect();
            let same = |(segment, part): (&&str, &&str)| segment.starts_with('{') || segment == part;
            segments.len() == parts.len() && segments.iter().zip(&parts).all(same)
        };
        let paths = self.text["paths"].as_object().unwrap().keys();
        let path = paths.filter(fits).min_by_key(|path| path.matches('{').count());
        path.unwrap_or_else(|| panic!("{address} is not in the document"))
    }

    /// Holds the answer to a request to what the document says of it.
    #[track_caller]
    pub fn hold(&self, method: &str, address: &str, answer: &Page) {
        let path = self.path_of(address);
        check(&self.text, method, path, answer);
        if answer.status < 400 {
            self.note(method, address);
        }
    }

    /// Notes that an operation was answered.
    pub fn note(&self, method: &str, address: &str) {
        let operation = &self.text["paths"][self.path_of(address)][method]["operationId"];
        let name = operation.as_str().unwrap().to_owned();
        self.answered.lock().unwrap().insert(name);
    }

    /// Holds a value to one of the shapes that the document names.
    #[track_caller]
    pub fn hold_value(&self, shape: &str, value: &Value) {
        let schema = &self.text["components"]["schemas"][shape];
        assert!(schema.is_object(), "{shape} is no shape of the document");
        assert_eq!(wrong(&self.text, schema, value, shape), None);
    }
}

/// A program all of whose answers are held to the document.
pub struct HeldProgram<'a> {
    pub program: Program,
    pub document: &'a Document,
}

impl HeldProgram<'_> {
    pub async fn get(&self, address: &str) -> Page {
        let answer = self.program.get(address).await;
        self.document.hold("get", address, &answer);
        answer
    }

    pub async fn post(&self, address: &str, body: Value) -> Page {
        let answer = self.program.post(address, &body).await;
        self.document.hold("post", address, &answer);
        answer
    }

    pub async fn put(&self, address: &str, body: Value) -> Page {
        let answer = self.program.put(address, &body).await;
        self.document.hold("put", address, &answer);
        answer
    }

    pub async fn delete(&self, address: &str) -> Page {
        let answer = self.program.delete(address).await;
        self.document.hold("delete", address, &answer);
        answer
    }
}

/// What is wrong with a value by a schema of the document.
pub fn wrong(document: &Value, schema: &Value, value: &Value, at: &str) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = document.pointer(reference.trim_start_matches('#')).expect(reference);
        return wrong(document, schema, value, at);
    }
    if let Some(schemas) = schema["allOf"].as_array() {
        return schemas.iter().find_map(|schema| wrong(document, schema, value, at));
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(schemas) = schema[choice].as_array() {
            let fits = |schema: &Value| wrong(document, schema, value, at).is_none();
            return (!schemas.iter().any(fits)).then(|| format!("{at}: {value} fits none of {schemas:?}"));
        }
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is_kind = |name: &Value| name == kind || (name == "number" && kind == "integer");
    let kind_fits = match &schema["type"] {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(is_kind),
        name => is_kind(name),
    };
    if !kind_fits {
        return Some(format!("{at}: {value} is no {}", schema["type"]));
    }
    if let Some(names) = schema["enum"].as_array()
        && !names.contains(value)
    {
        return Some(format!("{at}: {value} is none of {names:?}"));
    }
    if let (Value::Array(values), Some(_)) = (value, schema.get("items")) {
        return values
            .iter()
            .find_map(|value| wrong(document, &schema["items"], value, &format!("{at}[]")));
    }
    let Value::Object(fields) = value else { return None };
    let required = schema["required"].as_array().into_iter().flatten();
    for name in required {
        if !fields.contains_key(name.as_str().unwrap()) {
            return Some(format!("{at}: no {name}"));
        }
    }
    let properties = schema["properties"].as_object()?;
    fields.iter().find_map(|(name, value)| match properties.get(name) {
        Some(schema) => wrong(document, schema, value, &format!("{at}.{name}")),
        None => Some(format!("{at}.{name} is not in the document")),
    })
}

/// Holds an answer to what the document says of it.
#[track_caller]
pub fn check(document: &Value, method: &str, path: &str, answer: &Page) {
    let responses = &document["paths"][path][method]["responses"];
    let status = answer.status.to_string();
    let response = responses.get(&status).unwrap_or(&responses["default"]);
    assert!(
        answer.status < 400 || responses.get(&status).is_none(),
        "failures have one shape"
    );
    let kind = answer.header("content-type").split(';').next().unwrap();
    match response.get("content") {
        None => assert!(answer.body.is_empty(), "{method} {path}"),
        Some(content) => {
            let schema = content
                .get(kind)
                .unwrap_or_else(|| panic!("{method} {path}: {kind} is not in {content}"));
            let value = if kind.ends_with("json") {
                answer.json()
            } else {
                json!(answer.body)
            };
            assert_eq!(
                wrong(document, &schema["schema"], &value, path),
                None,
                "{method} {path}"
            );
        }
    }
}
