package org.pubgames.core.internal.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.Source;
import org.pubgames.core.internal.data.PackedEntries;
import org.pubgames.core.internal.data.PackedReader;
import org.pubgames.core.internal.data.PackedWriter;

/**
 * A rulebook in the compact form that the build makes of the written one. A rule is decoded when it
 * is asked for; the clauses lie in a file of their own, which few questions need.
 */
final class PackedBook extends OrderedBook {

    static final String RULES = "rules.bin";
    static final String CLAUSES = "clauses.bin";

    private final String game;
    private final int version;
    private final Set<String> absent;
    private final PackedEntries<LocalText> words;
    private final PackedEntries<Source> sources;
    private final PackedEntries<Rule> rules;
    private final Supplier<byte[]> furtherBytes;
    private volatile @Nullable PackedEntries<Clause> clauses;

    /**
     * A book of its compact form.
     *
     * @param clauses gives the compact form of the clauses; asked when the first one is needed
     */
    PackedBook(byte[] packed, Supplier<byte[]> clauses) {
        PackedReader in = new PackedReader(packed);
        game = in.text();
        version = in.number();
        absent = Set.copyOf(in.texts());
        words = new PackedEntries<>(in, (word, part) -> part.local());
        sources = new PackedEntries<>(in, PackedBook::source);
        rules = new PackedEntries<>(in, PackedBook::rule);
        furtherBytes = clauses;
    }

    private static <T> Map<String, T> byId(List<T> all, Function<T, String> id) {
        Map<String, T> byId = new LinkedHashMap<>();
        all.forEach(each -> byId.put(id.apply(each), each));
        return byId;
    }

    /** The compact form of a book, without its clauses. */
    static byte[] rules(YamlRuleBook book) {
        PackedWriter out = new PackedWriter();
        out.text(book.game());
        out.number(book.version());
        out.texts(book.absent().stream().sorted().toList());
        PackedEntries.write(out, book.words(), PackedWriter::local);
        PackedEntries.write(out, byId(book.sources(), Source::id), PackedBook::source);
        PackedEntries.write(out, byId(book.rules(), Rule::id), PackedBook::rule);
        return out.bytes();
    }

    /** The compact form of a book's clauses. */
    static byte[] clauses(YamlRuleBook book) {
        PackedWriter out = new PackedWriter();
        PackedEntries.write(out, byId(book.clauses(), Clause::id), PackedBook::clause);
        return out.bytes();
    }

    private static void source(PackedWriter out, Source source) {
        out.local(source.title());
        out.local(source.shortTitle());
        out.text(source.publisher());
        out.text(source.edition());
        out.text(source.language());
        out.text(source.url());
        out.text(source.confidence());
    }

    private static Source source(String id, PackedReader in) {
        LocalText title = in.local();
        LocalText shortTitle = in.local();
        return new Source(
                id, title, shortTitle, in.text(), in.text(), in.text(), in.text(), in.text());
    }

    private static void rule(PackedWriter out, Rule rule) {
        out.text(rule.level().name());
        out.texts(rule.part().map(Enum::name).stream().toList());
        out.text(rule.by().name());
        out.texts(rule.concerns());
        out.local(rule.statement());
        out.local(rule.says());
        grounds(out, rule.grounds());
        out.list(
                rule.cases(),
                each -> {
                    out.text(each.name());
                    out.list(
                            each.when().entrySet().stream()
                                    .sorted(Map.Entry.comparingByKey())
                                    .toList(),
                            condition -> {
                                out.text(condition.getKey());
                                out.texts(condition.getValue());
                            });
                    grounds(out, each.grounds());
                });
        citations(out, rule.parts());
        citations(out, rule.compare());
        out.texts(rule.settings());
        out.local(rule.reading());
    }

    private static void grounds(PackedWriter out, Rule.Grounds grounds) {
        citations(out, grounds.citations());
        citations(out, grounds.also());
        out.texts(grounds.decides());
        out.list(
                grounds.readings(),
                reading -> {
                    out.texts(reading.under());
                    out.local(reading.text());
                });
    }

    private static Rule.Grounds grounds(PackedReader in) {
        List<Citation> citations = citations(in);
        List<Citation> also = citations(in);
        List<String> decides = in.texts();
        return new Rule.Grounds(
                citations, also, decides, in.list(() -> new Rule.ReadSo(in.texts(), in.local())));
    }

    private static Map<String, List<String>> when(PackedReader in) {
        Map<String, List<String>> when = new LinkedHashMap<>();
        for (int left = in.number(); left > 0; left--) {
            when.put(in.text(), in.texts());
        }
        return when;
    }

    private static void citations(PackedWriter out, List<Citation> citations) {
        out.list(
                citations,
                citation -> {
                    out.text(citation.clause());
                    out.text(citation.source());
                    out.local(citation.locator());
                });
    }

    private static List<Citation> citations(PackedReader in) {
        return in.list(() -> new Citation(in.text(), in.text(), in.local()));
    }

    private static Rule rule(String id, PackedReader in) {
        return new Rule(
                id,
                Rule.Level.valueOf(in.text()),
                in.texts().stream().findFirst().map(Rule.Part::valueOf),
                Rule.By.valueOf(in.text()),
                in.texts(),
                in.local(),
                in.local(),
                grounds(in),
                in.list(() -> new Rule.Case(in.text(), when(in), grounds(in))),
                citations(in),
                citations(in),
                in.texts(),
                in.local());
    }

    private static void clause(PackedWriter out, Clause clause) {
        out.text(clause.source());
        out.local(clause.locator());
        out.text(clause.topic());
        out.local(clause.statement());
        out.local(clause.untestable());
    }

    private static Clause clause(String id, PackedReader in) {
        return new Clause(id, in.text(), in.local(), in.text(), in.local(), in.local());
    }

    private PackedEntries<Clause> clausesById() {
        PackedEntries<Clause> read = clauses;
        if (read == null) {
            read = new PackedEntries<>(new PackedReader(furtherBytes.get()), PackedBook::clause);
            clauses = read;
        }
        return read;
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
    public Set<String> absent() {
        return absent;
    }

    @Override
    public int place(String rule) {
        return place(rule, rules.place(rule));
    }

    @Override
    public Map<String, LocalText> words() {
        return words;
    }

    @Override
    public List<Source> sources() {
        return List.copyOf(sources.values());
    }

    @Override
    public List<Clause> clauses() {
        return List.copyOf(clausesById().values());
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
        return Optional.ofNullable(clausesById().get(id));
    }

    @Override
    public Optional<Source> source(String id) {
        return Optional.ofNullable(sources.get(id));
    }
}
