package org.pubgames.conformance.mutation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pubgames.schocken.Schocken;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.sjoelen.Sjoelen;

/**
 * The Java that counts and applies: states, facts and phases. Left out are what draws, measures
 * equipment, makes up events, builds forms and checks settings and positions, batches and tables of
 * answers, and what the rule compiler wrote. Competitions are not among them yet: half of what they
 * count is for stages that no vector plays so far.
 *
 * @param name what its list of survivors is called
 * @param games the games whose vectors are played
 * @param home a class of it
 */
record MutatedCode(String name, List<String> games, Class<?> home) {

    private static final Pattern NOWHERE =
            Pattern.compile(
                    ".*(\\.picture\\.|\\.equipment\\.|\\.rules\\.(Rules[0-9A-F]+|DomainClasses|P[0-9A-F]{2}\\.)"
                            + "|RandomEvents|LikelyResults|Distinguishing|Forms|Definition|Position|Consistent|Event|package-info"
                            // batches and tables of answers: the censuses ask them everything
                            + "|Plain|LayoutScoring|LayoutPoints|HouseTable|RowShape|Counting|AreaTable|DisplacedWorths|EndRows"
                            + "|ThrowRanks|play\\.(Throw|Draw)Scoring).*");

    static List<MutatedCode> all() {
        return List.of(
                new MutatedCode("sjoelen", List.of("sjoelen"), Sjoelen.class),
                new MutatedCode(
                        "schocken", List.of("schocken", "schocken-tournament"), Schocken.class),
                new MutatedCode(
                        "shuffleboard",
                        List.of(
                                "shovelboard",
                                "table-shuffleboard",
                                "court-shuffleboard",
                                "deck-shuffleboard"),
                        Shuffleboard.class));
    }

    /** Where its classes lie: a folder or a jar. */
    Path place() {
        try {
            return Path.of(home.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(home + " lies nowhere", e);
        }
    }

    /** The names of its classes that stand in a file of their own, in order. */
    List<String> classes() {
        Path place = place();
        if (Files.isDirectory(place)) {
            return classes(place);
        }
        try (FileSystem jar =
                FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
            return classes(jar.getPath("/"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> classes(Path root) {
        Predicate<String> out = NOWHERE.asMatchPredicate().or(name -> name.contains("$"));
        String below = home.getPackageName() + ".";
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(
                            file ->
                                    file.substring(0, file.length() - 6)
                                            .replace('/', '.')
                                            .replace('\\', '.'))
                    .filter(name -> name.startsWith(below) && !out.test(name))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
