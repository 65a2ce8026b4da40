package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** Single lines that cannot stand: refused with what, where, what is allowed; nothing changes. */
class BadInputTest {

    private static final List<String> SEATS = List.of("Anna", "Bernd", "Carla");

    /** A table in some position, by name. */
    private static Evening table(String position) {
        Evening table = Evening.of("A", "B", "C");
        Evening laid = Evening.of("A", "B", "C");
        laid.lay("A 6-5-4", "B 6-6-5", "C 2-2-1");
        return switch (position) {
            case "unopened" ->
                    Evening.unopened(Evening.GAME.variants().get("hattersheim"), "A", "B", "C");
            case "begun" -> table;
            case "leading" -> laid;
            case "shown" -> laid.play("A lifts");
            case "throwing" -> laid.play("A lifts", "A keeps 6");
            case "schuss" -> laid.play("A lifts", "A stands");
            case "following" ->
                    laid.play("A lifts", "A throws 6-5-4", "A lifts", "A stands", "B lifts");
            case "second" ->
                    laid.play("A lifts", "A throws 6-5-4", "A lifts", "A stands")
                            .play("B lifts", "B keeps 6", "B throws 6-5", "B lifts");
            case "tied" -> table.schuss("A 4-1-1", "B 3-2-2", "C 3-2-2");
            case "over" -> table.loses("A").loses("A");
            default -> throw new IllegalArgumentException(position);
        };
    }

