package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames digest FILE…}: the names of match logs and how they ended, as a competition keeps
 * them.
 */
@Command(name = "digest", mixinStandardHelpOptions = true)
final class DigestCommand extends VariantStep {

    @Parameters(arity = "1..*", paramLabel = "FILE.jsonl|-", descriptionKey = "logs")
    private List<String> files = new ArrayList<>();

    @Override
    int run(KnownVariants known) {
        int exit = Exit.WELL;
        for (String file : files) {
            exit = Math.max(exit, told(file, known));
        }
        return exit;
    }

    private static int told(String file, KnownVariants known) {
        return LastMatch.read(file, known)
                .map(
                        last -> {
                            tell(file, last.json(), known.console());
                            return last.sound() ? Exit.WELL : rejected(file, known.console());
                        })
                .orElse(Exit.UNUSABLE);
    }

    private static int rejected(String file, Console console) {
        console.problem(Problem.of("log-with-rejected", Where.file(InputFile.shown(file))));
        return Exit.FALLS_SHORT;
    }

    private static void tell(String file, JsonMatch match, Console console) {
        List<Outcome.Place> places = match.match().outcome().map(Outcome::places).orElse(List.of());
        if (console.json()) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("type", "log");
            line.put("file", InputFile.shown(file));
            line.put("digest", match.digest());
            line.put("places", places.stream().map(DigestCommand::written).toList());
            if (places.size() == 2) {
                line.put("log", log(match.digest(), places));
            }
            console.out().raw(JsonWriter.write(line));
            return;
        }
        console.out().line(match.digest() + "  " + InputFile.shown(file));
        for (Outcome.Place place : places) {
            console.out().line("  " + said(place, console.words()));
        }
        if (places.isEmpty()) {
            console.out().line("  " + console.words().say("digest.no-place"));
        }
    }

    private static String said(Outcome.Place place, Words words) {
        return words.say(
                "digest.place",
                new Because("rank", place.rank()),
                new Because("player", place.player()),
                new Because("score", place.score()));
    }

    /** As an event of a competition has it, between two sides. */
    private static Map<String, Object> log(String digest, List<Outcome.Place> places) {
        Map<String, Object> log = new LinkedHashMap<>();
        log.put("digest", digest);
        log.put("better", places.get(0).player());
        log.put("betterScore", places.get(0).score());
        log.put("other", places.get(1).player());
        log.put("otherScore", places.get(1).score());
        log.put("level", places.get(0).rank() == places.get(1).rank());
        return log;
    }

    private static Map<String, Object> written(Outcome.Place place) {
        Map<String, Object> each = new LinkedHashMap<>();
        each.put("player", place.player());
        each.put("rank", place.rank());
        each.put("score", place.score());
        return each;
    }
}
