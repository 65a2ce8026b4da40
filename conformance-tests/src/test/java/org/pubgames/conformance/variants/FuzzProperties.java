package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.variant.Migration;
import org.pubgames.core.internal.variant.VariantFiles;

/** Shipped files with random changes: reading them never throws. */
class FuzzProperties {

    private static final List<VariantFile> SHIPPED = Shelf.shipped();

    /** The characters that mutations insert: those with a meaning in YAML. */
    private static final String SIGNS = "{}[]:,-?#&*!|>'\"%@` \n\r\t\\~=<0e.\u0000\u007f\u0085";

    private static VariantFile any(SplittableRandom random) {
        return SHIPPED.get(random.nextInt(SHIPPED.size()));
    }

    /** The same bytes with one to eight of them changed, taken away, doubled or put in. */
    private static byte[] mutated(byte[] bytes, SplittableRandom random) {
        byte[] now = bytes;
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            int at = random.nextInt(now.length + 1);
            int end = Math.min(now.length, at + random.nextInt(20));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            out.write(now, 0, at);
            switch (random.nextInt(4)) {
                case 0 -> out.write(random.nextInt(256));
                case 1 -> out.write(SIGNS.charAt(random.nextInt(SIGNS.length())));
                case 2 -> at = end;
                default -> out.write(now, at, end - at);
            }
            out.write(now, at, now.length - at);
            now = out.toByteArray();
        }
        return now;
    }

    /** The same lines with one to four of them taken away, doubled, swapped or moved. */
    private static String shuffled(String text, SplittableRandom random) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            int at = random.nextInt(lines.size());
            String line = lines.get(at);
            switch (random.nextInt(6)) {
                case 0 -> lines.set(at, "");
                case 1 -> lines.add(random.nextInt(lines.size()), line);
                case 2 -> lines.set(at, lines.set(random.nextInt(lines.size()), line));
                case 3 -> lines.set(at, "  " + line);
                case 4 -> lines.set(at, line.stripLeading());
                default -> lines.set(at, line.replaceFirst(": .*", ": " + line.strip()));
            }
        }
        return String.join("\n", lines);
    }

    private static String looked(VariantFile file) {
        List<Problem> problems = new ArrayList<>();
        String game = VariantFiles.game(file);
        VariantBook book = Games.find(game).orElse(Games.installed().get(0)).variants();
        problems.addAll(book.read(file.text(), file.name()).problems());
        problems.addAll(book.with(List.of(file)).problems());
        problems.addAll(Games.catalogue().with(List.of(file)).problems());
        problems.addAll(Migration.of(file, book).problems());
        for (Problem problem : problems) {
            assertThat(problem.where().file()).isEqualTo(file.name());
            assertThat(problem.line(Lang.NL)).doesNotContain("\u0000", "\u001b");
        }
        return book.read(file.text(), file.name()) instanceof Reading.Read<?> ? "sound" : "broken";
    }

    @Property(tries = 1500)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void changedBytesNeverThrow(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        VariantFile file = any(random);
        byte[] bytes = mutated(file.text().getBytes(StandardCharsets.UTF_8), random);
        String outcome =
                VariantFiles.text(bytes, file.name())
                        .fold(FuzzProperties::looked, problems -> "no text");
        bothAreMet(outcome);
    }

    @Property(tries = 800)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void changedLinesNeverThrow(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        VariantFile file = any(random);
        bothAreMet(looked(new VariantFile(file.name(), shuffled(file.text(), random))));
    }

    private static void bothAreMet(String outcome) {
        Statistics.collect(outcome);
        Statistics.coverage(
                coverage -> {
                    coverage.check("sound").percentage(share -> share > 3);
                    coverage.check("broken").percentage(share -> share > 30);
                });
    }
}
