package org.pubgames.conformance.docs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.report.Markup;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.Rule;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;

/**
 * A printed document, annotated: its clauses in order, beside each the rules that rest on it as
 * they are written, their vectors, and the variants that play otherwise. One page of HTML that
 * loads nothing.
 */
public final class AnnotatedPage {

    private static final String STYLE =
            """

            :root { font: 16px/1.5 system-ui, sans-serif; --line: #8885; --soft: #8882; }
            body { margin: 0 auto; padding: 1rem; max-width: 80rem; }
            h1 { font-size: 1.5rem; line-height: 1.25; }
            h2 { margin-top: 2.5rem; border-bottom: 2px solid var(--line); }
            h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
            article { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
                gap: 1.5rem; padding: 1rem 0; border-bottom: 1px solid var(--line); }
            .print { align-self: start; position: sticky; top: .5rem; }
            .place, .how, .vectors, .variants, .none { font-size: .875rem; opacity: .85; }
            .none { margin: 0; }
            .place { margin: 0; font-weight: 600; }
            .print code { font-size: .8rem; overflow-wrap: anywhere; }
            section + section { margin-top: 1.25rem; }
            pre { background: var(--soft); padding: .6rem; overflow-x: auto; font-size: .8rem; }
            .fires, .silent { border: 1px solid var(--line); border-radius: .3rem; padding: 0 .25rem; }
            .silent { border-style: dashed; }
            .variants { margin: .5rem 0 0; }
            .variants dd { margin: 0 0 0 1rem; overflow-wrap: anywhere; }
            @media (max-width: 48rem) { article { grid-template-columns: minmax(0, 1fr); }
                .print { position: static; } }
            """;

    private final String source;
    private final Lang lang;
    private final Map<String, String> drl;
    private final Map<String, List<Vector>> vectors;
    private final Markup out = new Markup();
    private final Set<String> shown = new HashSet<>();

    private AnnotatedPage(
            String source, Lang lang, Map<String, String> drl, Map<String, List<Vector>> vectors) {
        this.source = source;
        this.lang = lang;
        this.drl = drl;
        this.vectors = vectors;
    }

    /**
     * The page of a document.
     *
     * @param source the id of the document in the books of the games
     * @param games the games whose rules are in the document
     * @param drl the rules of the rule files as written, by id
     * @param vectors the vectors of these games by the rule aimed at
     */
    public static String of(
            String source,
            List<Game<?, ?>> games,
            Map<String, String> drl,
            Map<String, List<Vector>> vectors,
            Lang lang) {
        return new AnnotatedPage(source, lang, drl, vectors).page(games);
    }

    private String word(String key) {
        return PageWords.of(key, lang);
    }

    private String page(List<Game<?, ?>> games) {
        Source document = games.get(0).rulebook().source(source).orElseThrow();
        // games that share a document name their part of it after a colon
        String whole = document.title().in(lang);
        String title =
                word("annotated")
                        + ": "
                        + (games.size() > 1 ? whole.replaceAll(": .*", "") : whole);
        out.raw("<!DOCTYPE html>\n");
        out.open("html", "lang", lang.code()).raw("\n").open("head");
        out.empty("meta", "charset", "utf-8").raw("\n");
        out.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        out.empty("meta", "name", "color-scheme", "content", "light dark").raw("\n");
        out.empty("link", "rel", "icon", "href", "data:,").raw("\n");
        out.leaf("title", title).raw("\n");
        out.open("style").raw(STYLE).close("style").end("head");
        out.open("body").open("header").leaf("h1", title).raw("\n");
        out.leaf("p", document.publisher() + ". " + document.edition());
        out.leaf("p", word("annotated-how")).end("header");
        if (games.size() > 1) {
            out.open("nav").open("ul");
            for (Game<?, ?> game : games) {
                out.open("li");
                out.leaf("a", game.title().in(lang), "href", "#" + game.key().id());
                out.close("li");
            }
            out.close("ul").end("nav");
        }
        out.open("main").raw("\n");
        games.forEach(this::game);
        out.end("main").close("body").end("html");
        return out.toString();
    }

    private void game(Game<?, ?> game) {
        out.leaf("h2", game.title().in(lang), "id", game.key().id()).raw("\n");
        for (Clause clause : game.rulebook().clauses()) {
            if (clause.source().equals(source)) {
                clause(game, clause);
            }
        }
    }

