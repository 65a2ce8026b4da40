package org.pubgames.conformance.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.zoo.Habitat;
import org.pubgames.conformance.zoo.Hunt;
import org.pubgames.conformance.zoo.Siblings;
import org.pubgames.core.Lang;

/**
 * The zoo as a page: which wrong implementations the vectors catch, beasts first, then siblings. It
 * is written from hunts that have taken place, in any language.
 */
public final class ZooPage {

    private static final int MOST_NAMED = 4;

    private final List<Habitat> habitats;

    private ZooPage(List<Habitat> habitats) {
        this.habitats = habitats;
    }

    /** The page of these habitats, in this order. */
    public static ZooPage of(List<Habitat> habitats) {
        return new ZooPage(List.copyOf(habitats));
    }

    /** The page in one language, as Markdown. */
    public String in(Lang lang) {
        return new Writer(lang).page(habitats);
    }

    /** The page in one language. */
    private record Writer(Lang lang, StringBuilder out) {

        Writer(Lang lang) {
            this(lang, new StringBuilder());
        }

        String page(List<Habitat> habitats) {
            line("# " + word("zoo"));
            line("");
            line(word("generated"));
            line("");
            line(word("zoo-about"));
            line("");
            line("## " + word("beasts"));
            habitats.forEach(this::beasts);
            line("");
            line("## " + word("siblings"));
            line("");
            line(word("siblings-about"));
            habitats.forEach(this::siblings);
            return out.toString();
        }

        private void beasts(Habitat habitat) {
            line("");
            line("### " + habitat.game().title().in(lang));
            line("");
            line(
                    row(
                            word("beast"),
                            word("program"),
                            word("wrong"),
                            word("rule"),
                            word("kills"),
                            word("first-kill")));
            line("|---|---|---|---|---|---|");
            for (Hunt hunt : habitat.hunts()) {
                List<VectorResult> kills = hunt.kills();
                line(
                        row(
                                hunt.beast().name(),
                                hunt.beast().program(),
                                hunt.beast().wrong().in(lang),
                                "`" + hunt.beast().rule() + "`",
                                kills.size() + "/" + hunt.results().size(),
                                kills.isEmpty() ? "–" : "`" + kills.get(0).vector().id() + "`"));
            }
        }

        /** A row for each variant: the vectors, and from whom each tells it. */
        private void siblings(Habitat habitat) {
            line("");
            line("### " + habitat.game().title().in(lang));
            line("");
            long told = habitat.pairs().stream().filter(pair -> pair.by().isPresent()).count();
            line(word("told-apart") + ": " + told + "/" + habitat.pairs().size() + ".");
            habitat.twins()
                    .forEach(
                            (id, others) ->
                                    line("`" + id + "` = `" + String.join("`, `", others) + "`"));
            line("");
            line(row(word("variant"), word("from-whom")));
            line("|---|---|");
            Map<String, Map<String, List<String>>> table = new TreeMap<>();
            for (Siblings.Pair pair : habitat.pairs()) {
                table.computeIfAbsent(pair.asked(), id -> new TreeMap<>())
                        .computeIfAbsent(
                                pair.by().map(Vector::id).orElse(""), id -> new ArrayList<>())
                        .add(pair.played());
            }
            table.forEach(
                    (asked, by) -> {
                        List<String> cells = new ArrayList<>();
                        by.forEach(
                                (vector, played) ->
                                        cells.add(
                                                (vector.isEmpty() ? "**–**" : "`" + vector + "`")
                                                        + ": "
                                                        + named(played)));
                        line(row("`" + asked + "`", String.join("<br>", cells)));
                    });
        }

        /** A few by name, many by their number. */
        private static String named(List<String> played) {
            return played.size() > MOST_NAMED ? played.size() + "" : String.join(", ", played);
        }

        private static String row(String... cells) {
            return "| " + String.join(" | ", cells) + " |";
        }

        private String word(String key) {
            return ZooWords.of(key, lang);
        }

        private void line(String text) {
            out.append(text).append('\n');
        }
    }
}
