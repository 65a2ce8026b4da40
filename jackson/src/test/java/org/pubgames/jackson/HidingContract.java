package org.pubgames.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;

/** What others may not see is never written by accident, wherever it stands. */
public abstract class HidingContract {

    private static final Match<SchockenState, SchockenEvent> MATCH = Evenings.hidden();

    /** A mapper that found the module by itself. */
    protected abstract Mapper mapper();

    private static Map<String, Object> hidden() {
        var last = MATCH.last().orElseThrow();
        SchockenEvent event = last.event();
        Match<SchockenState, SchockenEvent> before = MATCH.at(MATCH.size() - 1);
        Verdict<SchockenState, SchockenEvent> verdict = before.judge(event);
        SchockenEvent stranger = new SchockenEvent.Stood("Zoë");
        Verdict<SchockenState, SchockenEvent> refused = MATCH.judge(stranger);
        var json = Evenings.schocken().json(before);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("event", event);
        all.put("an event without dice", SchockenEvent.Thrown.unseen("Anna"));
        all.put("a lifted cup", SchockenEvent.Uncovered.of("Anna", 6, 5, 4));
        all.put("state", MATCH.state());
        all.put("a state that is seen", MATCH.state(Viewer.table()));
        all.put("match", MATCH);
        all.put("entry", last);
        all.put("verdict", verdict);
        all.put("refusal", refused);
        all.put("why", refused.rulings().get(0));
        all.put("answered", AnsweredEvent.of(before, event, verdict));
        all.put(
                "revised",
                AnsweredRevision.of(
                        MATCH, new Revision.Undo<>(), MATCH.revise(new Revision.Undo<>())));
        all.put("revision", new Revision.Replace<>(1, event));
        all.put("bare revised", MATCH.revise(new Revision.Undo<>()));
        all.put("moves", MATCH.legal().moves());
        all.put("legal", MATCH.legal());
        all.put("parked", MATCH.park());
        all.put("json match", json);
        all.put(
                "json answer",
                json.judge(Evenings.schocken().codec().writeEvent(event), Where.UNKNOWN));
        all.put("player", MATCH.state().players().get(0));
        all.put(
                "hand",
                MATCH.state().players().stream()
                        .flatMap(player -> player.hand().stream())
                        .filter(hand -> hand.dice().isPresent())
                        .findFirst()
                        .orElseThrow());
        return all;
    }

    @Test
    void nothingHiddenIsWrittenAnywhere() {
        hidden().forEach(
                        (name, value) ->
                                Holders.all()
                                        .forEach(
                                                (where, held) -> {
                                                    Object whole = held.apply(value);
                                                    refused(name + ", " + where, mapper(), whole);
                                                    refused(
                                                            name + ", typed " + where,
                                                            mapper().typed(),
                                                            whole);
                                                }));
    }

    private void refused(String what, Mapper mapper, Object value) {
        Throwable thrown = catchThrowable(() -> mapper.write(value));
        assertThat(thrown).as(what).isNotNull();
        boolean key = what.endsWith("key");
        assertThat(mapper.refused(thrown) != key).as("%s: %s", what, thrown).isTrue();
        assertThat(thrown).as(what).hasMessageContaining(key ? "is no key" : "rite ");
        assertThat(catchThrowable(() -> mapper.tree(value))).as(what).isNotNull();
    }

    /** Until a form of the game of dice was found. */
    @Test
    void formsKnowTheDice() {
        var forms = MATCH.legal().moves().forms();
        assertThat(forms).isNotEmpty();
        forms.forEach(form -> refused(form.kind().kind(), mapper(), List.of(form)));
    }

    @Test
    void theHostIsToldEverything() throws Exception {
        var codec = Evenings.schocken().codec();
        SchockenEvent event = MATCH.last().orElseThrow().event();
        assertThat(mapper().write(ForHost.of(event))).isEqualTo(codec.writeEvent(event));
        assertThat(mapper().write(ForHost.of(MATCH.state())))
                .isEqualTo(codec.writeState(MATCH.state()));
        assertThat(mapper().read(mapper().write(ForHost.of(MATCH.state())), SchockenState.class))
                .isEqualTo(MATCH.state());
        assertThat(mapper().write(Map.of("kept", ForHost.of(List.of(event)))))
                .isEqualTo("{\"kept\":[" + codec.writeEvent(event) + "]}");
        assertThat(mapper().write(ForHost.of(MATCH.legal().moves())))
                .isEqualTo(codec.writeMoves(MATCH.legal().moves()));
        assertThat(mapper().write(ForHost.of(MATCH)))
                .contains("\"state\":" + codec.writeState(MATCH.state()));
    }

    /** What stands behind a value for the host is not for the host any more. */
    @Test
    void theNextValueIsForEverybodyAgain() {
        SchockenEvent event = MATCH.last().orElseThrow().event();
        refused("behind", mapper(), List.of(ForHost.of(event), event));
        refused("beside", mapper(), List.of(ForHost.of(List.of(event)), List.of(event)));
    }

    @Test
    void viewersAreToldWhatTheySee() throws Exception {
        var answers = Evenings.schocken().answers(Lang.EN);
        for (Match<SchockenState, SchockenEvent> match : Evenings.moments(Evenings.schocken(), 5)) {
            for (Viewer viewer :
                    List.of(Viewer.table(), Viewer.seat("Anna"), Viewer.seat("Bram"))) {
                var view = match.view(viewer);
                assertThat(mapper().write(List.of(view)))
                        .isEqualTo("[" + answers.writeView(view) + "]");
                if (match.size() > 0) {
                    var before = match.at(match.size() - 1);
                    SchockenEvent event = match.last().orElseThrow().event();
                    var verdict = before.judge(event);
                    assertThat(
                                    mapper().write(
                                                    AnsweredEvent.of(before, event, verdict)
                                                            .seenBy(viewer)))
                            .isEqualTo(answers.writeVerdict(before, event, verdict, viewer));
                }
            }
        }
    }

    /** Events in which nothing can be hidden are for everybody, also of this game. */
    @Test
    void openEventsAreForEverybody() throws Exception {
        SchockenEvent stood = new SchockenEvent.Stood("Anna");
        assertThat(mapper().write(stood)).isEqualTo("{\"event\":\"stood\",\"player\":\"Anna\"}");
        assertThat(mapper().read(mapper().write(stood), SchockenEvent.class)).isEqualTo(stood);
    }
}
