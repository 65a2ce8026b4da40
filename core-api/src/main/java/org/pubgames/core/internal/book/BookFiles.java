package org.pubgames.core.internal.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubgames.core.LocalText;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Rule;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;
import org.pubgames.core.spi.OrEmpty;
import org.pubgames.core.spi.Written;

/** The files of a rulebook as they are written. */
public final class BookFiles {

    private BookFiles() {}

    /**
     * The contents list of a book.
     *
     * @param title what people call the game
     * @param variants file names of variants in the order in which they are shown, the standard
     *     first; others follow
     * @param mixIns the same of mix-ins
     */
    record Contents(
            String game,
            int version,
            List<String> sources,
            List<String> rules,
            Optional<LocalText> title,
            Optional<List<String>> variants,
            Optional<List<String>> mixIns,
            Optional<String> words,
            Optional<Shared> shared) {}

    /**
     * What a book takes over from the book of its family.
     *
     * @param sources source files in the family's folder
     * @param rules rule files in the family's folder; they come before the game's own
     * @param words the family's words
     * @param citations the game's own file with the clauses that each shared rule rests on in this
     *     game
     */
    record Shared(
            List<String> sources, List<String> rules, Optional<String> words, String citations) {}

    /**
     * What the shared rules cite in one game.
     *
     * @param citations level and clauses of shared rules
     * @param absent shared rules that cannot come into play in this game
     */
    record CitationFile(List<SharedRule> citations, Optional<List<Absent>> absent) {}

    /** A shared rule that cannot come into play in one game, and why. */
    record Absent(String rule, String because) {}

    /** The level of a shared rule in one game and the clauses it rests on there. */
    record SharedRule(
            String rule,
            Rule.Level level,
            List<String> cites,
            @OrEmpty List<String> also,
            @OrEmpty List<String> decides,
            @OrEmpty List<ReadingEntry> readings,
            @OrEmpty List<CaseEntry> cases,
            @OrEmpty List<String> parts,
            @OrEmpty List<String> compare,
            Optional<LocalText> reading) {}

    /** The sources and clauses that say something only as we read them. */
    record ReadingEntry(@Written("for") List<String> under, String en, String nl, String de) {

        Rule.ReadSo reading() {
            return new Rule.ReadSo(under, new LocalText(en, nl, de));
        }

        ReadingEntry in(Terms terms) {
            LocalText said = terms.in(new LocalText(en, nl, de));
            return new ReadingEntry(under, said.en(), said.nl(), said.de());
        }
    }

    /**
     * A situation in which a rule rests on clauses of its own.
     *
     * @param name the name of the situation
     * @param when names of facts or settings with the values of which they have one
     */
    record CaseEntry(
            @Written("case") String name,
            Map<String, List<Object>> when,
            List<String> cites,
            @OrEmpty List<String> also,
            @OrEmpty List<String> decides,
            @OrEmpty List<ReadingEntry> readings) {

        CaseEntry in(Terms terms) {
            return new CaseEntry(
                    name,
                    when,
                    cites,
                    also,
                    decides,
                    readings.stream().map(reading -> reading.in(terms)).toList());
        }
    }

    /**
     * A source file.
     *
     * @param shortTitle the title, where none is given
     * @param language of the print; English, where none is given
     */
    record SourceFile(
            String source,
            LocalText title,
            Optional<LocalText> shortTitle,
            Optional<String> publisher,
            Optional<String> edition,
            Optional<String> language,
            Optional<String> url,
            String confidence,
            List<ClauseEntry> clauses) {

        /** The shared source as a game says it. */
        SourceFile in(Terms terms) {
            return new SourceFile(
                    source,
                    title,
                    shortTitle,
                    publisher,
                    edition,
                    language,
                    url,
                    confidence,
                    clauses.stream().map(clause -> clause.in(terms)).toList());
        }
    }