    private void clause(Game<?, ?> game, Clause clause) {
        out.open("article", "id", game.key().id() + "." + clause.id())
                .open("div", "class", "print");
        out.leaf("p", clause.locator().in(lang), "class", "place");
        out.leaf("p", clause.statement().in(lang));
        out.leaf("code", clause.id()).end("div");
        out.open("div", "class", "rules").raw("\n");
        List<Rule> rules = game.rulebook().realising(clause.id());
        if (!clause.testable()) {
            out.leaf("p", clause.untestable().in(lang), "class", "none");
        } else if (rules.isEmpty()) {
            out.leaf("p", word("annotated-none"), "class", "none");
        }
        rules.forEach(rule -> rule(game, rule, clause));
        out.close("div").end("article");
    }

    private void rule(Game<?, ?> game, Rule rule, Clause clause) {
        String anchor = game.key().id() + "." + rule.id();
        boolean first = shown.add(anchor);
        out.open("section", "id", first ? anchor : "").open("h3");
        if (first) {
            out.leaf("code", rule.id());
        } else {
            out.open("a", "href", "#" + anchor).leaf("code", rule.id()).close("a");
        }
        out.close("h3");
        List<String> how = how(rule, clause.id());
        if (!how.isEmpty()) {
            out.leaf("p", String.join("; ", how), "class", "how");
        }
        out.leaf("p", rule.statement().in(lang));
        if (!first) {
            out.end("section");
            return;
        }
        String written = drl.get(rule.id());
        if (written == null) {
            out.leaf("p", word("decided") + " " + word(rule.by().name()), "class", "how");
        } else {
            out.open("pre").leaf("code", written).end("pre");
        }
        vectors(rule);
        variants(game, rule);
        out.end("section");
    }

    /** In which cases of a rule a clause is shown, where it is not its only ground. */
    private List<String> how(Rule rule, String clause) {
        List<String> how = new ArrayList<>();
        if (names(rule.grounds().also(), clause)) {
            how.add(word("annotated-also"));
        }
        if (names(rule.parts(), clause)) {
            how.add(word("parts"));
        }
        for (Rule.Case each : rule.cases()) {
            if (names(each.grounds().citations(), clause) || names(each.grounds().also(), clause)) {
                how.add(word("case") + " " + each.name());
            }
        }
        return how;
    }

    private static boolean names(List<Citation> citations, String clause) {
        return citations.stream().anyMatch(each -> each.clause().equals(clause));
    }

    private void vectors(Rule rule) {
        List<Vector> aimed =
                vectors.getOrDefault(rule.id(), List.of()).stream()
                        .filter(vector -> !vector.repeats())
                        .toList();
        if (aimed.isEmpty()) {
            return;
        }
        out.open("p", "class", "vectors").text(word("vectors") + ": ");
        for (Vector vector : aimed) {
            boolean fires = vector.polarity() == Vector.Polarity.POSITIVE;
            String number = vector.id().substring(vector.id().lastIndexOf('/') + 1);
            out.leaf(
                    "span",
                    (fires ? "+" : "−") + number,
                    "class",
                    fires ? "fires" : "silent",
                    "title",
                    vector.id() + "  " + vector.title());
            out.text(" ");
        }
        out.end("p");
    }

    /** The variants that give the settings of a rule another value. */
    private void variants(Game<?, ?> game, Rule rule) {
        Map<String, List<String>> changes = new LinkedHashMap<>();
        for (String setting : rule.settings()) {
            for (Variant variant : game.variants().all()) {
                variant.layer(setting)
                        .filter(layer -> layer.setBy().equals(variant.id()))
                        .filter(layer -> variant.history(setting).size() > 1)
                        .ifPresent(
                                layer ->
                                        changes.computeIfAbsent(setting, key -> new ArrayList<>())
                                                .add(variant.id() + " " + layer.value()));
            }
        }
        if (changes.isEmpty()) {
            return;
        }
        out.open("dl", "class", "variants").leaf("dt", word("annotated-variants"));
        changes.forEach(
                (setting, values) -> out.leaf("dd", setting + ": " + String.join(", ", values)));
        out.end("dl");
    }
}
