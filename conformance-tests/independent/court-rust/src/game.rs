//! A match: who plays, the frames that were counted, and how it ends.

use std::collections::{BTreeMap, BTreeSet};

use crate::court::DISCS;
use crate::form;
use crate::frame::{refuse, refuse_all, Frame, Outcome, Rulings};
use crate::json::Json;

const TARGET: i64 = 75;
const TIE_FRAMES: usize = 2;

/// How the game stands: the totals, and after a tie how many extra frames are left.
#[derive(Clone, Copy, Default)]
struct Score {
    totals: [i64; 2],
    extra: Option<usize>,
}

/// A counted frame.
#[derive(Clone)]
struct Counted {
    points: [i64; 2],
    decisions: [i64; 2],
    before: Score,
}

/// How the match ended: for whom, and whether by a count.
type Ending = (Option<usize>, bool);

#[derive(Clone)]
pub struct Match {
    seats: Vec<String>,
    absent: BTreeSet<String>,
    /// Who leads the first frame, once that is decided.
    leader: Option<usize>,
    score: Score,
    counted: Vec<Counted>,
    frame: Frame,
    ending: Option<Ending>,
}

impl Match {
    pub fn new(seats: Vec<String>) -> Match {
        let (score, frame) = (Score::default(), Frame::new(1, shooters(&seats, 1), 0));
        Match { seats, absent: BTreeSet::new(), leader: None, score, counted: Vec::new(), frame, ending: None }
    }

