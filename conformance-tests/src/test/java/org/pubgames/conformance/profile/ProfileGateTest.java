package org.pubgames.conformance.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.JudgedLine;
import org.pubgames.conformance.Opened;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.Vector.Polarity;
import org.pubgames.conformance.comparison.Applicability;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;

/**
 * Every rule that is in force under the variant of a rule document has a positive and a negative
 * vector that plays exactly that variant, or is listed with the reason. Prints the figures.
 */
class ProfileGateTest {

    static List<Profile> profiles() {
        return Profiles.all();
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void everyRuleInForceIsAimedAtFromBothSidesOrListed(Profile profile) {
        Aims aims = Aims.of(profile);
        System.out.println(aims.line(profile));
        Unaimed listed = Unaimed.of(profile);
        assertThat(aims.without(Polarity.POSITIVE))
                .as(profile.name() + ": rules in force without a positive vector")
                .containsExactlyElementsOf(listed.ids());
        Set<String> withoutNearMiss = aims.without(Polarity.NEGATIVE);
        withoutNearMiss.removeAll(listed.ids());
        assertThat(withoutNearMiss)
                .as(profile.name() + ": rules in force without a negative vector")
                .isEmpty();
        assertThat(listed.rules()).allSatisfy(each -> assertThat(each.because()).isNotBlank());
        assertThat(listed.rules()).extracting(Unaimed.Entry::rule).doesNotHaveDuplicates();
    }

    /** What cannot fire does not: not in any vector of the game, played by this variant. */
    @ParameterizedTest
    @MethodSource("profiles")
    void aRuleThatIsSaidNotToFireNeverFires(Profile profile) {
        Set<String> fired = new TreeSet<>();
        for (Vector vector : ShippedVectors.of(profile.game())) {
            if (!vector.repeats()
                    && vector.play().filter(play -> play.position().isEmpty()).isPresent()) {
                fired.addAll(fired(Aims.game(profile), profile, vector.play().orElseThrow()));
            }
        }
        assertThat(fired).isNotEmpty();
        Set<String> silent = Unaimed.of(profile).ids();
        silent.retainAll(fired);
        assertThat(silent).as(profile.name()).isEmpty();
    }

    private static <S extends GameState, E extends GameEvent> Set<String> fired(
            Game<S, E> game, Profile profile, Vector.Play play) {
        Set<String> fired = new TreeSet<>();
        Reading<Match<S, E>> opened = Opened.match(game, Aims.variant(profile), play);
        if (opened instanceof Reading.Read<Match<S, E>> read) {
            Match<S, E> match = read.value();
            for (Vector.EventLine line : play.given()) {
                JudgedLine<S, E> judged = JudgedLine.of(game, match, line);
                judged.rulings().forEach(ruling -> fired.add(ruling.rule()));
                match = judged.match();
            }
            for (Vector.Step step : play.steps()) {
                JudgedLine<S, E> judged = JudgedLine.of(game, match, step.when());
                judged.rulings().forEach(ruling -> fired.add(ruling.rule()));
                match = judged.match();
            }
        }
        return fired;
    }

    /** An engine that claims no more than a level is asked nothing beyond it. */
    @ParameterizedTest
    @MethodSource("profiles")
    void aProfileNeedsNothingButQuestionsAndPlays(Profile profile) {
        Claim claim =
                new Claim(
                        "e",
                        "",
                        "",
                        "",
                        "",
                        Map.of(profile.game(), List.of(profile.variant())),
                        Set.of(Feature.SCORE, Feature.PLAY));
        Applicability applicability = new Applicability(claim);
        List<Vector> own =
                ShippedVectors.of(profile.game()).stream()
                        .filter(vector -> profile.level(vector).isPresent())
                        .toList();
        assertThat(own).hasSizeGreaterThan(100);
        assertThat(own).allSatisfy(each -> assertThat(applicability.missing(each)).isEmpty());
        assertThat(own)
                .extracting(each -> profile.level(each).orElseThrow())
                .contains(Level.CORE, Level.PLAY, Level.FULL);
    }

    @Test
    void everyEventOfTheCourseOfPlayIsPlayedSomewhere() {
        for (Profile profile : Profiles.all()) {
            for (String kind : profile.course()) {
                assertThat(ShippedVectors.of(profile.game()))
                        .as(profile.name() + " " + kind)
                        .anyMatch(
                                vector ->
                                        profile.level(vector).equals(Optional.of(Level.PLAY))
                                                && vector.play().orElseThrow().steps().stream()
                                                        .anyMatch(
                                                                step ->
                                                                        step.when()
                                                                                .json()
                                                                                .contains(
                                                                                        '"' + kind
                                                                                                + '"')));
            }
        }
    }
}
