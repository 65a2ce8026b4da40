package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Inspection;
import org.pubgames.core.InspectionReport;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.internal.variant.VariantFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pubgames inspect GAME FILE.json}: measured equipment against a printed regulation. */
@Command(name = "inspect", mixinStandardHelpOptions = true)
final class InspectCommand extends VariantStep {

    /** More than any inspection fills. */
    private static final int LARGEST = 1 << 20;

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String gameId = "";

    @Parameters(index = "1", paramLabel = "FILE", descriptionKey = "sheet")
    private String fileName = "";

    @Option(names = "--variant", paramLabel = "ID|FILE", descriptionKey = "inspected-variant")
    private String variantName = "";

    @Option(names = "--regulation", paramLabel = "ID")
    private String regulationId = "";

    @Option(
            names = {"-v", "--verbose"},
            descriptionKey = "holding")
    private boolean verbose;

    @Override
    int run(KnownVariants known) {
        return Games.look(gameId, Where.UNKNOWN)
                .fold(game -> run(game, known), known.console()::refuse);
    }

    private int run(Game<?, ?> game, KnownVariants known) {
        return VariantChoice.of(variantName, game, known)
                .fold(variant -> run(game, variant, known.console()), known.printer()::refuse);
    }

    private int run(Game<?, ?> game, Variant variant, Console console) {
        Reading<Inspection> chosen =
                regulationId.isEmpty() ? regulation(game, variant) : regulation(game);
        return chosen.fold(
                inspection ->
                        sheet(console)
                                .fold(
                                        sheet -> inspection.inspect(sheet.text(), sheet.name()),
                                        Reading::<InspectionReport>failed)
                                .fold(
                                        report -> {
                                            Optional<Variant> played =
                                                    Optional.of(variant)
                                                            .filter(it -> regulationId.isEmpty());
                                            tell(game, played, inspection, report, console);
                                            return report.passed() ? Exit.WELL : Exit.FALLS_SHORT;
                                        },
                                        console::refuse),
                console::refuse);
    }

    private void tell(
            Game<?, ?> game,
            Optional<Variant> variant,
            Inspection inspection,
            InspectionReport report,
            Console console) {
        if (console.json()) {
            new InspectionJson(game, console).tell(variant, inspection, report);
        } else {
            new InspectionText(game, console, verbose).tell(variant, inspection, report);
        }
    }

    /** The regulation that goes with a variant. */
    private static Reading<Inspection> regulation(Game<?, ?> game, Variant variant) {
        return game.inspection(variant)
                .<Reading<Inspection>>map(Reading::of)
                .orElseGet(() -> Reading.failed(none(game, variant)));
    }

    private static Problem none(Game<?, ?> game, Variant variant) {
        if (game.inspections().isEmpty()) {
            String measured =
                    Games.installed().stream()
                            .filter(other -> !other.inspections().isEmpty())
                            .map(other -> other.key().id())
                            .collect(Collectors.joining(", "));
            return Problem.of("no-measures", Where.UNKNOWN)
                    .withValue(game.key().id())
                    .withAllowed(measured);
        }
        return Problem.of("no-regulation", Where.UNKNOWN)
                .withValue(variant.id())
                .withAllowed("--regulation " + String.join(", ", ids(game)));
    }

    /** The regulation that is named. */
    private Reading<Inspection> regulation(Game<?, ?> game) {
        for (Inspection inspection : game.inspections()) {
            if (inspection.regulation().equals(regulationId)) {
                return Reading.of(inspection);
            }
        }
        return Reading.failed(
                Problem.of("unknown-regulation", Where.UNKNOWN)
                        .withValue(regulationId)
                        .withAllowed(String.join(", ", ids(game)))
                        .withSuggestion(Nearest.of(regulationId, ids(game))));
    }

    private static List<String> ids(Game<?, ?> game) {
        return game.inspections().stream().map(Inspection::regulation).toList();
    }

    /** The text of the sheet. */
    private Reading<VariantFile> sheet(Console console) {
        return InputFile.open(fileName, console).fold(this::read, Reading::failed);
    }

    private Reading<VariantFile> read(InputStream open) {
        String name = InputFile.shown(fileName);
        try (InputStream in = open) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            return bytes.length > LARGEST
                    ? Reading.failed(
                            Problem.of("sheet-too-large", Where.UNKNOWN)
                                    .withValue(name)
                                    .withAllowed("≤ " + LARGEST / 1024 + " KB"))
                    : VariantFiles.text(bytes, name);
        } catch (IOException e) {
            return Reading.failed(Problem.of("cannot-open", Where.UNKNOWN).withValue(name));
        }
    }
}
