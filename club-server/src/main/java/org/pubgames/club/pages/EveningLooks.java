package org.pubgames.club.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.play.Competitions;
import org.pubgames.club.play.Fixture;
import org.pubgames.club.play.Fixtures;
import org.pubgames.competition.Competition;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Standing;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Variant;
import org.pubgames.core.Viewer;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.spring.CurrentCatalogue;
import org.springframework.stereotype.Service;

/** Makes evenings into what pages show. */
@Service
public class EveningLooks {

    private final Fixtures fixtures;
    private final Competitions competitions;
    private final MatchLooks looks;
    private final CurrentCatalogue catalogue;

    /** Looks at evenings. */
    public EveningLooks(
            Fixtures fixtures,
            Competitions competitions,
            MatchLooks looks,
            CurrentCatalogue catalogue) {
        this.fixtures = fixtures;
        this.competitions = competitions;
        this.looks = looks;
        this.catalogue = catalogue;
    }

    /** {@return an evening as everybody around the table may see it} */
    public EveningLook of(Evening evening, Lang lang) {
        List<Fixture> all = fixtures.of(evening);
        List<EveningLook.BoardLook> boards = new ArrayList<>();
        for (EveningPlan.Board board : evening.boards()) {
            Optional<Fixture> fixture =
                    evening.at(board.number())
                            .flatMap(
                                    call ->
                                            all.stream()
                                                    .filter(
                                                            each ->
                                                                    each.id()
                                                                            .equals(call.fixture()))
                                                    .findFirst());
            Optional<MatchLook> look =
                    evening.at(board.number())
                            .flatMap(call -> looks.of(call.match(), Viewer.table(), lang));
            boards.add(
                    new EveningLook.BoardLook(
                            board,
                            evening.paused().contains(board.number()),
                            fixture,
                            look,
                            evening.at(board.number()).flatMap(evening::codeOf)));
        }
        Optional<CompetitionState> state = competitions.state(evening);
        Optional<CompetitionSettings> settings =
                competitions
                        .held(evening)
                        .map(held -> Competition.settings(held.match().header().variant()));
        boolean late =
                state.filter(
                                each ->
                                        each.rounds().isEmpty()
                                                || settings.orElseThrow().lateEntry()
                                                        != CompetitionSettings.LateEntry
                                                                .NOT_ALLOWED)
                        .isPresent();
        return new EveningLook(
                evening,
                title(evening.plan().game(), lang),
                variant(evening.plan().game(), evening.plan().variant(), lang),
                evening.plan().competes()
                        ? variant("competition", evening.plan().competition(), lang)
                        : "",
                boards,
                all,
                fixtures.callable(evening),
                state.map(each -> standings(each, each.standings(), lang)).orElse(List.of()),
                state.map(each -> tables(each, lang)).orElse(List.of()),
                state.flatMap(each -> TreeLooks.of(each, evening, all, lang)),
                state.map(each -> each.phase().name()).orElse(""),
                isOf(settings, CompetitionSettings.Format.LADDER),
                isOf(settings, CompetitionSettings.Format.SWISS),
                late,
                evening.competition()
                        .flatMap(id -> looks.of(id, Viewer.table(), lang))
                        .flatMap(MatchLook::last));
    }

    private static boolean isOf(
            Optional<CompetitionSettings> settings, CompetitionSettings.Format format) {
        return settings.filter(each -> each.format() == format).isPresent();
    }

    private static String title(String game, Lang lang) {
        return Games.find(game).map(found -> found.title().in(lang)).orElse(game);
    }

    private String variant(String game, String id, Lang lang) {
        return Games.find(game)
                .flatMap(found -> catalogue.of(found).find(id))
                .map(Variant::title)
                .map(title -> title.in(lang))
                .orElse(id);
    }

    /** Each group has its own until the knock-out is drawn. */
    private static List<EveningLook.TableLook> tables(CompetitionState state, Lang lang) {
        if (state.standings().isEmpty()) {
            return List.of();
        }
        if (state.groups().isEmpty() || !state.tree().isEmpty()) {
            return List.of(
                    new EveningLook.TableLook("", standings(state, state.standings(), lang)));
        }
        GameWords words = Pictures.words("competition", lang);
        return state.groups().stream()
                .map(
                        group ->
                                new EveningLook.TableLook(
                                        words.say("group", "letter", group.letter()),
                                        standings(state, group.standings(), lang)))
                .toList();
    }

    private static List<EveningLook.StandingLook> standings(
            CompetitionState state, List<Standing> all, Lang lang) {
        GameWords words = Pictures.words("competition", lang);
        List<EveningLook.StandingLook> places = new ArrayList<>();
        for (Standing each : all) {
            places.add(
                    new EveningLook.StandingLook(
                            each.rank(),
                            each.player(),
                            each.points(),
                            words.say("decided." + each.decidedBy().name()),
                            state.reported(each.player()),
                            state.entrant(each.player())
                                    .filter(CompetitionEntrant::plays)
                                    .isEmpty()));
        }
        return places;
    }
}
