//! The form of reports, as the schema of match files has it.

use std::sync::LazyLock;

use crate::json::Json;

static SCHEMA: LazyLock<Json> =
    LazyLock::new(|| Json::read(include_str!("../../../../docs/schemas/court-shuffleboard-event.schema.json")).unwrap_or(Json::Null));

/// Whether a report has the form of its event.
pub fn well_formed(report: &Json) -> bool {
    SCHEMA.get("$defs").and_then(|events| events.get(report.str("event"))).is_some_and(|schema| fits(report, schema))
}

fn fits(value: &Json, schema: &Json) -> bool {
    if schema.get("const").is_some() || schema.get("enum").is_some() {
        return schema.get("const") == Some(value) || schema.list("enum").contains(value);
    }
    match (schema.str("type"), value) {
        ("string", Json::Text(text)) => text.chars().count() <= 4000,
        ("integer", Json::Number(_)) => value.as_whole().is_some(),
        ("number", Json::Number(digits)) => digits.len() <= 60,
        ("boolean", Json::Bool(_)) => true,
        ("array", Json::List(entries)) => {
            let few = schema.whole("maxItems").is_none_or(|most| entries.len() as i64 <= most);
            few && schema.get("items").is_some_and(|schema| entries.iter().all(|entry| fits(entry, schema)))
        }
        ("object", Json::Object(fields)) => {
            let known = |name| schema.get("properties").and_then(|known| known.get(name));
            fields.iter().all(|(name, value)| known(name).is_some_and(|schema| fits(value, schema)))
                && schema.list("required").iter().all(|name| matches!(name, Json::Text(name) if fields.contains_key(name)))
        }
        _ => false,
    }
}
