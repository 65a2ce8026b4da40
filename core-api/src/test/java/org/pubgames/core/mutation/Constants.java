package org.pubgames.core.mutation;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The constants and texts that the rules of a game use, by kind, in the order of their use; where
 * they use only one constant of a type, the others of that type.
 */
final class Constants {

    private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9_]*");

    private final Map<String, Set<String>> constants = new LinkedHashMap<>();
    private final Map<RuleFile, Set<String>> texts = new LinkedHashMap<>();

    private final ClassLoader classes;

    /**
     * The constants and texts of some rules.
     *
     * @param classes where the types of the constants are found
     */
    Constants(List<RuleText> rules, ClassLoader classes) {
        this.classes = classes;
        for (RuleText rule : rules) {
            add(rule.file(), rule.conditionWords());
            add(rule.file(), ConsequenceEdits.decidingWords(rule));
        }
    }

    private void add(RuleFile file, List<Word> words) {
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            if (constant(words, i)) {
                constants
                        .computeIfAbsent(type(file, words, i), type -> new LinkedHashSet<>())
                        .add(word.text());
            } else if (word.quoted()) {
                texts.computeIfAbsent(file, each -> new LinkedHashSet<>()).add(word.text());
            }
        }
    }

    /** Whether the word at a place is the name of a constant, its type before it. */
    static boolean constant(List<Word> words, int i) {
        return i > 1
                && CONSTANT.matcher(words.get(i).text()).matches()
                && words.get(i - 1).is(".")
                && Character.isUpperCase(words.get(i - 2).text().charAt(0));
    }

    private static String type(RuleFile file, List<Word> words, int i) {
        StringBuilder type = new StringBuilder(words.get(i - 2).text());
        for (int j = i - 3; j > 0 && words.get(j).is("."); j -= 2) {
            type.insert(0, words.get(j - 1).text() + ".");
        }
        return file.fullName(type.toString());
    }

    /** The next constant of the same type; empty when there is only one. */
    Optional<String> next(RuleFile file, List<Word> words, int i) {
        String type = type(file, words, i);
        Optional<String> used = after(constants.get(type), words.get(i).text());
        return used.isPresent() ? used : after(all(type), words.get(i).text());
    }

    /** All constants of a type; none when it is no list of constants. */
    private Set<String> all(String type) {
        Set<String> names = new LinkedHashSet<>();
        String name = type;
        while (names.isEmpty() && name.indexOf('.') > 0) {
            try {
                Object[] values = Class.forName(name, false, classes).getEnumConstants();
                if (values == null) {
                    return names;
                }
                for (Object value : values) {
                    names.add(((Enum<?>) value).name());
                }
            } catch (ClassNotFoundException e) {
                // it stands inside another type
                name = name.replaceFirst("\\.([^.]*)$", "\\$$1");
            }
        }
        return names;
    }

    /** The next text of the same file; empty when there is only one. */
    Optional<String> nextText(RuleFile file, String text) {
        return after(texts.get(file), text);
    }

    private static Optional<String> after(@Nullable Set<String> all, String one) {
        if (all == null || all.size() < 2 || !all.contains(one)) {
            return Optional.empty();
        }
        List<String> inOrder = List.copyOf(all);
        return Optional.of(inOrder.get((inOrder.indexOf(one) + 1) % inOrder.size()));
    }
}
