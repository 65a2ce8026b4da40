package org.pubgames.conformance.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.pitest.mutationtest.commandline.MutationCoverageReport;
import org.pubgames.conformance.profile.Profile;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Runs PIT in a process of its own over some classes, with the vectors as tests.
 *
 * @param games the games whose vectors are played
 * @param profile the profile whose vectors alone are played; empty for all
 */
record Pit(MutatedCode code, List<String> games, String profile, Path report) {

    /** With all vectors of the games. */
    static Pit of(MutatedCode code, Path report) {
        return new Pit(code, code.games(), "", report);
    }

    /** With the vectors of a profile alone. */
    static Pit within(Profile profile, MutatedCode code, Path report) {
        return new Pit(code, List.of(profile.game()), profile.name(), report);
    }

    /** So long may a vector take beyond what it usually takes, in milliseconds. */
    private static final int PATIENCE = 20_000;

    private static final int THREADS = 2;

    /** Every change of these classes and of those inside them. */
    List<JavaMutant> mutants(Collection<String> classes) throws Exception {
        Files.createDirectories(report);
        String targets =
                classes.stream()
                        .map(name -> name + "," + name + "$*")
                        .collect(Collectors.joining(","));
        String path =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        path,
                        MutationCoverageReport.class.getName(),
                        "--reportDir",
                        report.toString(),
                        "--sourceDirs",
                        report.toString(),
                        "--targetClasses",
                        targets,
                        "--targetTests",
                        VectorUnits.class.getName(),
                        "--mutableCodePaths",
                        code.place().toString(),
                        "--excludedMethods",
                        "hashCode,equals,toString",
                        // what no file can bring about: AbsenceContract looks at it
                        "--avoidCallsTo",
                        "org.pubgames.core.spi.Given",
                        "--jvmArgs",
                        "-XX:TieredStopAtLevel=1,-XX:+UseSerialGC,-D"
                                + VectorUnits.GAMES
                                + "="
                                + String.join(":", games)
                                + ",-D"
                                + VectorUnits.PROFILE
                                + "="
                                + profile,
                        "--timeoutConst",
                        String.valueOf(PATIENCE),
                        "--threads",
                        String.valueOf(THREADS),
                        "--outputFormats",
                        "XML",
                        "--timestampedReports",
                        "false",
                        "--failWhenNoMutations",
                        "false");
        Path log = report.resolve("pit.log");
        Path xml = report.resolve("mutations.xml");
        Files.deleteIfExists(xml);
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile())
                        .start();
        if (process.waitFor() != 0 || !Files.exists(xml)) {
            throw new IllegalStateException("PIT did not get through, see " + log.toAbsolutePath());
        }
        return read(xml);
    }

    private static List<JavaMutant> read(Path xml)
            throws IOException, ParserConfigurationException, SAXException {
        NodeList found =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(xml.toFile())
                        .getElementsByTagName("mutation");
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            all.add((Element) found.item(i));
        }
        // in the order of the code, so that those alike are numbered alike on every machine
        all.sort(
                Comparator.comparing((Element each) -> text(each, "mutatedClass"))
                        .thenComparing(each -> text(each, "mutatedMethod"))
                        .thenComparing(each -> text(each, "methodDescription"))
                        .thenComparing(each -> Integer.valueOf(text(each, "index"))));
        Map<String, Integer> alike = new HashMap<>();
        List<JavaMutant> mutants = new ArrayList<>();
        for (Element each : all) {
            String id =
                    text(each, "mutatedClass").replace("org.pubgames.", "")
                            + "."
                            + text(each, "mutatedMethod")
                            + ": "
                            + text(each, "description").replace("org/pubgames/", "");
            int number = alike.merge(id, 1, Integer::sum);
            mutants.add(
                    new JavaMutant(
                            number == 1 ? id : id + " #" + number, each.getAttribute("status")));
        }
        return mutants;
    }

    private static String text(Element element, String name) {
        return element.getElementsByTagName(name).item(0).getTextContent();
    }
}
