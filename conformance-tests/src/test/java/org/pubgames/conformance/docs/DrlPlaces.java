package org.pubgames.conformance.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where the rules stand in the rule files of this repository, and the clause that each file shows.
 */
public final class DrlPlaces {

    /**
     * A rule in its file.
     *
     * @param place module, file and line
     * @param clause the clause of its annotation
     * @param told whether what it concludes is a line of the verdict
     * @param text the rule as written
     */
    public record Place(String place, String clause, boolean told, String text) {}

    private static final Path ROOT = Path.of("..");
    private static final List<String> MODULES =
            List.of("sjoelen-rules", "schocken-rules", "shuffleboard-rules", "competition-rules");
    private static final Pattern RULE = Pattern.compile("rule \"([a-z.-]+)\"");
    private static final Pattern CLAUSE = Pattern.compile("\\s*@clause\\(\"([^\"]+)\"\\)");

    private DrlPlaces() {}

    /** Every rule by its name. A rule that is there twice is an error. */
    public static Map<String, Place> all() {
        Map<String, Place> places = new TreeMap<>();
        for (String module : MODULES) {
            Path resources = ROOT.resolve(module).resolve("src/main/resources");
            try (Stream<Path> files = Files.walk(resources)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".drl")).sorted().toList()) {
                    read(module + "/…/" + file.getFileName(), Files.readAllLines(file), places);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return places;
    }

    private static void read(String name, List<String> lines, Map<String, Place> places) {
        for (int i = 0; i < lines.size(); i++) {
            Matcher rule = RULE.matcher(lines.get(i));
            if (rule.lookingAt()) {
                Matcher clause = CLAUSE.matcher(i + 1 < lines.size() ? lines.get(i + 1) : "");
                Place place =
                        new Place(
                                name + ":" + (i + 1),
                                clause.lookingAt() ? clause.group(1) : "",
                                isTold(lines, i),
                                text(lines, i));
                if (places.put(rule.group(1), place) != null) {
                    throw new IllegalStateException(rule.group(1) + " stands twice");
                }
            }
        }
    }

    private static String text(List<String> lines, int start) {
        int end = start;
        while (!lines.get(end).equals("end")) {
            end++;
        }
        return String.join("\n", lines.subList(start, end + 1));
    }

    /** The rules as written. */
    public static Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        all().forEach((rule, place) -> texts.put(rule, place.text()));
        return texts;
    }

    /** Whether the rule that starts in a line concludes otherwise than by {@code decide}. */
    private static boolean isTold(List<String> lines, int start) {
        return lines.subList(start, lines.size()).stream()
                .takeWhile(line -> !line.equals("end"))
                .noneMatch(line -> line.contains(".decide("));
    }

    /** The rules that decide something and write no line of the verdict. */
    public static Set<String> untold() {
        Set<String> untold = new TreeSet<>();
        all().forEach(
                        (rule, place) -> {
                            if (!place.told()) {
                                untold.add(rule);
                            }
                        });
        return untold;
    }

    /** File and line of each rule. */
    public static Map<String, String> lines() {
        Map<String, String> lines = new TreeMap<>();
        all().forEach((rule, place) -> lines.put(rule, "`" + place.place() + "`"));
        return lines;
    }
}
