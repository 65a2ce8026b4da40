package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Node;

/**
 * Brings a variant file to the present format and to the present editions of what it builds on.
 * Only the values that must change are replaced in the text: comments, order, spacing, line ends
 * and quotes stay. Settings and reasons are never touched.
 */
public final class Migration {

    private static final List<MigrationStep> STEPS =
            List.of(new ToFormatTwo(), new ToPresentEditions());

    private Migration() {}

    /**
     * A file in its present form.
     *
     * @param text the whole file
     * @param steps what was done, in order: {@code format 2}, {@code pin masters@1}, {@code raise
     *     masters@1 → masters@2}; empty when the file was up to date
     */
    public record Migrated(String text, List<String> steps) {
        public Migrated {
            steps = List.copyOf(steps);
        }

        /** The steps in words, one sentence each. */
        public List<String> told(Lang lang) {
            return steps.stream().map(step -> told(step, lang)).toList();
        }

        private static String told(String step, Lang lang) {
            String[] parts = step.split(" ", 2);
            return Problem.of("migrated-" + parts[0], Where.UNKNOWN).withValue(parts[1]).text(lang);
        }
    }

    /**
     * The file in its present form; a file of that form comes back as it is. One that cannot be
     * read even so is refused with its problems, and {@code migrate-by-hand} tells what is written
     * in a way that cannot be replaced safely.
     *
     * @param book the variants of the file's game, those that it builds on included
     */
    public static Reading<Migrated> of(VariantFile file, VariantBook book) {
        String text = file.text();
        List<String> steps = new ArrayList<>();
        for (MigrationStep step : STEPS) {
            Reading<Node> read = VariantFiles.tree(text, file.name());
            if (!(read instanceof Reading.Read<Node> tree)
                    || !(tree.value() instanceof Node.Fields fields)) {
                break;
            }
            MigrationSheet sheet = new MigrationSheet(file.name(), text, fields, book);
            step.apply(sheet);
            if (!sheet.problems().isEmpty()) {
                return Reading.failed(sheet.problems());
            }
            text = sheet.text();
            steps.addAll(sheet.steps());
        }
        List<Problem> problems = problems(new VariantFile(file.name(), text), book);
        return problems.isEmpty()
                ? Reading.of(new Migrated(text, steps))
                : Reading.failed(problems);
    }

    private static List<Problem> problems(VariantFile file, VariantBook book) {
        List<Problem> alone = book.read(file.text(), file.name()).problems();
        boolean mixIn = alone.stream().anyMatch(problem -> problem.code().equals("mixin-alone"));
        // a mix-in is no variant, and otherwise sound
        return mixIn
                ? alone.stream().filter(problem -> !problem.code().equals("mixin-alone")).toList()
                : alone;
    }
}