    @ParameterizedTest(name = "{0}: {1} is refused by {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                // The dice that decide who starts.
                "unopened | A starts 0 | start.right-dice | /dice",
                "unopened | A starts 7 | start.right-dice | /dice",
                "unopened | A starts 6-5 | start.right-dice | /dice",
                "unopened | B starts 6 | start.in-order | /player",
                "unopened | A throws 6-5-4 | report.throw-while-tied | ''",
                "unopened | A lifts | report.uncover-turn | /player",
                "unopened | A keeps 6 | report.set-aside-turn | /player",
                "unopened | A stands | report.stand-turn | /player",
                "unopened | A rolls 6-5-4 | report.roll-off-only-when-tied | ''",
                "begun | A knocks | offence.nothing-to-nudge | /player",
                "begun | A starts 6 | report.starter-only-at-start | ''",
                // Throws.
                "begun | A throws 6-5 | report.number-thrown | /dice",
                "begun | A throws 6-5-4-3 | report.number-thrown | /dice",
                "begun | A throws 6-5-0 | report.pips-thrown | /dice",
                "begun | A throws 7-5-4 | report.pips-thrown | /dice",
                "begun | A throws 1000000000-5-4 | report.pips-thrown | /dice",
                "begun | B throws 6-5-4 | report.throw-turn | /player",
                "begun | B throws | report.throw-turn | /player",
                "begun | A stands | throw.throw-must-follow | ''",
                "begun | B stands | report.stand-turn | /player",
                "begun | A lifts | report.uncover-turn | /player",
                "begun | A lifts 6-5-4 | report.uncover-turn | /player",
                "begun | A keeps 6 | report.set-aside-turn | /player",
                "begun | A turns 1 | report.set-aside-turn | /player",
                "begun | A tilts | offence.askew-not-repeatable | /player",
                "begun | A knocks flat | offence.nothing-to-nudge | /player",
                // The leader.
                "leading | A stands | throw.uncover-first | ''",
                "leading | A throws 6-5-4 | throw.show-before-throwing | ''",
                "leading | A keeps 6 | throw.show-before-setting-aside | ''",
                "leading | A lifts 6-5-3 | report.dice-agree | /dice",
                "leading | A lifts 6-5 | report.number-uncovered | /dice",
                "leading | A lifts 6-5-7 | report.pips-uncovered | /dice",
                "leading | B stands | report.stand-turn | /player",
                "leading | B throws 6-5-4 | report.throw-turn | /player",
                "leading | B keeps 6 | report.set-aside-turn | /player",
                "leading | A rolls 6-5-4 | report.roll-off-only-when-tied | ''",
                // Setting aside.
                "shown | A lifts | report.uncover-turn | /player",
                "shown | A keeps 3 | throw.not-in-cup | /dice",
                "shown | A keeps 6-6 | throw.not-in-cup | /dice",
                "shown | A keeps 7 | throw.not-in-cup | /dice",
                "shown | A keeps 0 | throw.not-in-cup | /dice",
                "shown | A keeps 6-5-4 | throw.one-die-goes-on | /dice",
                "shown | A turns 0 | throw.nothing-named | /dice",
                "shown | A turns -1 | sixes.possible-count | /turned",
                "shown | A turns 1 | sixes.too-few | /turned",
                "shown | A turns 1000000000 | sixes.three-give-one | /turned",
                "shown | A returns 4 | throw.aside-stays | /putBack",
                "throwing | A stands | throw.throw-must-follow | ''",
                "throwing | A lifts | report.uncover-turn | /player",
                "throwing | A keeps 5 | report.set-aside-turn | /player",
                "throwing | A throws 6-5-4 | report.number-thrown | /dice",
                "throwing | A throws 6 | report.number-thrown | /dice",
                // The others.
                "schuss | B throws 6-5-4-3 | report.number-thrown | /dice",
                "schuss | B throws 7-5-4 | report.pips-thrown | /dice",
                "schuss | B stands | report.stand-turn | /player",
                "schuss | B keeps 6 | throw.none-left | ''",
                "schuss | B turns 1 | sixes.no-throw-left | /turned",
                "schuss | C lifts 6-5-4 | report.dice-named-already | /dice",
                "following | C stands | report.stand-turn | /player",
                "following | C keeps 2 | report.set-aside-turn | /player",
                "following | C throws 6-5-4 | report.throw-turn | /player",
                "following | B turns 2 | sixes.too-few | /turned",
                "following | B turns 1 6 | sixes.one-goes-back | /dice",
                "following | B keeps 1 | throw.not-in-cup | /dice",
                "second | B returns 6 | throw.aside-stays | /putBack",
                "second | B turns 1 | sixes.too-few | /turned",
                "second | B keeps 6-5 | throw.one-die-goes-on | /dice",
                // The roll-off.
                "tied | A rolls 6-5-4 | report.roll-off-turn | /player",
                "tied | B rolls 6-5 | report.roll-off-dice | /dice",
                "tied | B rolls 6-5-4-3 | report.roll-off-dice | /dice",
                "tied | B rolls 6-5-0 | report.roll-off-dice | /dice",
                "tied | B rolls 6-5-7 | report.roll-off-dice | /dice",
                "tied | B throws 6-5-4 | report.throw-while-tied | ''",
                "tied | B lifts | report.uncover-turn | /player",
                "tied | B stands | report.stand-turn | /player",
                "tied | B keeps 3 | report.set-aside-turn | /player",
                "tied | B starts 6 | report.starter-only-at-start | ''",
                // Dropped dice.
                "begun | A drops 0 | offence.possible-drop | /dice",
                "begun | A drops -1 | offence.possible-drop | /dice",
                "begun | A drops 4 | offence.possible-drop | /dice",
                "begun | A drops 1 7 | offence.possible-drop-pips | /pips",
                "begun | A drops 2 1 | offence.possible-drop-pips | /pips",
                // After the end.
                "over | A throws 6-5-4 | report.match-over | ''",
                "over | A starts 6 | report.match-over | ''",
                "over | A lifts | report.match-over | ''",
                "over | A keeps 6 | report.match-over | ''",
                "over | A stands | report.match-over | ''",
                "over | A rolls 6-5-4 | report.match-over | ''",
                "over | A drops | report.match-over | ''",
                "over | A tilts | report.match-over | ''",
                "over | A knocks | report.match-over | ''",
            })
    void whatCannotBeIsRefusedByTheRuleThatSaysSo(
            String position, String told, String rule, String pointer) {
        Evening evening = table(position);
        Verdict.Rejected<SchockenState, SchockenEvent> verdict = evening.refused(told);
        assertThat(verdict.because()).contains("schocken." + rule);
        for (Ruling ruling : verdict.rulings()) {
            assertThat(ruling.citations()).isNotEmpty();
            for (Lang lang : Lang.values()) {
                assertThat(Evening.GAME.rulebook().say(ruling, lang))
                        .as(ruling.rule())
                        .isNotBlank()
                        .doesNotContain("{", "}", "[[", "]]");
            }
            if (ruling.rule().equals("schocken." + rule)) {
                assertThat(ruling.kind()).isEqualTo(Ruling.Kind.FORBIDS);
                assertThat(ruling.pointer()).isEqualTo(pointer.equals("''") ? "" : pointer);
            }
        }
        assertThat(evening.refused(told)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unopened",
                "begun",
                "leading",
                "shown",
                "throwing",
                "schuss",
                "following",
                "second",
                "tied"
            })
    void listsWithoutDiceAndHugeListsAreRefused(String position) {
        Evening evening = table(position);
        List<Integer> none = List.of();
        List<Integer> many = Collections.nCopies(100_000, 6);
        for (List<Integer> dice : List.of(none, many)) {
            for (String player : List.of("A", "B", "C")) {
                for (SchockenEvent event :
                        List.of(
                                new SchockenEvent.StarterThrown(player, dice),
                                SchockenEvent.Thrown.of(player, dice),
                                SchockenEvent.Uncovered.of(player, dice),
                                SchockenEvent.SetAside.of(player, dice),
                                SchockenEvent.SetAside.of(player, none).putBack(dice),
                                new SchockenEvent.RollOffThrown(player, dice))) {
                    Verdict<SchockenState, SchockenEvent> verdict =
                            assertTimeoutPreemptively(
                                    Duration.ofMinutes(2), () -> evening.match().judge(event));
                    assertThat(verdict.accepted()).as(event.toString()).isFalse();
                }
            }
        }
    }

    @Test
    void anUnknownPlayerIsRefusedWithTheNearestName() {
        Evening evening = Evening.of("Anna", "Bernd", "Carla");
        for (String told :
                List.of(
                        "Ana throws 6-5-4",
                        "Ana starts 6",
                        "Ana lifts",
                        "Ana keeps 6",
                        "Ana stands",
                        "Ana rolls 6-5-4",
                        "Ana drops",
                        "Ana stacks",
                        "Ana blows")) {
            Ruling ruling = evening.refused(told).rulings().get(0);
            assertThat(ruling.rule()).isEqualTo("schocken.report.seated-player");
            assertThat(ruling.pointer()).isEqualTo("/player");
            assertThat(ruling.fact("nearest")).contains("Anna");
            assertThat(ruling.fact("seats")).contains(SEATS);
        }
        assertThat(evening.refused("Zacharias stands").rulings())
                .extracting(Ruling::rule, ruling -> ruling.fact("nearest"))
                .containsExactly(tuple("schocken.report.seated-player", Optional.of("")));
    }

    @Test
    void aTableWithTooFewSeatsIsNotOpened() {
        Variant hattersheim = Evening.GAME.variants().get("hattersheim");
        assertThatThrownBy(() -> Evening.unopened(hattersheim, "A"))
                .isInstanceOfSatisfying(
                        ProblemsException.class,
                        refused ->
                                assertThat(refused.problems())
                                        .containsExactly(tooFew("1", "2–64")));
        assertThatThrownBy(() -> Evening.unopened(Evening.house("leastPlayers: 3"), "A", "B"))
                .isInstanceOfSatisfying(
                        ProblemsException.class,
                        refused ->
                                assertThat(refused.problems())
                                        .containsExactly(tooFew("2", "3–64")));
    }

    private static Problem tooFew(String seats, String allowed) {
        return Problem.of("wrong-number-of-seats", Where.UNKNOWN.path("/seats"))
                .withValue(seats)
                .withAllowed(allowed)
                .withRule("schocken.report.players-needed");
    }

    @Test
    void whatIsNotAsideCannotGoBack() {
        Evening evening =
                Evening.in(Evening.house("putBack: true"), "A", "B")
                        .lay("A 6-5-4", "B 6-6-5")
                        .play("A lifts", "A keeps 6", "A throws 5-4", "A lifts");
        for (String back : List.of("A returns 5", "A returns 6-6", "A returns 7")) {
            Ruling ruling = evening.refused(back).rulings().get(0);
            assertThat(ruling.rule()).isEqualTo("schocken.throw.put-back-not-aside");
            assertThat(ruling.pointer()).isEqualTo("/putBack");
        }
        assertThat(evening.refusal("A keeps 5-4 returns 5"))
                .contains("schocken.throw.put-back-not-aside");
        assertThat(evening.play("A returns 6").rules()).containsExactly("schocken.throw.put-back");
    }

    @Test
    void diceThatNobodyHasToldCannotBeTurnedOrShownUnnamed() {
        Evening evening = Evening.of("A", "B").play("A throws", "B throws");
        assertThat(evening.refusal("A lifts")).containsExactly("schocken.report.dice-needed");
        evening.play("A lifts 6-5-4", "A throws", "A lifts 6-5-4", "A stands", "B lifts");
        assertThat(evening.refusal("B turns 1")).containsExactly("schocken.sixes.must-be-shown");
        assertThat(evening.play("B lifts 6-6-5", "B turns 1").rules())
                .containsExactly("schocken.sixes.turned");
    }

    @Test
    void whoIsOutOfTheFinalHasNothingToReport() {
        Evening evening = Evening.of("A", "B", "C").loses("A").loses("B").lay("B 6-5-4", "A 6-6-5");
        assertThat(evening.refusal("C lifts")).containsExactly("schocken.report.uncover-turn");
        assertThat(evening.refusal("C keeps 6")).contains("schocken.report.set-aside-turn");
        assertThat(evening.refusal("C stands")).containsExactly("schocken.report.stand-turn");
        assertThat(evening.refusal("C tilts"))
                .containsExactly("schocken.offence.askew-not-repeatable");
        assertThat(evening.refusal("C knocks"))
                .containsExactly("schocken.offence.nothing-to-nudge");
        assertThat(evening.play("C throws 6-6-6").rules())
                .containsExactly("schocken.offence.unneeded-throw");
    }

    private static final List<String> ANYTHING =
            List.of(
                    "starts 6",
                    "starts 6-5-4",
                    "throws",
                    "throws 6-5-4",
                    "throws 6",
                    "lifts",
                    "lifts 1-1-1",
                    "keeps 6",
                    "keeps 1-1",
                    "keeps 6-5-4",
                    "turns 1",
                    "turns 2 1",
                    "returns 1",
                    "keeps 1 returns 6",
                    "stands",
                    "rolls 6-5-4",
                    "drops",
                    "tilts",
                    "stacks",
                    "knocks flat",
                    "blows");

    /** Whatever is told whenever by whomever: an answer, a rule that gives it, and words for it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "games: 2",
                "putBack: true",
                "lastThrowHidden: false",
                "overThrow: one-disc",
                "earlyLift: lock-turn",
                "schockAus: thrower-leaves",
                "throwLimit: free",
                "gameStarter: one-die-highest",
                "burningDice: one-knock"
            })
    void everyAnswerNamesItsRule(String change) {
        Random random = new Random(change.length());
        Match<SchockenState, SchockenEvent> match =
                Evening.GAME.open(Evening.house(change), Seats.of("A", "B", "C"));
        for (int i = 0; i < 60 && match.outcome().isEmpty(); i++) {
            for (String player : List.of("A", "B", "C")) {
                for (String told : ANYTHING) {
                    Verdict<SchockenState, SchockenEvent> verdict =
                            match.judge(Notation.event(player + " " + told));
                    assertThat(verdict.rulings())
                            .as("%s %s in %s", player, told, match.state().stage())
                            .isNotEmpty();
                    assertThat(forbidden(verdict)).isEqualTo(!verdict.accepted());
                    assertThat(verdict.rulings()).allMatch(BadInputTest::worded);
                }
            }
            SchockenEvent event = PlayedMatch.played(match, random);
            match = match.judge(event).orElseThrow().match();
        }
    }

    private static boolean forbidden(Verdict<SchockenState, SchockenEvent> verdict) {
        return verdict.rulings().stream().anyMatch(ruling -> ruling.kind() == Ruling.Kind.FORBIDS);
    }

    private static boolean worded(Ruling ruling) {
        String words = Evening.GAME.rulebook().say(ruling, Lang.EN);
        return !words.isBlank() && !words.contains("{") && !words.contains("  ");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 4, 1_000_000_000, Integer.MAX_VALUE})
    void hostileNumbersAreAnsweredAtOnce(int number) {
        Evening evening = table("shown");
        for (SchockenEvent event :
                List.of(
                        SchockenEvent.SetAside.of("A", List.of()).turned(number),
                        SchockenEvent.SetAside.of("A", List.of(number, 6)).turned(number),
                        SchockenEvent.DiceDropped.one("A").dice(number),
                        SchockenEvent.DiceDropped.one("A")
                                .dice(3)
                                .pips(number == 0 ? 1 : number))) {
            boolean fine =
                    event instanceof SchockenEvent.DiceDropped dropped
                            && number == 4
                            && dropped.dice().filter(dice -> dice == 3).isPresent();
            if (fine) {
                assertThat(evening.match().judge(event).accepted()).isTrue();
            } else {
                evening.refused(event);
            }
        }
    }

    @Test
    void aTableOfSixtyFourSeatsIsPlayed() {
        String[] names = new String[64];
        Arrays.setAll(names, seat -> "P" + seat);
        Evening evening = Evening.unopened(Evening.house(), names);
        for (String name : names) {
            evening.play(name + (name.equals("P9") ? " throws 2-2-1" : " throws 6-6-5"));
        }
        evening.play("P0 lifts", "P0 stands").finish();
        assertThat(evening.loser()).isEqualTo("P9");
    }
}
