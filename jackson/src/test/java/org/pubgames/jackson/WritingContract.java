package org.pubgames.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.MatchView;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenState;

/** What is written is what the library's own codecs write, and is read back equal. */
public abstract class WritingContract {

    /** A mapper that found the module by itself. */
    protected abstract Mapper mapper();

    private static final SjoelenEvent PLAYED = SjoelenEvent.SubTurnPlayed.of("Anna", 7, 7, 9, 7);
    private static final SjoelenEvent STRANGER = SjoelenEvent.SubTurnPlayed.of("Zoë", 1, 1, 1, 1);

    @Test
    void eventsOfEveryGame() throws Exception {
        for (Game<?, ?> game : Games.installed()) {
            for (long seed = 0; seed < 2; seed++) {
                events(game, seed);
            }
        }
    }

    private <S extends GameState, E extends GameEvent> void events(Game<S, E> game, long seed)
            throws Exception {
        Match<S, E> last = Evenings.moments(game, seed).get(25);
        for (Entry<E> entry : last.log()) {
            String json = mapper().write(ForHost.of(entry.event()));
            assertThat(json).isEqualTo(game.codec().writeEvent(entry.event()));
            assertThat(mapper().read(json, game.eventType())).isEqualTo(entry.event());
            assertThat(mapper().read(json, entry.event().getClass())).isEqualTo(entry.event());
            if (game.hiding().isEmpty()) {
                assertThat(mapper().write(entry.event())).isEqualTo(json);
            }
        }
    }

    @Test
    void verdictsByThemselves() throws Exception {
        Match<SjoelenState, SjoelenEvent> match = Evenings.board();
        var answers = Evenings.sjoelen().answers(Lang.EN);
        Verdict<SjoelenState, SjoelenEvent> verdict = match.judge(PLAYED);
        assertThat(mapper().write(verdict)).isEqualTo(answers.writeVerdict(match, PLAYED, verdict));

        Verdict<SjoelenState, SjoelenEvent> refused = match.judge(STRANGER);
        String json = mapper().write(refused);
        assertThat(json).startsWith("{\"accepted\":false,\"rulings\":[{\"rule\":");
        Verdict<SjoelenState, SjoelenEvent> back =
                answers.readVerdict(json, match, Where.UNKNOWN).orElseThrow();
        assertThat(back.accepted()).isFalse();
        assertThat(back.rulings()).isEqualTo(refused.rulings());
    }

    @Test
    void verdictsWithTheirEvents() throws Exception {
        Match<SjoelenState, SjoelenEvent> match = Evenings.board();
        var answers = Evenings.sjoelen().answers(Lang.EN);
        for (SjoelenEvent event : List.of(PLAYED, STRANGER)) {
            var verdict = match.judge(event);
            AnsweredEvent<?, ?> told = AnsweredEvent.of(match, event, verdict);
            assertThat(mapper().write(told)).isEqualTo(answers.writeVerdict(match, event, verdict));
            assertThat(mapper().write(told.seenBy(Viewer.table())))
                    .isEqualTo(answers.writeVerdict(match, event, verdict, Viewer.table()));
        }
    }

    @Test
    void revisions() throws Exception {
        Match<SjoelenState, SjoelenEvent> match =
                Evenings.board().judge(PLAYED).orElseThrow().match();
        Revision<SjoelenEvent> revision =
                new Revision.Replace<>(1, SjoelenEvent.SubTurnPlayed.of("Anna", 7, 7, 9, 6));
        Revised<SjoelenState, SjoelenEvent> revised = match.revise(revision);
        assertThat(mapper().write(AnsweredRevision.of(match, revision, revised)))
                .isEqualTo(
                        Evenings.sjoelen().answers(Lang.EN).writeRevised(match, revision, revised));
        String json = mapper().write(revision);
        assertThat(json).isEqualTo(Evenings.sjoelen().codec().writeRevision(revision));
        Type type = Generic.of(Revision.class, SjoelenEvent.class);
        assertThat(mapper().read(json, type)).isEqualTo(revision);
    }

