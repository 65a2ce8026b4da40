package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.core.spi.ContradictoryFields;
import org.pubgames.core.spi.ContradictoryFields.Contradiction;

/** What is told of a disc that does not go with its fate: refused where the event is made. */
class ContradictionTest {

    private static final Sjoelen SJOELEN = Games.game(Sjoelen.KEY);

    /** Every way to tell something besides a disc's fate. */
    private static List<String> told() {
        List<String> all = new ArrayList<>();
        for (String compartment : List.of("", ",\"compartment\":4")) {
            for (String touching : List.of("", ",\"touching\":\"floor\"")) {
                for (String moved : List.of("", ",\"stopperMoved\":false")) {
                    all.add(compartment + touching + moved);
                }
            }
        }
        return all;
    }

    private static List<String> refused(Fate fate, String told) {
        Optional<Integer> compartment = given(told, "compartment", 4);
        Optional<Contact> touching = given(told, "touching", Contact.FLOOR);
        Optional<Boolean> moved = given(told, "stopperMoved", false);
        try {
            assertThat(
                            new SjoelenEvent.Shoved("Anna", fate, compartment, touching, moved)
                                    .compartment())
                    .isEqualTo(compartment);
            return List.of();
        } catch (ContradictoryFields e) {
            return e.contradictions().stream().map(Contradiction::component).toList();
        }
    }

    private static <T> Optional<T> given(String told, String name, T value) {
        return told.contains(name) ? Optional.of(value) : Optional.empty();
    }

    private static List<Problem> read(String event) {
        return SJOELEN.codec().readEvent(event, Where.file("card.jsonl")).problems();
    }

    @ParameterizedTest
    @EnumSource(Fate.class)
    void theConstructorRefusesWhatAFileMayNotSay(Fate fate) {
        for (String told : told()) {
            String written =
                    "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\""
                            + fate.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-')
                            + "\""
                            + told
                            + "}";
            List<Problem> problems = read(written);
            assertThat(problems)
                    .as(written)
                    .extracting(Problem::code)
                    .allMatch("contradictory-fields"::equals);
            assertThat(problems)
                    .as(written)
                    .extracting(problem -> problem.where().path())
                    .isEqualTo(refused(fate, told).stream().map(name -> "/" + name).toList());
        }
    }

    @Test
    void eachFateLeavesSomethingToTellOrNothing() {
        assertThat(refused(Fate.IN, told().get(7))).containsExactly("touching", "stopperMoved");
        assertThat(refused(Fate.ON_WALL, told().get(7))).containsExactly("stopperMoved");
        assertThat(refused(Fate.HALF_THROUGH, told().get(7))).containsExactly("touching");
        assertThat(refused(Fate.FIELD, told().get(7)))
                .containsExactly("compartment", "touching", "stopperMoved");
    }

    @Test
    void aProblemSaysTheFieldItsValueAndWhatItGoesWith() {
        List<Problem> problems =
                read(
                        "{\"event\":\"displaced\",\"player\":\"Anna\",\"from\":\"field\","
                                + "\"fromCompartment\":2,\"fate\":\"in\",\"compartment\":3}");
        assertThat(problems)
                .extracting(problem -> problem.text(Lang.EN))
                .containsExactly(
                        "/fromCompartment = 2 contradicts another field. Allowed: from ="
                                + " compartment, extra-disc.");
    }

    @Test
    void noFormOffersWhatContradictsItself() {
        Match<SjoelenState, SjoelenEvent> match =
                SJOELEN.open(SJOELEN.variants().standard(), Seats.of("Anna"))
                        .judge(SjoelenEvent.Shoved.to("Anna", Fate.FIELD))
                        .orElseThrow()
                        .match();
        assertThat(match.legal().moves().forms())
                .filteredOn(form -> form.kind().kind().matches("shoved|displaced"))
                .allSatisfy(
                        form ->
                                assertThat(
                                                form.problems(
                                                        java.util.Map.of(
                                                                "player",
                                                                "Anna",
                                                                "fate",
                                                                "in",
                                                                "compartment",
                                                                3,
                                                                "touching",
                                                                "floor")))
                                        .isNotEmpty());
        assertThat(match.legal().moves().listed())
                .contains(SjoelenEvent.Shoved.half("Anna", 3, true))
                .contains(SjoelenEvent.Shoved.onWall("Anna", 3, Contact.DISC));
    }
}
