//! A small reader and writer of JSON. Numbers keep their digits, so that measures stay exact.

use std::collections::BTreeMap;
use std::fmt;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    /// Reads a whole text, if it is JSON.
    pub fn read(text: &str) -> Option<Json> {
        let mut reader = Reader(text.chars().peekable());
        let value = reader.value(0)?;
        reader.token().is_none().then_some(value)
    }

    pub fn text(text: impl Into<String>) -> Json {
        Json::Text(text.into())
    }

    pub fn int(number: i64) -> Json {
        Json::Number(number.to_string())
    }

    pub fn object<const N: usize>(fields: [(&str, Json); N]) -> Json {
        Json::Object(fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
    }

    /// The field of an object, if this is one and has it.
    pub fn get(&self, name: &str) -> Option<&Json> {
        if let Json::Object(fields) = self { fields.get(name) } else { None }
    }

    /// The field of an object as a text, empty if there is none.
    pub fn str(&self, name: &str) -> &str {
        if let Some(Json::Text(text)) = self.get(name) { text } else { "" }
    }

    /// The entries of a list in a field, none if there is no such list.
    pub fn list(&self, name: &str) -> &[Json] {
        if let Some(Json::List(entries)) = self.get(name) { entries } else { &[] }
    }

    pub fn whole(&self, name: &str) -> Option<i64> {
        self.get(name)?.as_whole()
    }

    /// A whole number that is not too far from zero.
    pub fn as_whole(&self) -> Option<i64> {
        i32::try_from(self.decimal(0)?.ok()?).ok().map(i64::from)
    }

    /// A number counted in units of 10^-places; none where this is no number or far too large, an error where it is finer.
    pub fn decimal(&self, places: i64) -> Option<Result<i128, ()>> {
        let Json::Number(digits) = self else { return None };
        let (mantissa, exponent) = digits.split_once(['e', 'E']).unwrap_or((digits, "0"));
        let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let joined = format!("{before}{after}");
        let significant = joined.trim_end_matches('0');
        if matches!(significant, "" | "-") {
            return Some(Ok(0));
        }
        let zeros = (joined.len() - significant.len()) as i64;
        let shift = exponent.parse::<i64>().ok()?.checked_add(places + zeros - after.len() as i64)?;
        if shift < 0 {
            return Some(Err(()));
        }
        let power = 10i128.checked_pow(u32::try_from(shift).ok()?)?;
        Some(Ok(significant.parse::<i128>().ok()?.checked_mul(power)?))
    }
}

impl fmt::Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Json::Null => out.write_str("null"),
            Json::Bool(truth) => write!(out, "{truth}"),
            Json::Number(digits) => out.write_str(digits),
            Json::Text(text) => out.write_str(&quoted(text)),
            Json::List(entries) => write!(out, "[{}]", entries.iter().map(Json::to_string).collect::<Vec<_>>().join(",")),
            Json::Object(fields) => {
                let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{}:{value}", quoted(name))).collect();
                write!(out, "{{{}}}", fields.join(","))
            }
        }
    }
}

fn quoted(text: &str) -> String {
    let escaped = text.chars().map(|c| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c < ' ' => format!("\\u{:04x}", c as u32),
        c => c.to_string(),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

struct Reader<'a>(Peekable<Chars<'a>>);

impl Reader<'_> {
    /// The next character behind blanks.
    fn token(&mut self) -> Option<char> {
        self.0.by_ref().find(|c| !" \t\r\n".contains(*c))
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        match self.token()? {
            _ if depth > 100 => None,
            '"' => Some(Json::Text(self.string()?)),
            open @ ('[' | '{') => self.entries(open == '{', depth + 1),
            first => {
                let mut word = String::from(first);
                while let Some(c) = self.0.next_if(|c| c.is_ascii_alphanumeric() || "+-.".contains(*c)) {
                    word.push(c);
                }
                match word.as_str() {
                    "null" => Some(Json::Null),
                    "true" | "false" => Some(Json::Bool(word == "true")),
                    _ => word.parse::<f64>().is_ok_and(f64::is_finite).then_some(Json::Number(word)),
                }
            }
        }
    }

    /// The rest of a list or an object.
    fn entries(&mut self, named: bool, depth: usize) -> Option<Json> {
        let close = if named { '}' } else { ']' };
        let (mut list, mut fields) = (Vec::new(), BTreeMap::new());
        while self.0.next_if(|c| " \t\r\n".contains(*c)).is_some() {}
        let mut last = self.0.next_if_eq(&close);
        while last != Some(close) {
            let name = if named { Some(self.token().filter(|c| *c == '"').and_then(|_| self.string())?) } else { None };
            if named && self.token()? != ':' {
                return None;
            }
            let value = self.value(depth)?;
            match name {
                Some(name) => drop(fields.insert(name, value)),
                None => list.push(value),
            }
            last = self.token().filter(|c| *c == ',' || *c == close);
            last?;
        }
        Some(if named { Json::Object(fields) } else { Json::List(list) })
    }

    /// The rest of a text whose first quotation mark has been read.
    fn string(&mut self) -> Option<String> {
        let mut units = Vec::new();
        loop {
            let c = match self.0.next()? {
                '"' => return String::from_utf16(&units).ok(),
                '\\' => match self.0.next()? {
                    'u' => {
                        units.push(u16::from_str_radix(&self.0.by_ref().take(4).collect::<String>(), 16).ok()?);
                        continue;
                    }
                    escaped => "nrtbf".find(escaped).map_or(escaped, |at| ['\n', '\r', '\t', '\u{8}', '\u{c}'][at]),
                },
                c => c,
            };
            units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
        }
    }
}
