//! The court as it is drawn: where a disc lies, measured exactly in millionths of an inch.

use crate::frame::refuse_all;
use crate::json::Json;

/// Millionths of an inch.
pub type Length = i128;
pub type Point = (Length, Length);

/// Discs of each side.
pub const DISCS: usize = 4;

const INCH: Length = 1_000_000;
const RADIUS: Length = 3 * INCH;
/// A disc touches a line whose middle is no farther away than this; lines are an inch wide.
const REACH: Length = RADIUS + INCH / 2;
/// The sides of the court, and its ends, counted from the far baseline away from the target.
const SIDE: Length = 36 * INCH;
const FAR_END: Length = -78 * INCH;
const NEAR_END: Length = 546 * INCH;
const SEVEN_LINE: Length = 18 * INCH;
const EIGHT_LINE: Length = 54 * INCH;
const TEN_LINE: Length = 90 * INCH;
const APEX: Length = 126 * INCH;
const DEAD_LINE: Length = 162 * INCH;

/// The lines of the right half, from point to point; the left half is the same.
const LINES: [(Point, Point); 7] = [
    ((0, 0), (SIDE, 0)),
    ((SIDE, 0), (30 * INCH, SEVEN_LINE)),
    ((0, SEVEN_LINE), (SIDE, SEVEN_LINE)),
    ((0, EIGHT_LINE), (24 * INCH, EIGHT_LINE)),
    ((0, TEN_LINE), (12 * INCH, TEN_LINE)),
    ((SIDE, SEVEN_LINE), (0, APEX)),
    ((0, SEVEN_LINE), (0, TEN_LINE)),
];

/// A place as far as the rules tell places apart: the word for it, what a disc there scores, and the rule about it.
#[derive(Debug, PartialEq)]
pub struct Spot {
    word: &'static str,
    pub points: i64,
    pub rule: &'static str,
}

const fn spot(word: &'static str, points: i64, rule: &'static str) -> Spot {
    Spot { word, points, rule }
}

pub static OFF: Spot = spot("off", 0, "shuffleboard.dead.off");
static SHORT: Spot = spot("short", 0, "shuffleboard.dead.short");
static BEYOND: Spot = spot("beyond", 0, "shuffleboard.dead.beyond");
pub static ON_DEAD_LINE: Spot = spot("dead-line", 0, "court-shuffleboard.score.outside");
static OPEN: Spot = spot("open", 0, "court-shuffleboard.score.outside");
static LINE: Spot = spot("line", 0, "court-shuffleboard.score.on-line");
static TEN: Spot = spot("10", 10, "court-shuffleboard.score.ten");
static EIGHT: Spot = spot("8", 8, "court-shuffleboard.score.eight");
static SEVEN: Spot = spot("7", 7, "court-shuffleboard.score.seven");
pub static TEN_OFF: Spot = spot("10-off", -10, "court-shuffleboard.score.ten-off");
static SPOTS: [&Spot; 10] = [&OFF, &SHORT, &BEYOND, &ON_DEAD_LINE, &OPEN, &LINE, &TEN, &EIGHT, &SEVEN, &TEN_OFF];

impl Spot {
    pub fn in_play(&self) -> bool {
        ![&OFF, &SHORT, &BEYOND].contains(&self)
    }

    fn measured((x, y): Point) -> &'static Spot {
        let x = x.abs();
        let in_ten_off = y < SEVEN_LINE && 3 * x + y < 3 * SIDE;
        let in_triangle = y > SEVEN_LINE && 3 * x + y < APEX;
        match () {
            _ if x > SIDE => &OFF,
            _ if y < -REACH => &BEYOND,
            _ if y > DEAD_LINE + REACH => &SHORT,
            _ if y >= DEAD_LINE - REACH => &ON_DEAD_LINE,
            _ if LINES.iter().any(|line| touches(*line, (x, y))) => &LINE,
            _ if in_ten_off => &TEN_OFF,
            _ if !in_triangle => &OPEN,
            _ if y < EIGHT_LINE => &SEVEN,
            _ if y < TEN_LINE => &EIGHT,
            _ => &TEN,
        }
    }
}

fn square(length: Length) -> i128 {
    length * length
}

/// Whether a disc there touches a line, its ends included.
fn touches((from, to): (Point, Point), disc: Point) -> bool {
    let along = (to.0 - from.0, to.1 - from.1);
    let off = (disc.0 - from.0, disc.1 - from.1);
    let length = square(along.0) + square(along.1);
    let foot = along.0 * off.0 + along.1 * off.1;
    if foot <= 0 {
        square(off.0) + square(off.1) <= square(REACH)
    } else if foot >= length {
        square(disc.0 - to.0) + square(disc.1 - to.1) <= square(REACH)
    } else {
        square(along.0 * off.1 - along.1 * off.0) <= square(REACH) * length
    }
}

/// A disc by its side and its number, both counted from 0.
pub type DiscId = (usize, usize);

/// Reads the name of a disc, `b2` for instance.
pub fn disc_id(name: &str) -> Result<DiscId, Vec<&'static str>> {
    let named = |(side, number): &DiscId| name == format!("{}{}", ["a", "b"][*side], number + 1);
    let all = (0..2).flat_map(|side| (0..DISCS).map(move |number| (side, number)));
    all.into_iter().find(named).ok_or(vec!["shuffleboard.report.known-disc"])
}

/// Where a disc is reported to lie, and on which other one.
#[derive(Clone, Debug)]
pub struct Place {
    pub spot: &'static Spot,
    pub measured: Option<Point>,
    pub on: Option<DiscId>,
}

impl Place {
    /// Reads a place from a report; on error the rules that it breaks.
    pub fn read(report: &Json) -> Result<Place, Vec<&'static str>> {
        let word = report.get("at").map(|_| report.str("at"));
        let (x, y) = (report.get("x"), report.get("y"));
        refuse_all(&[
            (word.is_none() && x.is_none() && y.is_none(), "shuffleboard.report.place"),
            (word.is_some() && (x.is_some() || y.is_some()), "shuffleboard.report.one-place"),
            (x.is_some() != y.is_some(), "shuffleboard.report.across"),
            (report.whole("depth").is_some_and(|depth| depth < 1), "shuffleboard.report.depth-from-one"),
        ])?;
        let on = report.get("on").map(|_| disc_id(report.str("on"))).transpose()?;
        if let (Some(x), Some(y)) = (x, y) {
            let point = measure(x, y)?;
            return Ok(Place { spot: Spot::measured(point), measured: Some(point), on });
        }
        let spot = SPOTS.iter().find(|spot| Some(spot.word) == word).ok_or(vec!["shuffleboard.report.known-place"])?;
        Ok(Place { spot, measured: None, on })
    }

    /// Whether this disc and another lie in the same space; none where one was not measured.
    pub fn overlaps(&self, other: &Place) -> Option<bool> {
        let (one, other) = (self.measured?, other.measured?);
        Some(square(one.0 - other.0) + square(one.1 - other.1) < square(2 * RADIUS))
    }
}

fn measure(x: &Json, y: &Json) -> Result<Point, Vec<&'static str>> {
    let off = vec!["shuffleboard.report.off-the-board"];
    let length = |number: &Json| number.decimal(6).ok_or(off.clone())?.map_err(|()| vec!["shuffleboard.report.decimals"]);
    let (x, y) = (length(x)?, length(y)?);
    // A disc that tips over a side may still be measured.
    let there = x > -SIDE - RADIUS && x < SIDE + RADIUS && (FAR_END..=NEAR_END).contains(&y);
    if there { Ok((x, y)) } else { Err(off) }
}
