package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.JudgedLine;
import org.pubgames.conformance.Opened;
import org.pubgames.conformance.PlayedVariant;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;

/**
 * How our own game judges a vector: the situation in which the implementation went wrong, and the
 * reasons in words.
 *
 * @param vector the vector
 * @param variant what is played, empty when that is unknown here
 * @param judged the number of the step that went wrong, from 0
 * @param drawing what that step or question is about, as SVG for a page
 * @param question the question that went wrong
 * @param reasons what our rules say there
 */
record OwnView(
        Vector vector,
        Optional<Variant> variant,
        int judged,
        Optional<String> drawing,
        Optional<String> question,
        List<Reason> reasons) {

    /**
     * A reason in words.
     *
     * @param rule the id of the rule, or the code of the problem, behind it
     * @param text what it says
     */
    record Reason(String rule, String text) {}

    /** Our view of a result, if its vector can be read and its game is installed. */
    static Optional<OwnView> of(Result result, Lang lang) {
        Optional<ReportedVector> reported = ReportedVector.of(result);
        return Games.find(result.game())
                .flatMap(game -> reported.map(each -> sound(game, each, lang)));
    }

    /** A game that breaks down here has no view; the report is written all the same. */
    static OwnView sound(Game<?, ?> game, ReportedVector reported, Lang lang) {
        OwnView bare =
                new OwnView(
                        reported.vector(),
                        Optional.empty(),
                        reported.judged(),
                        Optional.empty(),
                        reported.question(),
                        List.of());
        try {
            return of(game, reported, lang);
        } catch (RuntimeException | StackOverflowError e) {
            return bare;
        }
    }

    private static OwnView of(Game<?, ?> game, ReportedVector reported, Lang lang) {
        Vector vector = reported.vector();
        Optional<Variant> variant =
                PlayedVariant.of(game).of(vector).fold(Optional::of, no -> Optional.empty());
        OwnView bare =
                new OwnView(
                        vector,
                        variant,
                        reported.judged(),
                        Optional.empty(),
                        reported.question(),
                        List.of());
        if (vector.task() instanceof Vector.Document document) {
            return bare.with(problems(game, document, lang));
        }
        if (variant.isEmpty()) {
            return bare;
        }
        if (vector.play().isEmpty()) {
            return reported.question().map(asked -> asked(game, bare, asked, lang)).orElse(bare);
        }
        return vector.play().map(play -> played(game, bare, play, lang)).orElse(bare);
    }

    private OwnView with(List<Reason> found) {
        return new OwnView(vector, variant, judged, drawing, question, found);
    }

    private static List<Reason> problems(Game<?, ?> game, Vector.Document document, Lang lang) {
        return reasons(game.variants().read(document.text(), "variant.yaml").problems(), lang);
    }

    private static List<Reason> reasons(List<Problem> problems, Lang lang) {
        return problems.stream().map(found -> new Reason(found.code(), found.text(lang))).toList();
    }

    private static List<Reason> reasons(RuleBook book, List<Ruling> rulings, Lang lang) {
        return rulings.stream()
                .map(ruling -> new Reason(ruling.rule(), book.say(ruling, lang)))
                .toList();
    }

    private static OwnView asked(Game<?, ?> game, OwnView bare, String question, Lang lang) {
        Variant variant = bare.variant.orElseThrow();
        List<String> arguments = arguments(question);
        Reading<Score> answer = game.scoring(variant).score(arguments);
        List<Reason> reasons =
                answer.fold(
                        score -> reasons(game.rulebook(), score.rulings(), lang),
                        problems -> reasons(problems, lang));
        Optional<String> drawing =
                answer.fold(Optional::of, no -> Optional.<Score>empty())
                        .flatMap(
                                score ->
                                        Pictures.of(game, lang)
                                                .drawn(
                                                        variant,
                                                        arguments,
                                                        score,
                                                        Sheet.Form.IN_PAGE))
                        .map(Sheet::written);
        return new OwnView(bare.vector, bare.variant, 0, drawing, Optional.of(question), reasons);
    }

    /** A question as arguments of the command. */
    private static List<String> arguments(String question) {
        List<String> arguments = new ArrayList<>();
        JsonText.read(question, Where.UNKNOWN)
                .fold(Optional::of, no -> Optional.<Node>empty())
                .filter(Node.Fields.class::isInstance)
                .map(Node.Fields.class::cast)
                .ifPresent(
                        fields ->
                                fields.values().values().stream()
                                        .filter(Node.Items.class::isInstance)
                                        .flatMap(list -> ((Node.Items) list).values().stream())
                                        .forEach(item -> arguments.add(argument(item))));
        return arguments;
    }

    private static String argument(Node item) {
        return item instanceof Node.Fields disc
                ? shown(disc, "side") + ":" + shown(disc, "x") + "," + shown(disc, "y")
                : item.shown();
    }

    private static String shown(Node.Fields fields, String name) {
        return Optional.ofNullable(fields.values().get(name)).map(Node::shown).orElse("");
    }

    private static <S extends GameState, E extends GameEvent> OwnView played(
            Game<S, E> game, OwnView bare, Vector.Play play, Lang lang) {
        if (play.seats().isEmpty()
                || play.seats().size() > Seats.MOST
                || play.seats().stream().anyMatch(name -> !seatable(name))
                || play.seats().stream().distinct().count() < play.seats().size()) {
            return bare;
        }
        Reading<Match<S, E>> opened = Opened.match(game, bare.variant.orElseThrow(), play);
        if (!opened.problems().isEmpty()) {
            return bare;
        }
        Match<S, E> match = opened.orElseThrow();
        for (Vector.EventLine line : play.given()) {
            match = after(game, match, line);
        }
        int judged = bare.judged;
        for (Vector.Step step : play.steps().subList(0, judged)) {
            match = after(game, match, step.when());
        }
        Match<S, E> before = match;
        Vector.EventLine when = play.steps().get(judged).when();
        Reading<E> event = event(game, when);
        JudgedLine<S, E> line = JudgedLine.of(game, before, when);
        List<Reason> reasons =
                line.problems().isEmpty()
                        ? reasons(game.rulebook(), line.rulings(), lang)
                        : reasons(line.problems(), lang);
        Scene<S, E> scene = Scene.whole(before);
        GamePicture<S, E> pictures = Pictures.of(game, lang);
        Optional<String> drawing =
                event.fold(
                                read -> pictures.drawn(scene, read, Sheet.Form.IN_PAGE),
                                problems -> pictures.drawn(scene, Sheet.Form.IN_PAGE))
                        .map(Sheet::written);
        return new OwnView(bare.vector, bare.variant, judged, drawing, Optional.empty(), reasons);
    }

    private static boolean seatable(String name) {
        return !name.isBlank() && name.length() <= Seats.LONGEST_NAME;
    }

    private static <S extends GameState, E extends GameEvent> Match<S, E> after(
            Game<S, E> game, Match<S, E> match, Vector.EventLine line) {
        return JudgedLine.of(game, match, line).match();
    }

    private static <S extends GameState, E extends GameEvent> Reading<E> event(
            Game<S, E> game, Vector.EventLine line) {
        return game.codec().readEvent(line.json(), line.where());
    }
}
