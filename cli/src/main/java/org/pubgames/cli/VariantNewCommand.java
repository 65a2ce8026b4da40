package org.pubgames.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.VariantSchema;
import org.pubgames.core.internal.variant.VariantTemplate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames variant new GAME}: a variant file with comments, to start from, and beside it the
 * schema by which editors complete it.
 */
@Command(name = "new", mixinStandardHelpOptions = true)
final class VariantNewCommand extends VariantStep {

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String gameId = "";

    @Option(names = "--extends", paramLabel = "ID")
    private String parent = "";

    @Option(names = "--out", paramLabel = "FILE")
    private String file = "";

    @Override
    int run(KnownVariants known) {
        return Games.look(gameId, Where.UNKNOWN)
                .fold(game -> run(game, known), known.console()::refuse);
    }

    private int run(Game<?, ?> game, KnownVariants known) {
        if (parent.isEmpty()) {
            return write(game, known.book(game).standard(), known.console());
        }
        return VariantName.look(parent, game, known)
                .fold(variant -> write(game, variant, known.console()), known.console()::refuse);
    }

    private int write(Game<?, ?> game, Variant variant, Console console) {
        String text = VariantTemplate.of(game, variant, console.lang());
        if (file.isEmpty()) {
            console.out().text(text);
            return Exit.WELL;
        }
        try {
            Files.writeString(
                    Path.of(file), text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
            console.out().line(console.words().say("new.written", new Because("file", file)));
            schemaBeside(Path.of(file), game, console);
            return Exit.WELL;
        } catch (FileAlreadyExistsException e) {
            return refuse("file-exists", console);
        } catch (IOException | InvalidPathException e) {
            return refuse("cannot-write-file", console);
        }
    }

    /** The schema that the first line of the file names, for editors; one that is there stays. */
    private static void schemaBeside(Path file, Game<?, ?> game, Console console)
            throws IOException {
        Path schema = file.resolveSibling(VariantSchema.fileName(game));
        if (Files.exists(schema)) {
            return;
        }
        Files.writeString(
                schema,
                VariantSchema.of(game, console.lang()),
                StandardCharsets.UTF_8,
                StandardOpenOption.CREATE_NEW);
        console.out().line(console.words().say("new.schema", new Because("file", schema)));
    }

    private int refuse(String code, Console console) {
        return console.refuse(List.of(Problem.of(code, Where.UNKNOWN).withValue(file)));
    }
}