    /// Judges a report; on error the rules that refuse it, none where it has not even the form of one.
    pub fn judge(&mut self, report: &Json) -> Result<Rulings, Vec<&'static str>> {
        let (mut next, mut rulings) = (self.clone(), Rulings::new());
        if !form::well_formed(report) {
            return Err(Vec::new());
        }
        next.take(report, &mut rulings)?;
        *self = next;
        Ok(rulings)
    }

    /// The rank of each player once the match is decided; the losers come behind all winners.
    pub fn places(&self) -> BTreeMap<String, i64> {
        let Some((winner, _)) = self.ending else { return BTreeMap::new() };
        let losers = 1 + self.seats.len() as i64 / 2;
        let rank = |seat: usize| if winner.is_some_and(|winner| winner != seat % 2) { losers } else { 1 };
        self.seats.iter().enumerate().map(|(seat, name)| (name.clone(), rank(seat))).collect()
    }

    fn seat(&self, player: &str) -> Option<usize> {
        self.seats.iter().position(|seat| seat == player)
    }

    fn take(&mut self, report: &Json, rulings: &mut Rulings) -> Outcome {
        let event = report.str("event");
        refuse(!matches!(self.seats.len(), 2 | 4), "shuffleboard.report.seats")?;
        let whom = if event == "tossed" { "winner" } else { "player" };
        let seat = self.seat(report.str(whom));
        refuse(report.get(whom).is_some() && seat.is_none(), "shuffleboard.report.known-player")?;
        let away = |player: &String| self.absent.contains(player);
        let waits = match event {
            "shot" => away(&self.seats[seat.unwrap_or(0)]),
            "end-played" => self.frame.shooters.iter().any(away),
            _ => false,
        };
        let over = self.ending.is_some() && event != "end-corrected";
        refuse_all(&[
            (over, "shuffleboard.report.match-over"),
            (waits, "shuffleboard.people.away"),
            (waits && !over && self.leader.is_none(), "shuffleboard.start.first-decide"),
        ])?;
        // Where nobody is named, the side does not matter.
        let side = seat.unwrap_or(0) % 2;
        let decides = report.str("decision") == "decide";
        match event {
            "tossed" => self.toss(report, side, rulings),
            "lagged" => self.lag(report),
            "handicap-agreed" => refuse(true, "shuffleboard.start.no-handicap"),
            "conceded" => self.finish(Some(1 - side), "shuffleboard.match.conceded", rulings),
            "game-conceded" => refuse(true, "shuffleboard.people.no-game-to-concede"),
            "match-abandoned" => match self.score.totals {
                [a, b] if a == b => self.finish(None, "shuffleboard.people.abandoned-level", rulings),
                [a, b] => self.finish(Some(usize::from(a < b)), "shuffleboard.people.abandoned", rulings),
            },
            "player-withdrew" => self.finish(Some(1 - side), "shuffleboard.people.withdrew", rulings),
            "player-disqualified" => {
                refuse(report.str("because").trim().is_empty(), "shuffleboard.people.sent-off-reason")?;
                self.finish(Some(1 - side), "shuffleboard.people.sent-off", rulings)
            }
            "player-absent" => {
                refuse(!self.absent.insert(report.str("player").to_string()), "shuffleboard.people.absent-already")?;
                taken("shuffleboard.people.absent-waits", rulings)
            }
            "player-arrived" => {
                refuse(!self.absent.remove(report.str("player")), "shuffleboard.people.never-absent")?;
                taken("shuffleboard.people.arrived", rulings)
            }
            "player-replaced" => {
                let by = report.str("by");
                let nameless = by.is_empty() || by.trim() != by || by.chars().count() > 100;
                refuse_all(&[
                    (true, "shuffleboard.people.replaced-not-allowed"),
                    (nameless, "shuffleboard.people.replaced-nameless"),
                    (self.seat(by).is_some(), "shuffleboard.people.replaced-plays-already"),
                ])
            }
            "organizer-decided" if decides => {
                refuse(report.get("points").is_some(), "shuffleboard.people.points-not-named")?;
                self.finish(Some(side), "shuffleboard.people.match-decided", rulings)
            }
            _ if self.leader.is_none() => refuse(true, "shuffleboard.start.first-decide"),
            "organizer-decided" => self.decide(report, side, rulings),
            "shot" => self.shot(report, side, rulings),
            "judged" => self.frame.judge(report, rulings),
            "hang-tested" => refuse(true, "shuffleboard.call.no-hangers"),
            "foul-called" => self.foul(report, side, rulings),
            "penalised" => {
                let points = report.whole("points").unwrap_or(0);
                refuse(!(1..=100).contains(&points), "shuffleboard.foul.penalty-range")?;
                self.frame.charge(side, points, "shuffleboard.foul.penalised", rulings);
                Ok(())
            }
            "counted" => self.count(report, rulings),
            "end-played" => {
                refuse(self.frame.shots > 0, "shuffleboard.end.whole-or-shots")?;
                self.frame.lay_out(report.list("discs"), rulings)?;
                self.count(report, rulings)
            }
            "end-voided" => self.void(report.str("cause"), rulings),
            _ => self.correct(report, rulings),
        }
    }

    fn toss(&mut self, report: &Json, side: usize, rulings: &mut Rulings) -> Outcome {
        refuse(self.leader.is_some(), "shuffleboard.start.only-once")?;
        let first = report.str("plays") == "first";
        self.leader = Some(if first { side } else { 1 - side });
        self.frame = self.fresh_frame(1);
        let choice = if first { "shuffleboard.start.plays-first" } else { "shuffleboard.start.plays-second" };
        rulings.extend([("shuffleboard.start.toss", 0), (choice, 0), ("court-shuffleboard.frame.yellow-leads", 0)]);
        rulings.extend([("court-shuffleboard.frame.black-follows", 0), ("court-shuffleboard.frame.yellow-left", 0)]);
        Ok(())
    }

    /// No lag is played here, be it reported well or not.
    fn lag(&self, report: &Json) -> Outcome {
        let near = |shot: &Json| matches!(shot.get("distance").and_then(|far| far.decimal(6)), Some(Ok(0..=600_000_000)));
        let sides: Vec<usize> = report.list("shots").iter().map(|shot| self.seat(shot.str("player")).unwrap_or(0) % 2).collect();
        refuse_all(&[
            (!report.list("shots").iter().all(near), "shuffleboard.start.lag-distance"),
            (sides.len() != 2 || sides[0] == sides[1], "shuffleboard.start.lag-each-side"),
            (true, "shuffleboard.start.no-lag"),
        ])
    }

    fn shot(&mut self, report: &Json, side: usize, rulings: &mut Rulings) -> Outcome {
        let next = self.frame.next.ok_or(vec!["shuffleboard.order.all-played"])?;
        let out_of_turn = report.get("outOfTurn") == Some(&Json::Bool(true));
        let stranger = self.frame.shooters[side] != report.str("player");
        refuse(stranger || side != next && !out_of_turn, "shuffleboard.order.not-next")?;
        if out_of_turn {
            refuse(side == next, "shuffleboard.order.in-turn")?;
            refuse(self.frame.in_hand(side).is_none(), "shuffleboard.order.no-disc-left")?;
            refuse(self.frame.shots > 0, "shuffleboard.order.out-of-turn-refused")?;
            rulings.push(("shuffleboard.order.wrong-lead", 0));
        }
        self.frame.shot(report, side, rulings)
    }

    /// Three fouls in a shot cost ten, two have no price, a waiting disc on a line costs five; others are not called.
    fn foul(&mut self, report: &Json, side: usize, rulings: &mut Rulings) -> Outcome {
        let (rule, price) = match report.str("foul") {
            "waiting-on-line" => {
                refuse(report.get("disc").is_some(), "shuffleboard.foul.late-shot")?;
                self.frame.charge(side, 5, "court-shuffleboard.foul.waiting-on-line", rulings);
                return Ok(());
            }
            "played-on-side-line" => ("court-shuffleboard.foul.played-on-side-line", 10),
            "over-baseline" => ("court-shuffleboard.foul.over-baseline", 10),
            "opponents-disc" => ("court-shuffleboard.foul.opponents-disc", 10),
            "without-cue" => ("court-shuffleboard.foul.without-cue", 0),
            "outside-ten-off" => ("court-shuffleboard.foul.outside-ten-off", 0),
            _ => return refuse(true, "shuffleboard.foul.called-here"),
        };
        self.frame.call_shot(report, side, (rule, price), rulings)
    }

    fn count(&mut self, report: &Json, rulings: &mut Rulings) -> Outcome {
        refuse(self.frame.next.is_some(), "shuffleboard.end.all-played-first")?;
        let (discs, decisions) = (self.frame.score(rulings), self.frame.decisions);
        let points = [0, 1].map(|side| discs[side] + self.frame.fouls[side] + decisions[side]);
        let claims = [report.whole("a"), report.whole("b")];
        refuse((0..2).any(|side| claims[side].is_some_and(|claim| claim != points[side])), "shuffleboard.end.claim")?;
        self.counted.push(Counted { points, decisions, before: self.score });
        self.settle("shuffleboard.end.counted", rulings)
    }

    /// What follows when the frame counted last has its score: the totals, the end of the game, or the next frame.
    fn settle(&mut self, because: &'static str, rulings: &mut Rulings) -> Outcome {
        rulings.push((because, 0));
        let Some(last) = self.counted.last() else { return Ok(()) };
        let totals = [0, 1].map(|side| last.before.totals[side] + last.points[side]);
        self.score = Score { totals, extra: last.before.extra.map(|extra| extra - 1) };
        self.ending = None;
        let over = match (self.score.extra, totals.map(|total| total >= TARGET)) {
            (Some(0), _) => Some("shuffleboard.match.extra-decides"),
            (None, [true, true]) => Some("shuffleboard.match.both-reached"),
            (None, [true, false] | [false, true]) => Some("shuffleboard.match.target-reached"),
            _ => None,
        };
        if let Some(rule) = over.filter(|_| totals[0] != totals[1]) {
            rulings.push((rule, 0));
            self.ending = Some((Some(usize::from(totals[0] < totals[1])), true));
            return taken("shuffleboard.match.won", rulings);
        }
        if over.is_some() {
            self.score.extra = Some(TIE_FRAMES);
            rulings.push(("shuffleboard.match.level-extra", 0));
        }
        // After a correction, what has already been played or charged in the next frame stands.
        let number = self.counted.len() + 1;
        if self.frame.number != number {
            self.frame = self.fresh_frame(number);
        } else if self.frame.shots > 0 {
            return Ok(());
        }
        rulings.extend([("shuffleboard.order.mirrored", 0), ("shuffleboard.order.change-ends", 0)]);
        if self.seats.len() == 4 && number.is_multiple_of(2) {
            rulings.push(("shuffleboard.order.partners-in-turn", 0));
        }
        taken("court-shuffleboard.frame.yellow-left", rulings)
    }

    /// The lead is mirrored: one side leads the first and the last of four frames, the other those between.
    fn fresh_frame(&self, number: usize) -> Frame {
        let first = self.leader.unwrap_or(0);
        Frame::new(number, shooters(&self.seats, number), if matches!(number % 4, 0 | 1) { first } else { 1 - first })
    }

    fn void(&mut self, cause: &str, rulings: &mut Rulings) -> Outcome {
        let (lead, colours) = (cause == "wrong-lead", cause == "wrong-colours");
        let (begun, played) = (self.frame.shots > 0, self.frame.next.is_none());
        refuse(!begun && !self.counted.is_empty() && (lead || colours), "shuffleboard.end.wrong-lead-stands")?;
        refuse(!begun, "shuffleboard.end.nothing-to-replay")?;
        refuse(played && lead, "shuffleboard.end.wrong-lead-late")?;
        refuse(played && colours, "shuffleboard.end.colours-stand")?;
        let decisions = self.frame.decisions;
        self.frame = self.fresh_frame(self.frame.number);
        self.frame.decisions = decisions;
        taken("shuffleboard.end.played-again", rulings)
    }

    fn correct(&mut self, report: &Json, rulings: &mut Rulings) -> Outcome {
        let last = self.counted.len();
        refuse(last == 0, "shuffleboard.end.correct-counted")?;
        let number = report.whole("number").and_then(|number| usize::try_from(number).ok()).unwrap_or(0);
        let earlier = report.get("agreed") == Some(&Json::Bool(true)) && self.ending.is_none() && (1..last).contains(&number);
        refuse(number != last && !earlier, "shuffleboard.end.correct-last")?;
        refuse(self.ending.is_some_and(|(_, by_count)| !by_count), "shuffleboard.end.correct-this-game")?;
        let frame = &mut self.counted[number - 1];
        let points = ["a", "b"].map(|name| report.whole(name).unwrap_or(0));
        let more = [0, 1].map(|side| points[side] - frame.points[side]);
        refuse(more == [0, 0], "shuffleboard.end.correct-something")?;
        let best = |side: usize| 10 * DISCS as i64 + frame.decisions[side];
        refuse((0..2).any(|side| !(-1000..=best(side)).contains(&points[side])), "shuffleboard.end.correct-possible")?;
        frame.points = points;
        if number == last {
            return self.settle("shuffleboard.end.corrected", rulings);
        }
        rulings.push(("shuffleboard.end.corrected-by-agreement", 0));
        let later = self.counted[number..].iter_mut().map(|frame| &mut frame.before.totals);
        for totals in later.chain([&mut self.score.totals]) {
            *totals = [totals[0] + more[0], totals[1] + more[1]];
        }
        Ok(())
    }

    fn decide(&mut self, report: &Json, side: usize, rulings: &mut Rulings) -> Outcome {
        if report.str("decision") == "annul" {
            let last = self.counted.last_mut().filter(|last| last.points != [0, 0]);
            refuse_all(&[
                (report.get("points").is_some(), "shuffleboard.people.points-not-named"),
                (last.is_none(), "shuffleboard.people.nothing-to-annul"),
            ])?;
            last.into_iter().for_each(|last| last.points = [0, 0]);
            return self.settle("shuffleboard.people.end-annulled", rulings);
        }
        let points = report.whole("points").unwrap_or(0);
        refuse(!(1..=100).contains(&points), "shuffleboard.people.points-named")?;
        let (rule, points) = match report.str("decision") {
            "award" => ("shuffleboard.people.points-awarded", points),
            _ => ("shuffleboard.people.points-deducted", -points),
        };
        self.frame.decisions[side] += points;
        rulings.push((rule, points));
        Ok(())
    }

    /// The match ends otherwise than by a count.
    fn finish(&mut self, winner: Option<usize>, rule: &'static str, rulings: &mut Rulings) -> Outcome {
        rulings.push((rule, 0));
        self.ending = Some((winner, false));
        Ok(())
    }
}

/// A report is taken by a rule that awards nothing.
fn taken(rule: &'static str, rulings: &mut Rulings) -> Outcome {
    rulings.push((rule, 0));
    Ok(())
}

/// Odd frames are played by the first two seats, even ones in doubles by their partners.
fn shooters(seats: &[String], frame: usize) -> [String; 2] {
    let first = if seats.len() == 4 && frame.is_multiple_of(2) { 2 } else { 0 };
    [0, 1].map(|side| seats.get(first + side).cloned().unwrap_or_default())
}
