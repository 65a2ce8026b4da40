package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Problem;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.variant.Migration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames variant migrate FILE}: a file in the present format, its comments kept; with
 * {@code --write} the file itself is rewritten.
 */
@Command(name = "migrate", mixinStandardHelpOptions = true)
final class VariantMigrateCommand extends VariantStep {

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "migrated")
    private String name = "";

    @Option(names = "--write")
    private boolean write;

    @Override
    Optional<Problem> wrongArgument() {
        return write && name.equals("-")
                ? Optional.of(
                        Problem.of("unusable-argument", Where.UNKNOWN)
                                .withValue(name)
                                .withAllowed("--write FILE"))
                : Optional.empty();
    }

    @Override
    int run(KnownVariants known) {
        return InputFile.variant(name, known)
                .fold(
                        file ->
                                GameOfFile.of(file)
                                        .fold(
                                                game ->
                                                        Migration.of(file, known.book(game))
                                                                .fold(
                                                                        done ->
                                                                                tell(
                                                                                        file,
                                                                                        done,
                                                                                        known
                                                                                                .console()),
                                                                        known.printer()::refuse),
                                                known.printer()::refuse),
                        known.printer()::refuse);
    }

    private int tell(VariantFile file, Migration.Migrated done, Console console) {
        boolean upToDate = done.text().equals(file.text());
        if (write && !upToDate) {
            Optional<Problem> failed = FileRewrite.of(name, done.text());
            if (failed.isPresent()) {
                return console.refuse(List.of(failed.get()));
            }
        }
        if (console.json()) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("type", "migrated");
            map.put("file", file.name());
            map.put("upToDate", upToDate);
            map.put("written", write && !upToDate);
            map.put("steps", done.told(console.lang()));
            map.put("text", done.text());
            console.out().raw(JsonWriter.write(map));
            return Exit.WELL;
        }
        // the changes are the result when the file is written, and remarks otherwise
        Output remarks = write ? console.out() : console.err();
        for (String step : done.told(console.lang())) {
            remarks.line(file.name() + ": " + step);
        }
        String key =
                upToDate ? "migrate.up-to-date" : write ? "migrate.written" : "migrate.not-written";
        remarks.line(console.words().say(key, new Because("file", file.name())));
        remarks.flush();
        if (!write) {
            if (console.terminal()) {
                done.text().lines().forEach(console.out()::line);
            } else {
                // into a file it goes as it is
                console.out().text(done.text());
            }
        }
        return Exit.WELL;
    }
}
