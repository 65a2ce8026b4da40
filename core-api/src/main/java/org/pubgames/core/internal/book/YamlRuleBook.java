package org.pubgames.core.internal.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.LocalText;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Rule;
import org.pubgames.core.Source;
import org.pubgames.core.Where;
import org.pubgames.core.internal.book.BookFiles.CaseEntry;
import org.pubgames.core.internal.book.BookFiles.CitationFile;
import org.pubgames.core.internal.book.BookFiles.ClauseEntry;
import org.pubgames.core.internal.book.BookFiles.Contents;
import org.pubgames.core.internal.book.BookFiles.ReadingEntry;
import org.pubgames.core.internal.book.BookFiles.RuleEntry;
import org.pubgames.core.internal.book.BookFiles.RuleFile;
import org.pubgames.core.internal.book.BookFiles.Shared;
import org.pubgames.core.internal.book.BookFiles.SharedRule;
import org.pubgames.core.internal.book.BookFiles.SourceFile;
import org.pubgames.core.internal.book.BookFiles.WordEntry;
import org.pubgames.core.internal.book.BookFiles.WordFile;
import org.pubgames.core.internal.data.WrittenValue;
import org.pubgames.core.internal.text.Nearest;

/**
 * A rulebook read from {@code rulebook.yaml} and the files it lists: {@code sources/*.yaml}, one
 * for each document, and {@code rules/*.yaml}, one beside each rule file.
 */
public final class YamlRuleBook extends OrderedBook {

    private final String game;
    private final int version;
    private final Map<String, Source> sources = new LinkedHashMap<>();
    private final Map<String, Clause> clauses = new LinkedHashMap<>();
    private final Map<String, Rule> rules = new LinkedHashMap<>();
    private final Map<String, Integer> order = new HashMap<>();
    private final Map<String, LocalText> words = new LinkedHashMap<>();
    private final Set<String> absent = new LinkedHashSet<>();

    private final Locators locators;

    private YamlRuleBook(String game, int version, Locators locators) {
        this.game = game;
        this.version = version;
        this.locators = locators;
    }

    /**
     * Reads a module's rulebook.
     *
     * @param anchor a class in the package whose resources hold {@code rulebook.yaml}
     * @throws ProblemsException when the book has mistakes; the build's tests keep a shipped book
     *     sound
     */
    public static YamlRuleBook read(Class<?> anchor) {
        return read(anchor, anchor);
    }

    /**
     * Reads the rulebook of a game that shares rules with its relatives.
     *
     * @param anchor a class in the package whose resources hold {@code rulebook.yaml}
     * @param family a class in the package whose resources hold the shared sources and rules
     * @throws ProblemsException when the book has mistakes
     */
    public static YamlRuleBook read(Class<?> anchor, Class<?> family) {
        Contents contents = BookFiles.file(anchor, "rulebook.yaml", Contents.class);
        YamlRuleBook book =
                new YamlRuleBook(
                        contents.game(), contents.version(), Locators.read(anchor, family));
        for (String name : contents.sources()) {
            book.add(BookFiles.file(anchor, "sources/" + name + ".yaml", SourceFile.class));
        }
        List<Problem> problems = new ArrayList<>();
        contents.shared().ifPresent(shared -> book.add(shared, anchor, family, problems));
        contents.words()
                .ifPresent(path -> book.addWords(BookFiles.file(anchor, path, WordFile.class)));
        for (String name : contents.rules()) {
            String path = "rules/" + name + ".yaml";
            for (RuleEntry entry : BookFiles.file(anchor, path, RuleFile.class).entries()) {
                book.add(entry, Where.file(path), problems);
            }
        }
        if (!problems.isEmpty()) {
            throw new ProblemsException(problems);
        }
        return book;
    }

    private void add(Shared shared, Class<?> anchor, Class<?> family, List<Problem> problems) {
        Terms terms = Terms.read(anchor);
        for (String name : shared.sources()) {
            add(BookFiles.file(family, "sources/" + name + ".yaml", SourceFile.class).in(terms));
        }
        shared.words().ifPresent(path -> addWords(BookFiles.file(family, path, WordFile.class)));
        Map<String, SharedRule> citations = new LinkedHashMap<>();
        CitationFile file = BookFiles.file(anchor, shared.citations(), CitationFile.class);
        file.citations().forEach(rule -> citations.put(rule.rule(), rule));
        Set<String> without = new HashSet<>();
        file.absent().orElse(List.of()).forEach(each -> without.add(each.rule()));
        for (String name : shared.rules()) {
            String path = "rules/" + name + ".yaml";
            for (RuleEntry each : BookFiles.file(family, path, RuleFile.class).entries()) {
                RuleEntry entry = each.in(terms);
                if (without.remove(entry.rule())) {
                    absent.add(entry.rule());
                    continue;
                }
                SharedRule cited = citations.remove(entry.rule());
                add(cited == null ? entry : entry.in(cited), Where.file(path), problems);
            }
        }
        without.addAll(citations.keySet());
        for (String unknown : without) {
            problems.add(
                    Problem.of("unknown-rule", Where.file(shared.citations()).path("/" + unknown))
                            .withValue(unknown)
                            .withSuggestion(Nearest.of(unknown, rules.keySet())));
        }
    }

