package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.answer.RulingAnswer;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Style;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code pubgames score GAME ARGS…}: one layout, throw or end; with {@code --batch} a whole file of
 * them.
 */
@Command(name = "score", mixinStandardHelpOptions = true)
final class ScoreCommand extends VariantStep {

    /** A number of threads from 1 to 64. */
    static final String THREADS = "[1-9]|[1-5][0-9]|6[0-4]";

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String gameId = "";

    @Parameters(index = "1..*", paramLabel = "ARGS", descriptionKey = "values")
    private List<String> values = new ArrayList<>();

    @Option(names = "--variant", paramLabel = "ID|FILE")
    private String variantName = "";

    @Option(names = "--batch", paramLabel = "FILE|-")
    private String batch = "";

    @Option(names = "--threads", paramLabel = "N")
    private Optional<String> threads = Optional.empty();

    @Option(names = "--svg", paramLabel = "FILE")
    private String svgName = "";

    @Option(names = {"-v", "--verbose"})
    private boolean verbose;

    @Spec private @Nullable CommandSpec spec;

    private static final Set<String> OPTIONS =
            Set.of("--lang", "--variants", "--variant", "--batch", "--threads", "--svg");

    private static final Set<String> SWITCHES = Set.of("--json", "--verbose", "-v");

    /** The command for plain arguments, which need no picocli. */
    static Optional<Step> plain(List<String> args) {
        return PlainArguments.of(args, OPTIONS, SWITCHES)
                .filter(plain -> !plain.words().isEmpty() && !plain.words().contains("-"))
                .filter(plain -> !(plain.has("--verbose") && plain.has("-v")))
                .map(ScoreCommand::new);
    }

    /** For picocli, which sets the fields. */
    ScoreCommand() {}

    private ScoreCommand(PlainArguments plain) {
        super(plain);
        gameId = plain.words().get(0);
        values.addAll(plain.words().subList(1, plain.words().size()));
        variantName = plain.get("--variant");
        batch = plain.get("--batch");
        threads = plain.find("--threads");
        svgName = plain.get("--svg");
        verbose = plain.has("--verbose") || plain.has("-v");
    }

    @Override
    int run(KnownVariants known) {
        return Games.look(gameId, Where.UNKNOWN)
                .fold(game -> run(game, known), known.console()::refuse);
    }

    /**
     * Numbers may be negative, so picocli accepts words with a minus; those that are no numbers are
     * misspelt options.
     */
    @Override
    Optional<Problem> wrongArgument() {
        for (String value : values) {
            if (value.startsWith("-") && !value.matches("-[0-9].*")) {
                return Optional.of(ArgumentProblems.unknownOption(value, line()));
            }
        }
        if (gameId.startsWith("-")) {
            return Optional.of(ArgumentProblems.unknownOption(gameId, line()));
        }
        if (!batch.isEmpty() && !values.isEmpty()) {
            return Optional.of(
                    Problem.of("unexpected-argument", Where.UNKNOWN).withValue(values.get(0)));
        }
        if (!batch.isEmpty() && !svgName.isEmpty()) {
            return Optional.of(Problem.of("unexpected-argument", Where.UNKNOWN).withValue("--svg"));
        }
        return wrongThreads();
    }

    private Optional<Problem> wrongThreads() {
        if (threads.isPresent() && batch.isEmpty()) {
            return Optional.of(
                    Problem.of("unexpected-argument", Where.UNKNOWN).withValue("--threads"));
        }
        return threads.filter(number -> !number.matches(THREADS))
                .map(
                        number ->
                                Problem.of("unusable-argument", Where.UNKNOWN)
                                        .withValue(number)
                                        .withAllowed("--threads 1–64"));
    }

    private CommandLine line() {
        return Objects.requireNonNull(spec).commandLine();
    }

    private <S extends GameState, E extends GameEvent> int run(
            Game<S, E> game, KnownVariants known) {
        Console console = known.console();
        Optional<Problem> undrawn = new SvgFile(svgName).problem(game);
        if (undrawn.isPresent()) {
            return console.refuse(List.of(undrawn.get()));
        }
        return VariantChoice.of(variantName, game, known)
                .fold(variant -> run(game, variant, console), known.printer()::refuse);
    }

    private <S extends GameState, E extends GameEvent> int run(
            Game<S, E> game, Variant variant, Console console) {
        if (!batch.isEmpty()) {
            int number = threads.map(Integer::valueOf).orElse(1);
            return new BatchRun(game.scoring(variant), console, InputFile.shown(batch), number)
                    .run(batch);
        }
        return game.scoring(variant)
                .score(values)
                .fold(score -> answer(game, variant, score, console), console::refuse);
    }

    private <S extends GameState, E extends GameEvent> int answer(
            Game<S, E> game, Variant variant, Score score, Console console) {
        int exit = show(game, variant, score, console);
        SvgFile svg = new SvgFile(svgName);
        return Pictures.of(game, console.lang())
                .drawn(variant, values, score, Sheet.Form.ALONE)
                .filter(sheet -> svg.wanted())
                .map(sheet -> svg.write(sheet.written(), exit, console))
                .orElse(exit);
    }

    private <S extends GameState, E extends GameEvent> int show(
            Game<S, E> game, Variant variant, Score score, Console console) {
        Words words = console.words().with(game.key().id());
        GamePicture<S, E> picture = Pictures.of(game, console.lang());
        if (console.json()) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("type", "score");
            line.put("game", game.key().id());
            line.put("variant", variant.id());
            line.put("digest", variant.digest());
            line.put("points", score.points());
            line.put("equation", picture.equation(score));
            line.put("cells", score.cells());
            line.put(
                    "rulings",
                    new RulingAnswer(game.rulebook(), words.lang()).all(score.rulings()));
            console.out().raw(JsonWriter.write(line));
            return Exit.WELL;
        }
        Output out = console.out();
        out.line(Style.BOLD.of(headline(picture, score, words)));
        out.lines(0, new VariantLines(words, console.width()).of(variant));
        out.line("");
        out.lines(2, picture.score(variant, values, score));
        picture.equation(score).ifPresent(text -> out.line("  " + Style.BOLD.of(text)));
        out.line("");
        RulingLines lines = new RulingLines(game.rulebook(), words, console.width() - 2, verbose);
        for (Ruling ruling : score.rulings()) {
            out.lines(2, lines.of(ruling));
        }
        return Exit.WELL;
    }

    private static String headline(GamePicture<?, ?> picture, Score score, Words words) {
        return picture.headline(score)
                .orElseGet(() -> words.say("score.points", new Because("points", score.points())));
    }
}
