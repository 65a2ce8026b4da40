//! Court shuffleboard by the sheet of Masters Traditional Games: reads a line of JSON, writes a line of JSON.

mod court;
mod form;
mod frame;
mod game;
mod json;

use std::io::{self, BufRead, Write};

use json::Json;

const FEATURES: [&str; 5] = ["score", "play", "points", "places", "rulings"];

/// The settings of the sheet; this engine plays by no others.
const SHEET: &str = r#"{"discs":4,"start":"toss","lead":"mirrored","blankEnd":"swap","changeEnds":true,"target":75,"doublesTarget":75,
"margin":1,"overshoot":"allowed","frames":0,"tieFrames":2,"doublesTieFrames":2,"bestOf":1,"handicap":"none","discRadius":3,"lineWidth":1,
"tangency":"touches","closeCall":0,"reached":"touching","absence":"waits","substitution":"not-allowed","withdrawal":"side-loses",
"abandoned":"score-stands","outOfTurn":"refused","lateFouls":"not-called","yellowSide":"left","coloursAfter":0,"deciderFrames":0,
"displaced":"replay","tenOffCharge":"offenders-own","fiveOffRemoves":false,"waitingGrace":false,"noOffs":["without-cue","outside-ten-off"],"fiveOffs":["waiting-on-line"],
"tenOffs":["played-on-side-line","over-baseline","opponents-disc"]}"#;

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let asked = Json::read(&line?).ok_or(io::Error::other("a line that is no JSON"))?;
        let mut answer = match asked.str("cmd") {
            "stop" => return Ok(()),
            "start" => start(),
            "variant" => match differs(&asked) {
                None => Json::object([("ok", Json::Bool(true))]),
                Some(name) => Json::object([("unsupported", Json::text(format!("{name} is not as on the sheet")))]),
            },
            "ask" => Json::object([("answers", Json::List(asked.list("questions").iter().map(score).collect()))]),
            "play" => play(&asked),
            other => Json::object([("errored", Json::text(format!("there is no command {other} here")))]),
        };
        if let (Json::Object(fields), Some(seq)) = (&mut answer, asked.get("seq")) {
            fields.insert("seq".to_string(), seq.clone());
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn start() -> Json {
    let (name, version) = (Json::text("court-rust"), Json::text("0.1.0"));
    Json::object([
        ("protocol", Json::int(1)),
        ("implementation", Json::object([("name", name), ("version", version), ("language", Json::text("Rust"))])),
        ("games", Json::object([("court-shuffleboard", Json::List(vec![Json::text("masters")]))])),
        ("features", Json::List(FEATURES.map(Json::text).to_vec())),
    ])
}

/// The first setting that is not as on the sheet.
fn differs(asked: &Json) -> Option<String> {
    let sheet = Json::read(SHEET)?;
    let (Json::Object(sheet), Some(Json::Object(given))) = (sheet, asked.get("settings")) else { return Some("the variant".into()) };
    given.iter().find(|(name, value)| sheet.get(*name) != Some(value)).map(|(name, _)| name.clone())
}

/// What a layout of discs is worth.
fn score(question: &Json) -> Json {
    let (discs, mut rulings) = (question.list("discs"), frame::Rulings::new());
    let mut end = frame::Frame::new(1, [String::new(), String::new()], 0);
    let problem = match discs.iter().find(|disc| !matches!(disc.str("side"), "a" | "b")) {
        Some(_) => Some("unknown-side"),
        // The code of a problem is the last part of the rule's name.
        None => end.lay_out(discs, &mut rulings).err().and_then(|rules| rules[0].rsplit('.').next()),
    };
    let [a, b] = end.score(&mut rulings);
    problem.map_or(Json::object([("a", Json::int(a)), ("b", Json::int(b))]), |code| Json::object([("problem", Json::text(code))]))
}

fn play(asked: &Json) -> Json {
    let seats = asked.list("seats").iter().filter_map(|seat| if let Json::Text(name) = seat { Some(name.clone()) } else { None });
    let mut game = game::Match::new(seats.collect());
    for (i, event) in asked.list("given").iter().enumerate() {
        if let Err(rules) = game.judge(event) {
            return Json::object([("refused", Json::text(format!("given event {} by {rules:?}", i + 1)))]);
        }
    }
    let step = |event: &Json| {
        let verdict = game.judge(event);
        let accepted = verdict.is_ok();
        let rulings = verdict.unwrap_or_else(|rules| rules.into_iter().map(|rule| (rule, 0)).collect());
        Json::object([
            ("accepted", Json::Bool(accepted)),
            ("points", Json::int(rulings.iter().map(|(_, points)| points).sum())),
            ("rulings", Json::List(rulings.iter().map(|(rule, _)| Json::text(*rule)).collect())),
            ("places", Json::Object(game.places().into_iter().map(|(name, rank)| (name, Json::int(rank))).collect())),
        ])
    };
    Json::object([("steps", Json::List(asked.list("steps").iter().map(step).collect()))])
}
