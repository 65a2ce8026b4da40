//! A frame in progress: its discs, whose turn it is, and what fouls do to them.

use crate::court::{disc_id, DiscId, Place, DISCS, OFF, ON_DEAD_LINE, TEN_OFF};
use crate::json::Json;

/// A report is taken, or refused by rules.
pub type Outcome = Result<(), Vec<&'static str>>;

/// A refusal where a rule is broken.
pub fn refuse(broken: bool, rule: &'static str) -> Outcome {
    refuse_all(&[(broken, rule)])
}

/// A refusal by all rules that are broken.
pub fn refuse_all(rules: &[(bool, &'static str)]) -> Outcome {
    let broken: Vec<&str> = rules.iter().filter(|(broken, _)| *broken).map(|(_, rule)| *rule).collect();
    if broken.is_empty() { Ok(()) } else { Err(broken) }
}

/// The rules that fired, each with the points that it awards.
pub type Rulings = Vec<(&'static str, i64)>;

#[derive(Clone, Copy, PartialEq)]
enum Status {
    Waiting,
    Lying,
    Gone,
    /// Given back, to be played after all others.
    Returned,
}

#[derive(Clone)]
struct Disc {
    id: DiscId,
    status: Status,
    /// Where it came to rest last, also if that put it out of play.
    place: Option<Place>,
}

/// The shot played last, as long as it can be a foul.
#[derive(Clone)]
struct Last {
    disc: DiscId,
    player: String,
    /// What it displaced, and whether that lay in the 10-off area before.
    displaced: Vec<(DiscId, bool)>,
    called: Vec<String>,
    /// Whether a foul has taken it off, with what it displaced.
    undone: bool,
}

#[derive(Clone)]
pub struct Frame {
    pub number: usize,
    /// The players of both sides who play in it.
    pub shooters: [String; 2],
    pub next: Option<usize>,
    pub shots: usize,
    /// Points that fouls and penalties cost, below zero.
    pub fouls: [i64; 2],
    /// Points that the organizer gave or took.
    pub decisions: [i64; 2],
    discs: Vec<Disc>,
    last: Option<Last>,
}

impl Frame {
    pub fn new(number: usize, shooters: [String; 2], leader: usize) -> Frame {
        let ids = (0..2 * DISCS).map(|i| (i / DISCS, i % DISCS));
        let discs = ids.map(|id| Disc { id, status: Status::Waiting, place: None }).collect();
        let (fouls, decisions) = ([0; 2], [0; 2]);
        Frame { number, shooters, next: Some(leader), shots: 0, fouls, decisions, discs, last: None }
    }

    fn disc(&mut self, (side, number): DiscId) -> &mut Disc {
        &mut self.discs[side * DISCS + number]
    }

    fn first(&self, side: usize, status: Status) -> Option<DiscId> {
        self.discs.iter().find(|disc| disc.id.0 == side && disc.status == status).map(|disc| disc.id)
    }

    fn lying(&self) -> impl Iterator<Item = (DiscId, &Place)> {
        self.discs.iter().filter(|disc| disc.status == Status::Lying).filter_map(|disc| Some((disc.id, disc.place.as_ref()?)))
    }

    /// The disc that a side plays next, those given back last.
    pub fn in_hand(&self, side: usize) -> Option<DiscId> {
        self.first(side, Status::Waiting).or(self.first(side, Status::Returned))
    }

    /// Puts a disc where it came to rest; there it may be out of play.
    fn rest(&mut self, id: DiscId, place: Place, rulings: &mut Rulings) {
        if !place.spot.in_play() {
            rulings.push((place.spot.rule, 0));
        } else if place.spot == &ON_DEAD_LINE {
            rulings.push(("shuffleboard.dead.not-on-line", 0));
        }
        let status = if place.spot.in_play() { Status::Lying } else { Status::Gone };
        *self.disc(id) = Disc { id, status, place: Some(place) };
    }

    /// Takes a disc away; what lay on it lies on the court now.
    fn take_off(&mut self, id: DiscId, status: Status) {
        *self.disc(id) = Disc { id, status, place: None };
        self.slide_from_under(&[id]);
    }

    /// What lay on a disc that has been moved, and is not reported itself, stays there as long as the two still overlap.
    fn slide_from_under(&mut self, reported: &[DiscId]) {
        let places: Vec<(DiscId, Place)> = self.lying().map(|(id, place)| (id, place.clone())).collect();
        for Disc { id, place, .. } in &mut self.discs {
            let Some(place) = place else { continue };
            if let Some(base) = place.on.filter(|base| reported.contains(base) && !reported.contains(id)) {
                let under = places.iter().find(|(id, _)| *id == base);
                place.on = place.on.filter(|_| under.is_some_and(|(_, under)| place.overlaps(under) == Some(true)));
            }
        }
    }

    /// Discs lie beside each other, or one on another that is there; so does one that came to rest out of play just now.
    fn check_layout(&self) -> Outcome {
        let base_of = |id: DiscId| self.lying().find(|(other, _)| *other == id).and_then(|(_, place)| place.on);
        let placed: Vec<(DiscId, &Place)> = self.discs.iter().filter_map(|disc| Some((disc.id, disc.place.as_ref()?))).collect();
        for (id, place) in &placed {
            let there = place.on.is_none_or(|base| self.lying().any(|(other, _)| other == base));
            let tower = std::iter::successors(place.on, |below| base_of(*below)).take(2 * DISCS);
            refuse(!there || tower.into_iter().any(|below| below == *id), "shuffleboard.report.stacked-on-lying")?;
            for (other_id, other) in placed.iter().filter(|(other, _)| other != id) {
                let beside = place.on != Some(*other_id) && other.on != Some(*id);
                match place.overlaps(other) {
                    Some(true) if beside => return Err(vec!["shuffleboard.report.overlap"]),
                    Some(false) if !beside => return Err(vec!["shuffleboard.report.stacked-overlaps"]),
                    _ => {}
                }
            }
        }
        Ok(())
    }

    pub fn shot(&mut self, report: &Json, side: usize, rulings: &mut Rulings) -> Outcome {
        let disc = self.in_hand(side).ok_or(vec!["shuffleboard.order.no-disc-left"])?;
        // What the shot before put out of play is cleared away now.
        self.discs.iter_mut().filter(|disc| disc.status == Status::Gone).for_each(|disc| disc.place = None);
        let place = Place::read(report)?;
        let mut resting = vec![(disc, place)];
        let mut displaced = Vec::new();
        for entry in report.list("moved") {
            let moved = disc_id(entry.str("disc"))?;
            refuse(moved == disc, "shuffleboard.report.played-disc")?;
            refuse(resting.iter().any(|(earlier, _)| *earlier == moved), "shuffleboard.report.disc-once")?;
            refuse(self.disc(moved).status != Status::Lying, "shuffleboard.report.lying-disc")?;
            let was_ten_off = self.disc(moved).place.as_ref().is_some_and(|place| place.spot == &TEN_OFF);
            displaced.push((moved, was_ten_off));
            resting.push((moved, Place::read(entry)?));
        }
        let reported: Vec<DiscId> = resting.iter().map(|(id, _)| *id).collect();
        for (id, place) in resting {
            self.rest(id, place, rulings);
        }
        self.slide_from_under(&reported);
        self.check_layout()?;
        let player = report.str("player").to_string();
        self.last = Some(Last { disc, player, displaced, called: Vec::new(), undone: false });
        self.shots += 1;
        self.pass_on(side, rulings);
        Ok(())
    }

    /// Who plays after a shot of this side: first what has not been played yet, then what was given back.
    fn pass_on(&mut self, side: usize, rulings: &mut Rulings) {
        let order = [
            (1 - side, Status::Waiting, "shuffleboard.order.alternate"),
            (side, Status::Waiting, "shuffleboard.order.plays-on"),
            (1 - side, Status::Returned, "shuffleboard.order.replays-last"),
            (side, Status::Returned, "shuffleboard.order.replays-on"),
        ];
        let next = order.into_iter().find(|(side, status, _)| self.first(*side, *status).is_some());
        self.next = next.map(|(side, ..)| side);
        rulings.push((next.map_or("shuffleboard.order.end-played", |(.., rule)| rule), 0));
    }

    /// Everything that lies there in the end, in one report.
    pub fn lay_out(&mut self, discs: &[Json], rulings: &mut Rulings) -> Outcome {
        for entry in discs {
            let side = if entry.str("side") == "a" { 0 } else { 1 };
            let disc = self.first(side, Status::Waiting).ok_or(vec!["shuffleboard.report.discs-each"])?;
            self.rest(disc, Place::read(entry)?, rulings);
        }
        self.discs.iter_mut().filter(|disc| disc.status == Status::Waiting).for_each(|disc| disc.status = Status::Gone);
        self.next = None;
        self.check_layout()
    }

    /// What the discs make, fouls not yet taken off.
    pub fn score(&self, rulings: &mut Rulings) -> [i64; 2] {
        let mut points = [0, 0];
        for ((side, _), place) in self.lying() {
            points[side] += place.spot.points;
            rulings.push((place.spot.rule, place.spot.points));
            if place.on.is_some() {
                rulings.push(("court-shuffleboard.score.mounted", 0));
            }
        }
        points
    }

    /// A referee's word on a disc that lies there, or that the last shot put out of play without its leaving the board.
    pub fn judge(&mut self, report: &Json, rulings: &mut Rulings) -> Outcome {
        let id = disc_id(report.str("disc"))?;
        let disc = self.disc(id);
        let lies = disc.status == Status::Lying;
        let here = disc.place.as_ref().is_some_and(|place| place.spot != &OFF);
        refuse(!lies && !here, "shuffleboard.report.lying-disc")?;
        let on = disc.place.as_ref().and_then(|place| place.on);
        let place = Place { on, ..Place::read(report)? };
        rulings.push((if !lies && place.spot.in_play() { "shuffleboard.call.reinstated" } else { "shuffleboard.call.judged" }, 0));
        self.rest(id, place, rulings);
        if self.disc(id).status == Status::Gone {
            self.take_off(id, Status::Gone);
        }
        Ok(())
    }

    /// Points off, charged to this frame.
    pub fn charge(&mut self, side: usize, points: i64, rule: &'static str, rulings: &mut Rulings) {
        self.fouls[side] -= points;
        rulings.push((rule, -points));
    }

    /// A foul in the shot played last: its price, and what it played and displaced goes.
    pub fn call_shot(&mut self, report: &Json, side: usize, called: (&'static str, i64), rulings: &mut Rulings) -> Outcome {
        let (rule, price) = called;
        let (foul, player) = (report.str("foul"), report.str("player"));
        let theirs = foul == "opponents-disc";
        if report.get("disc").is_some() {
            let named = disc_id(report.str("disc"))?;
            let earlier = self.last.as_ref().is_none_or(|last| last.disc != named);
            let played = matches!(self.disc(named).status, Status::Lying | Status::Gone);
            let own = named.0 == side && played && self.shooters[side] == player;
            refuse_all(&[
                (earlier && !own, "shuffleboard.foul.late-shot"),
                (earlier && own, "shuffleboard.foul.late-not-called"),
                (earlier && theirs, "court-shuffleboard.foul.theirs-late"),
            ])?;
        }
        let mut last = self.last.take().ok_or(vec!["shuffleboard.foul.about-the-last-shot"])?;
        refuse(last.player != player, "shuffleboard.foul.about-the-last-shot")?;
        refuse(last.called.iter().any(|called| called == foul), "shuffleboard.foul.once-for-a-shot")?;
        refuse(theirs && self.in_hand(1 - side).is_none(), "court-shuffleboard.foul.their-disc-left")?;
        self.charge(side, price, rule, rulings);
        last.called.push(foul.to_string());
        if theirs {
            // The offender still has the disc that seemed to be played; the opponent plays his again.
            self.take_off(last.disc, Status::Waiting);
            if let Some(shot) = self.in_hand(1 - side) {
                self.take_off(shot, Status::Returned);
            }
            rulings.push(("court-shuffleboard.foul.theirs-given-back", 0));
        } else if self.disc(last.disc).status != Status::Waiting {
            if self.disc(last.disc).status == Status::Lying {
                rulings.push(("court-shuffleboard.foul.disc-removed", 0));
            }
            self.take_off(last.disc, Status::Gone);
        }
        if !last.undone {
            self.undo(&last.displaced, side, rulings);
        }
        last.undone = true;
        self.pass_on(side, rulings);
        self.last = Some(last);
        Ok(())
    }

    /// What a foul shot displaced goes too: the opponent's discs are given back, and own ones from the 10-off area cost ten more.
    fn undo(&mut self, displaced: &[(DiscId, bool)], side: usize, rulings: &mut Rulings) {
        for (id, was_ten_off) in displaced {
            let (status, rule) = match id.0 == side {
                true => (Status::Gone, "court-shuffleboard.foul.own-displaced-removed"),
                false => (Status::Returned, "court-shuffleboard.foul.displaced-replayed"),
            };
            self.take_off(*id, status);
            rulings.push((rule, 0));
            if id.0 == side && *was_ten_off {
                self.charge(side, 10, "court-shuffleboard.foul.ten-off-charged", rulings);
            }
        }
    }
}