    /** A resource as text. */
    public static String text(Class<?> anchor, String path) {
        try (InputStream in = anchor.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException(
                        "resource " + path + " is missing beside " + anchor);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read", e);
        }
    }

    private void addWords(WordFile file) {
        for (WordEntry entry : file.words()) {
            words.put(entry.word(), new LocalText(entry.en(), entry.nl(), entry.de()));
        }
    }

    private void add(SourceFile file) {
        String id = file.source();
        sources.put(
                id,
                new Source(
                        id,
                        file.title(),
                        file.shortTitle().orElse(file.title()),
                        file.publisher().orElse(""),
                        file.edition().orElse(""),
                        file.language().orElse("en"),
                        file.url().orElse(""),
                        file.confidence()));
        for (ClauseEntry entry : file.clauses()) {
            Clause clause =
                    new Clause(
                            entry.id(),
                            id,
                            locators.in(entry.at()),
                            entry.topic(),
                            new LocalText(entry.en(), entry.nl(), entry.de()),
                            entry.untestable().orElse(LocalText.NONE));
            if (clauses.put(entry.id(), clause) != null) {
                throw new IllegalStateException(
                        "clause " + entry.id() + " stands twice in the book");
            }
        }
    }

    private void add(RuleEntry entry, Where where, List<Problem> problems) {
        Where place = where.path("/" + entry.rule());
        Rule.Level level = entry.level().orElse(null);
        if (level == null) {
            problems.add(
                    Problem.of("missing-field", place.path(place.path() + "/level"))
                            .withValue("level"));
            return;
        }
        Rule rule =
                new Rule(
                        entry.rule(),
                        level,
                        entry.part(),
                        entry.by().orElse(Rule.By.RULES),
                        entry.concerns(),
                        entry.statement(),
                        entry.says().orElse(entry.statement()),
                        new Rule.Grounds(
                                cited(entry.cites(), place, problems),
                                cited(entry.also(), place, problems),
                                entry.decides(),
                                readings(entry.readings(), place, problems)),
                        entry.cases().stream().map(each -> held(each, place, problems)).toList(),
                        cited(entry.parts(), place, problems),
                        cited(entry.compare(), place, problems),
                        entry.settings().orElse(List.of()),
                        entry.reading().orElse(LocalText.NONE));
        if (rules.put(rule.id(), rule) != null) {
            throw new IllegalStateException("rule " + rule.id() + " stands twice in the book");
        }
        order.put(rule.id(), order.size());
    }

    private Rule.Case held(CaseEntry entry, Where place, List<Problem> problems) {
        Map<String, List<String>> when = new LinkedHashMap<>();
        entry.when()
                .forEach(
                        (name, values) ->
                                when.put(name, values.stream().map(WrittenValue::of).toList()));
        return new Rule.Case(
                entry.name(),
                when,
                new Rule.Grounds(
                        cited(entry.cites(), place, problems),
                        cited(entry.also(), place, problems),
                        entry.decides(),
                        readings(entry.readings(), place, problems)));
    }

    private List<Citation> cited(List<String> ids, Where place, List<Problem> problems) {
        List<Citation> citations = new ArrayList<>();
        for (String id : ids) {
            Clause clause = clauses.get(id);
            if (clause == null) {
                problems.add(
                        Problem.of("unknown-clause", place)
                                .withValue(id)
                                .withSuggestion(Nearest.of(id, clauses.keySet())));
            } else {
                citations.add(new Citation(id, clause.source(), clause.locator()));
            }
        }
        return citations;
    }

    private List<Rule.ReadSo> readings(
            List<ReadingEntry> entries, Where place, List<Problem> problems) {
        for (ReadingEntry entry : entries) {
            for (String id : entry.under()) {
                if (!sources.containsKey(id) && !clauses.containsKey(id)) {
                    problems.add(
                            Problem.of("unknown-clause", place)
                                    .withValue(id)
                                    .withSuggestion(Nearest.of(id, clauses.keySet())));
                }
            }
        }
        return entries.stream().map(ReadingEntry::reading).toList();
    }

    @Override
    public Set<String> absent() {
        return Set.copyOf(absent);
    }

    @Override
    public int place(String rule) {
        return place(rule, order.get(rule));
    }

    @Override
    public Map<String, LocalText> words() {
        return Collections.unmodifiableMap(words);
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    public int version() {
        return version;
    }

    @Override
    public List<Source> sources() {
        return List.copyOf(sources.values());
    }

    @Override
    public List<Clause> clauses() {
        return List.copyOf(clauses.values());
    }

    @Override
    public List<Rule> rules() {
        return List.copyOf(rules.values());
    }

    @Override
    public Optional<Rule> rule(String id) {
        return Optional.ofNullable(rules.get(id));
    }

    @Override
    public Optional<Clause> clause(String id) {
        return Optional.ofNullable(clauses.get(id));
    }

    @Override
    public Optional<Source> source(String id) {
        return Optional.ofNullable(sources.get(id));
    }
}
