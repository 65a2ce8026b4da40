package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.delivery.Delivery;
import org.pubgames.conformance.delivery.VectorJson;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code pubgames conformance vectors [--out DIR|FILE.zip]}: the vectors as JSON with their
 * schemas, or how many there are.
 */
@Command(name = "vectors", mixinStandardHelpOptions = true)
final class ConformanceVectorsCommand extends CommonOptions implements Step {

    @Option(names = "--game", paramLabel = "GAME", descriptionKey = "run.games")
    private List<String> games = new ArrayList<>();

    @Option(names = "--vectors", paramLabel = "DIR")
    private String folder = "";

    @Option(names = "--out", paramLabel = "DIR|FILE.zip", descriptionKey = "delivered")
    private String target = "";

    @Override
    public int run(Console console) {
        return new ChosenVectors(folder, games)
                .read()
                .fold(vectors -> run(vectors, console), console::refuse);
    }

    private int run(List<Vector> vectors, Console console) {
        if (target.isEmpty()) {
            list(vectors, console);
            return Exit.WELL;
        }
        return Delivery.of(vectors)
                .write(target)
                .fold(
                        files -> {
                            if (!console.json()) {
                                console.out()
                                        .line(
                                                console.words()
                                                        .say(
                                                                "vectors.written",
                                                                new Because("file", target),
                                                                new Because("files", files),
                                                                new Because(
                                                                        "vectors",
                                                                        vectors.size())));
                            }
                            return Exit.WELL;
                        },
                        console::refuse);
    }

    private static void list(List<Vector> vectors, Console console) {
        if (console.json()) {
            vectors.forEach(vector -> console.out().raw(VectorJson.of(vector)));
            return;
        }
        Map<String, List<Vector>> games = new LinkedHashMap<>();
        vectors.forEach(
                vector ->
                        games.computeIfAbsent(vector.game(), game -> new ArrayList<>())
                                .add(vector));
        Words words = console.words();
        TextTable table = new TextTable("<", ">", ">", ">");
        table.row(
                words.say("run.game"),
                words.say("vectors.vectors"),
                words.say("vectors.rules"),
                words.say("vectors.variants"));
        games.forEach(
                (game, own) ->
                        table.row(
                                game,
                                String.valueOf(own.size()),
                                count(own.stream().map(Vector::rule).toList()),
                                count(own.stream().map(each -> each.variant().base()).toList())));
        console.out().lines(0, table.linesUnderHeader());
    }

    private static String count(List<String> names) {
        return String.valueOf(names.stream().filter(name -> !name.isEmpty()).distinct().count());
    }
}