    @Test
    void everythingElseThatIsAnswered() throws Exception {
        Match<SjoelenState, SjoelenEvent> match = Evenings.board();
        var game = Evenings.sjoelen();
        var answers = game.answers(Lang.EN);
        var moves = match.legal().moves();
        Ruling ruling = match.judge(PLAYED).rulings().get(0);
        Problem problem =
                Problem.of("unknown-field", Where.file("evening.jsonl").at(3, 7).path("/disc"))
                        .withValue("disc")
                        .withSuggestion("discs");
        MatchView<SjoelenState, SjoelenEvent> view = match.view(Viewer.seat("Anna"));
        assertThat(mapper().write(view)).isEqualTo(answers.writeView(view));
        assertThat(mapper().write(match)).isEqualTo(answers.writeView(match.view(Viewer.table())));
        assertThat(mapper().write(moves)).isEqualTo(answers.writeMoves(moves));
        assertThat(mapper().write(moves.forms().get(0)))
                .isEqualTo(answers.writeForm(moves.forms().get(0)));
        assertThat(mapper().write(ruling)).isEqualTo(answers.writeRuling(ruling));
        assertThat(mapper().write(problem)).isEqualTo(answers.writeProblem(problem));
        assertThat(mapper().write(match.header()))
                .isEqualTo(game.codec().writeHeader(match.header()));
        assertThat(mapper().write(match.header().variant()))
                .isEqualTo(answers.writeVariant(match.header().variant()));
        assertThat(mapper().write(game.rulebook())).isEqualTo(answers.writeRulebook());

        assertThat(mapper().read(mapper().write(problem), Problem.class)).isEqualTo(problem);
        assertThat(mapper().read(mapper().write(match.header()), match.header().getClass()))
                .isEqualTo(match.header());
        assertThat(
                        mapper().read(
                                        mapper().write(moves),
                                        Generic.of(moves.getClass(), SjoelenEvent.class)))
                .isEqualTo(moves);
        assertThat(
                        mapper().read(
                                        mapper().write(view),
                                        Generic.of(
                                                MatchView.class,
                                                SjoelenState.class,
                                                SjoelenEvent.class)))
                .isEqualTo(view);
        for (var rule : game.rulebook().rules()) {
            assertThat(mapper().read(mapper().write(rule), rule.getClass())).isEqualTo(rule);
        }
    }

    @Test
    void turnsAndOutcomesOfEveryGame() throws Exception {
        for (Game<?, ?> game : Games.installed()) {
            turns(game);
        }
    }

    private <S extends GameState, E extends GameEvent> void turns(Game<S, E> game)
            throws Exception {
        for (Match<S, E> match : Evenings.moments(game, 3)) {
            String json = mapper().write(match.turn());
            assertThat(json).isEqualTo(game.answers(Lang.EN).writeTurn(match.turn()));
            assertThat(mapper().read(json, Turn.class)).isEqualTo(match.turn());
            if (match.outcome().isPresent()) {
                assertThat(mapper().write(match.outcome().get()))
                        .isEqualTo(game.answers(Lang.EN).writeOutcome(match.outcome().get()));
            }
        }
    }

    @Test
    void theLanguageIsThatOfTheCall() throws Exception {
        Match<SjoelenState, SjoelenEvent> match = Evenings.board();
        Verdict<SjoelenState, SjoelenEvent> verdict = match.judge(PLAYED);
        for (Lang lang : Lang.values()) {
            assertThat(mapper().write(List.of(verdict), lang))
                    .isEqualTo(
                            "["
                                    + Evenings.sjoelen()
                                            .answers(lang)
                                            .writeVerdict(match, PLAYED, verdict)
                                    + "]");
        }
    }

    @Test
    void insideWhatAnAppWrites() throws Exception {
        String event = Evenings.sjoelen().codec().writeEvent(PLAYED);
        assertThat(mapper().write(new Holders.AnyField("table 3", PLAYED)))
                .isEqualTo("{\"name\":\"table 3\",\"value\":" + event + "}");
        assertThat(mapper().read(mapper().write(reports(PLAYED)), Holders.Reports.class))
                .isEqualTo(reports(PLAYED));
        assertThat(mapper().tree(reports(PLAYED))).isEqualTo(mapper().write(reports(PLAYED)));
        assertThat(
                        mapper().convert(
                                        Map.of("table", "3", "events", List.of(PLAYED)),
                                        Holders.Reports.class))
                .isEqualTo(reports(PLAYED));
        assertThat(mapper().indented(PLAYED)).contains(System.lineSeparator());
        assertThat(mapper().read(mapper().indented(PLAYED), SjoelenEvent.class)).isEqualTo(PLAYED);
    }

    private static Holders.Reports reports(SjoelenEvent event) {
        return new Holders.Reports("3", List.of(event));
    }

    @Test
    void fieldsWithTypesAreReadBack() throws Exception {
        for (Object held :
                List.of(
                        new Holders.ByProperty(PLAYED),
                        new Holders.ByArray(PLAYED),
                        new Holders.ByObject(PLAYED),
                        new Holders.EventByProperty(PLAYED))) {
            String json = mapper().write(held);
            assertThat(json).contains(Evenings.sjoelen().codec().writeEvent(PLAYED));
            assertThat(mapper().read(json, held.getClass())).isEqualTo(held);
        }
        String inside =
                Evenings.sjoelen()
                        .codec()
                        .writeEvent(PLAYED)
                        .replaceFirst(
                                "\\{",
                                Matcher.quoteReplacement(
                                        "{\"@class\":\"" + PLAYED.getClass().getName() + "\","));
        assertThat(mapper().read("{\"value\":" + inside + "}", Holders.EventByProperty.class))
                .isEqualTo(new Holders.EventByProperty(PLAYED));
        Object list = new ArrayList<>(List.of(PLAYED, 7, "text"));
        assertThat(mapper().typed().read(mapper().typed().write(list), Object.class))
                .isEqualTo(list);
    }
}