    /** A clause as a source file writes it. */
    record ClauseEntry(
            String id,
            String at,
            String topic,
            String en,
            String nl,
            String de,
            Optional<LocalText> untestable) {

        ClauseEntry in(Terms terms) {
            LocalText said = terms.in(new LocalText(en, nl, de));
            return new ClauseEntry(
                    id, at, topic, said.en(), said.nl(), said.de(), untestable.map(terms::in));
        }
    }

    /**
     * A file of rules.
     *
     * @param level of those rules that do not say their own
     * @param part the part of the course of play that those rules are about that do not say one
     */
    record RuleFile(
            String topic,
            Optional<Rule.Level> level,
            Optional<Rule.Part> part,
            List<RuleEntry> rules) {

        /** The rules, each with the level and the part that the file says for all of them. */
        List<RuleEntry> entries() {
            return level.isEmpty() && part.isEmpty()
                    ? rules
                    : rules.stream().map(rule -> rule.otherwise(level, part)).toList();
        }
    }

    /**
     * A rule as a rule file writes it.
     *
     * @param part the part of the course of play that it is about; where nothing is said, the one
     *     of its file
     */
    record RuleEntry(
            String rule,
            Optional<Rule.Level> level,
            Optional<Rule.Part> part,
            Optional<Rule.By> by,
            @OrEmpty List<String> concerns,
            LocalText statement,
            Optional<LocalText> says,
            @OrEmpty List<String> cites,
            @OrEmpty List<String> also,
            @OrEmpty List<String> decides,
            @OrEmpty List<ReadingEntry> readings,
            @OrEmpty List<CaseEntry> cases,
            @OrEmpty List<String> parts,
            @OrEmpty List<String> compare,
            Optional<List<String>> settings,
            Optional<LocalText> reading) {

        /** The rule with the level and the part of its file, where it does not say its own. */
        RuleEntry otherwise(Optional<Rule.Level> usual, Optional<Rule.Part> about) {
            return new RuleEntry(
                    rule,
                    level.or(() -> usual),
                    part.or(() -> about),
                    by,
                    concerns,
                    statement,
                    says,
                    cites,
                    also,
                    decides,
                    readings,
                    cases,
                    parts,
                    compare,
                    settings,
                    reading);
        }

        /** A shared rule as a game says it. */
        RuleEntry in(Terms terms) {
            return new RuleEntry(
                    rule,
                    level,
                    part,
                    by,
                    concerns,
                    terms.in(statement),
                    says.map(terms::in),
                    cites,
                    also,
                    decides,
                    readings.stream().map(each -> each.in(terms)).toList(),
                    cases.stream().map(each -> each.in(terms)).toList(),
                    parts,
                    compare,
                    settings,
                    reading.map(terms::in));
        }

        /** A shared rule with the clauses of one game, then those of the whole family. */
        RuleEntry in(SharedRule game) {
            return new RuleEntry(
                    rule,
                    Optional.of(game.level()),
                    part,
                    by,
                    concerns,
                    statement,
                    says,
                    joined(game.cites(), cites),
                    joined(game.also(), also),
                    joined(game.decides(), decides),
                    joined(game.readings(), readings),
                    joined(game.cases(), cases),
                    joined(game.parts(), parts),
                    joined(game.compare(), compare),
                    settings,
                    game.reading());
        }

        private static <T> List<T> joined(List<T> own, List<T> family) {
            return Stream.concat(own.stream(), family.stream()).toList();
        }
    }

    /** The words of constants that texts may show. */
    record WordFile(List<WordEntry> words) {}

    /** A constant as files write it, and what people say for it. */
    record WordEntry(String word, String en, String nl, String de) {}

    /**
     * A file beside a class.
     *
     * @throws ProblemsException when it has mistakes
     */
    public static <T> T file(Class<?> anchor, String path, Class<T> type) {
        Node node = YamlText.read(YamlRuleBook.text(anchor, path), path).orElseThrow();
        Binder binder = new Binder(path);
        T value = binder.bind(type, node, "", List.of());
        if (value == null) {
            throw new ProblemsException(binder.problems());
        }
        return value;
    }
}
