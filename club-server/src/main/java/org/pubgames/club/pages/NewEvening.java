package org.pubgames.club.pages;

import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubgames.club.evening.Codes;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.evening.HouseFiles;
import org.pubgames.club.play.Competitions;
import org.pubgames.club.play.Progress;
import org.pubgames.competition.Competition;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.spring.CurrentCatalogue;
import org.springframework.stereotype.Service;

/** Makes evenings of what an organizer has typed, or tells everything that is wrong with it. */
@Service
public class NewEvening {

    private static final Pattern GAME = Pattern.compile("(?m)^game:\\s*[\"']?([a-z-]+)");
    private static final int MOST_BOARDS = 32;
    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_HOUSE = 50_000;

    private final Evenings evenings;
    private final Competitions competitions;
    private final Progress progress;
    private final CurrentCatalogue catalogue;
    private final Codes codes;
    private final HouseFiles house;

    /**
     * Makes evenings.
     *
     * @param house where variant files of this club are
     */
    public NewEvening(
            Evenings evenings,
            Competitions competitions,
            Progress progress,
            CurrentCatalogue catalogue,
            Codes codes,
            HouseFiles house) {
        this.evenings = evenings;
        this.competitions = competitions;
        this.progress = progress;
        this.catalogue = catalogue;
        this.codes = codes;
        this.house = house;
    }

    /**
     * What was typed.
     *
     * @param name of the evening
     * @param variant {@code game/variant}
     * @param house a variant file of the organizer's own; counts where it is not blank
     * @param competition the variant of the competition; blank for free matches
     * @param boards how many
     * @param players one a line
     * @param accept whether results count at once
     * @param assign whether free boards are filled
     */
    public record Form(
            String name,
            String variant,
            String house,
            String competition,
            int boards,
            String players,
            boolean accept,
            boolean assign) {

        /** {@return the names as they were typed} */
        List<String> names() {
            return players.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        }
    }

    /** {@return the evening; or everything that is wrong} */
    public Reading<Evening> make(Form form) {
        List<Problem> problems = new ArrayList<>();
        Optional<Variant> variant =
                (form.house().isBlank() ? bundled(form.variant()) : house(form.house()))
                        .fold(
                                Optional::of,
                                wrong -> {
                                    problems.addAll(wrong);
                                    return Optional.empty();
                                });
        if (!form.competition().isBlank()) {
            Reading<Variant> chosen =
                    catalogue.of(competition()).look(form.competition(), Where.UNKNOWN);
            problems.addAll(chosen.fold(read -> unfit(read, form), found -> found));
        }
        if (form.name().isBlank() || form.name().length() > LONGEST_NAME) {
            problems.add(
                    Problem.of("club-name", Where.UNKNOWN)
                            .withValue(form.name())
                            .withAllowed("1–" + LONGEST_NAME));
        }
        if (form.boards() < 1 || form.boards() > MOST_BOARDS) {
            problems.add(
                    Problem.of("club-boards", Where.UNKNOWN)
                            .withValue(form.boards())
                            .withAllowed("1–" + MOST_BOARDS));
        }
        List<String> names = form.names();
        problems.addAll(Seats.problems(names, Where.UNKNOWN));
        names.stream()
                .filter(name -> !PlayerNames.visible(name))
                .forEach(
                        name ->
                                problems.add(
                                        Problem.of("club-player", Where.UNKNOWN).withValue(name)));
        if (!problems.isEmpty()) {
            return Reading.failed(problems);
        }
        if (!form.house().isBlank()) {
            house.keep(variant.orElseThrow(), form.house());
        }
        return Reading.of(begin(form, variant.orElseThrow(), names));
    }

    /** Why a competition cannot be held by these people on one evening. */
    private static List<Problem> unfit(Variant competition, Form form) {
        List<Problem> problems = new ArrayList<>();
        if (!Competitions.hasMatches(competition)) {
            problems.add(Problem.of("club-format", Where.UNKNOWN).withValue(form.competition()));
        }
        int most = Competition.settings(competition).mostEntrants();
        if (form.names().size() > most) {
            problems.add(
                    Problem.of("club-players", Where.UNKNOWN)
                            .withValue(form.names().size())
                            .withAllowed("≤ " + most));
        }
        return problems;
    }

    private Evening begin(Form form, Variant variant, List<String> names) {
        Set<String> taken = new HashSet<>();
        for (Evening each : evenings.all()) {
            each.boards().forEach(board -> taken.add(board.code()));
            each.players().forEach(player -> taken.add(player.code()));
        }
        List<EveningPlan.Board> boards = new ArrayList<>();
        for (int i = 1; i <= form.boards(); i++) {
            boards.add(new EveningPlan.Board(i, String.valueOf(i), code(Codes.BOARD, taken)));
        }
        List<EveningPlan.Player> players =
                names.stream()
                        .map(Seats::normal)
                        .map(name -> new EveningPlan.Player(name, code(Codes.PLAYER, taken)))
                        .toList();
        Evening evening =
                evenings.begin(
                        new EveningPlan(
                                EveningPlan.CLUB,
                                form.name().strip(),
                                variant.game(),
                                variant.id(),
                                form.competition(),
                                form.accept(),
                                form.assign(),
                                boards,
                                players,
                                form.house(),
                                Clock.systemUTC().instant(),
                                List.of()));
        if (evening.plan().competes()) {
            competitions.begin(evening);
        }
        progress.later(evening.id());
        return evening;
    }

    /** {@return a code that nobody has, now taken} */
    String code(int length, Set<String> taken) {
        String code = codes.code(length, taken);
        taken.add(code);
        return code;
    }

    private Reading<Variant> bundled(String wanted) {
        int slash = wanted.indexOf('/');
        String game = slash < 0 ? wanted : wanted.substring(0, slash);
        String id = slash < 0 ? "" : wanted.substring(slash + 1);
        return Games.look(game, Where.UNKNOWN)
                .fold(
                        found -> catalogue.of(found).look(id, Where.UNKNOWN),
                        Reading::<Variant>failed);
    }

    /** {@return a variant file as it would be; or everything that is wrong with it} */
    public Reading<Variant> house(String yaml) {
        Matcher game = GAME.matcher(yaml);
        if (yaml.length() > LONGEST_HOUSE || !game.find()) {
            return Reading.failed(
                    Problem.of("club-house", Where.UNKNOWN).withAllowed("game: sjoelen"));
        }
        return Games.look(game.group(1), Where.UNKNOWN)
                .fold(
                        found -> catalogue.of(found).read(yaml, "house.yaml"),
                        Reading::<Variant>failed);
    }

    private static Game<?, ?> competition() {
        return Games.find("competition").orElseThrow();
    }
}
