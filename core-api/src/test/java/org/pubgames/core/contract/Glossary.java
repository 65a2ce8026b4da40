package org.pubgames.core.contract;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.book.BookFiles;
import org.pubgames.core.internal.text.Placeholders;
import org.pubgames.core.spi.OrEmpty;

/**
 * The words of {@code glossary.yaml}, and what is wrong with a text by them: a word that is not the
 * term for its thing, or a number that does not agree with the words beside it.
 */
final class Glossary {

    /**
     * A thing and what it is called.
     *
     * @param terms the one term of each language
     * @param source who calls it so
     * @param in the games or folders where it holds; everywhere, where none is named
     * @param not patterns of words that are not used for it, by language
     * @param but phrases in which such a word means something else, by language
     */
    record Thing(
            String thing,
            Map<String, String> terms,
            String source,
            @OrEmpty List<String> in,
            Map<String, List<String>> not,
            @OrEmpty List<String> but) {

        boolean holds(String place) {
            return in.isEmpty()
                    || in.stream()
                            .anyMatch(part -> ("/" + place).matches("(?s).*/" + part + "[-/].*"));
        }
    }

    /** The file; see the comments there. */
    record Words(
            List<Thing> things,
            Map<String, Map<String, String>> counted,
            List<String> named,
            Map<String, List<String>> fine,
            Map<String, List<String>> many,
            Map<String, List<String>> before,
            Map<String, List<String>> between) {}

    /** Names and lines of a file, in a page about one. */
    private static final Pattern QUOTED = Pattern.compile("`[^`]*`|(?m)^ {4}.*$");

    private static final Pattern SECTION = Pattern.compile("\\[\\[[a-zA-Z]+:(.*?)]]");
    private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z]+)(\\|[^{}]*)?}");

    /** A number that stands alone. */
    private static final String ALONE = "(?<![\\p{L}\\d.,:/–−-])";

    private final Words words;
    private final Map<String, List<Pattern>> numbers = new LinkedHashMap<>();

    private Glossary(Words words) {
        this.words = words;
        for (Lang lang : Lang.values()) {
            numbers.put(lang.code() + 1, one(lang.code()));
            numbers.put(lang.code() + 0, other(lang.code()));
            numbers.put(lang.code() + 2, other(lang.code()));
        }
    }

    /** The glossary of the project. */
    static Glossary read() {
        return new Glossary(BookFiles.file(Glossary.class, "glossary.yaml", Words.class));
    }

    /** Everything that is wrong with a text. */
    List<String> faults(WrittenText text) {
        List<String> faults = new ArrayList<>(terms(text));
        faults.addAll(numbers(text));
        return faults;
    }

    private List<String> terms(WrittenText written) {
        List<String> faults = new ArrayList<>();
        // What stands in the place of a value has a name that nobody reads.
        String text =
                PLACE.matcher(written.text())
                        .replaceAll(
                                place ->
                                        place.group(2) == null
                                                ? "{}"
                                                : Matcher.quoteReplacement(
                                                        place.group(2)
                                                                .substring(1)
                                                                .replace("|", " / ")));
        String code = written.lang().code();
        for (Thing thing : words.things()) {
            if (!thing.holds(written.place())) {
                continue;
            }
            String seen = QUOTED.matcher(text).replaceAll("");
            for (String phrase : thing.but()) {
                seen = seen.replace(phrase, "");
            }
            for (String not : thing.not().getOrDefault(code, List.of())) {
                String flags = not.startsWith("(?-i)") ? "" : "(?iu)";
                Matcher found =
                        Pattern.compile(flags + "(?<!\\p{L})(?:" + not + ")(?!\\p{L})")
                                .matcher(seen);
                if (found.find()) {
                    faults.add(
                            String.format(
                                    Locale.ROOT,
                                    "%s (%s): \"%s\" is not the term for: %s. Write \"%s\". Text: %s",
                                    written.place(),
                                    code,
                                    found.group(),
                                    thing.thing(),
                                    thing.terms().get(code),
                                    written.text()));
                }
            }
        }
        return faults;
    }

    /** Says the text with each of its numbers at 1, 0 and 2, the others being many. */
    private List<String> numbers(WrittenText written) {
        String code = written.lang().code();
        String text = written.text();
        for (String fine : words.fine().getOrDefault(code, List.of())) {
            text = text.replace(fine, "");
        }
        // Sections are all shown, and figures that are written out are not looked at.
        text = SECTION.matcher(text).replaceAll("$1").replaceAll("[0-9]", "#");
        Set<String> names = new LinkedHashSet<>(Placeholders.names(text));
        names.removeAll(words.named());
        Set<String> faults = new LinkedHashSet<>();
        for (String value : List.of("1", "0", "2")) {
            for (String name : names) {
                String said =
                        Placeholders.fill(
                                text,
                                each ->
                                        words.named().contains(each)
                                                ? "Anna"
                                                : each.equals(name) ? value : "7");
                for (Pattern pattern : numbers.getOrDefault(code + value, List.of())) {
                    Matcher found = pattern.matcher(said);
                    if (found.find()) {
                        faults.add(
                                String.format(
                                        Locale.ROOT,
                                        "%s (%s): says \"%s\" where %s is %s. Write both forms:"
                                                + " {%s|one|many}. Text: %s",
                                        written.place(),
                                        code,
                                        found.group(),
                                        name,
                                        value,
                                        name,
                                        written.text()));
                    }
                }
            }
        }
        return List.copyOf(faults);
    }

    /** What does not go with none or several. */
    private List<Pattern> other(String lang) {
        Map<String, String> counted = words.counted().getOrDefault(lang, Map.of());
        return List.of(pattern(ALONE + "[02] " + any(counted.keySet())));
    }

    /** What does not go with one. */
    private List<Pattern> one(String lang) {
        Map<String, String> counted = words.counted().getOrDefault(lang, Map.of());
        Set<String> plurals = new LinkedHashSet<>(counted.values());
        if (lang.equals("de")) {
            // The dative: von drei Punkten.
            counted.values().stream()
                    .filter(plural -> !plural.matches(".*[ns]"))
                    .forEach(plural -> plurals.add(plural + "n"));
        }
        String one = any(counted.keySet());
        String more = any(plurals);
        String between =
                "(?:(?!" + any(words.between().getOrDefault(lang, List.of())) + "\\b)\\p{L}+ )?";
        String many = any(words.many().getOrDefault(lang, List.of()));
        String before = any(words.before().getOrDefault(lang, List.of()));
        String invariable = lang.equals("de") ? "|Würfel" : "";
        return List.of(
                pattern(ALONE + "1 " + between + more),
                pattern("(?<!\\b(?:of|van|von) )" + ALONE + "1 " + one + " " + many),
                pattern(
                        "(?iu)(?<!\\p{L})"
                                + before
                                + " (?:er |nog |noch |es )?1 "
                                + between
                                + "(?:"
                                + one
                                + "|"
                                + more
                                + invariable
                                + ")"));
    }

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex + "(?!\\p{L})");
    }

    private static String any(Collection<String> words) {
        return words.isEmpty()
                ? "(?:\\b\\B)"
                : words.stream()
                        .sorted(Comparator.comparing(String::length).reversed())
                        .map(Pattern::quote)
                        .collect(Collectors.joining("|", "(?:", ")"));
    }
}
