package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.internal.words.BundledTexts;
import org.pubgames.core.internal.words.Template;

/**
 * Why something is refused and how to mend it. A text is looked up by code and kind of mistake,
 * {@code not-yaml.tab.fix}, then, if something nearer was found, as {@code
 * unknown-value.nearest.fix}, then by the code alone.
 *
 * @param line the line of the file that the problem is about, empty when there is none
 * @param game the id of the file's game, empty when it names none
 * @param meaning what the suggested setting is, empty when none is suggested
 */
record Advice(Problem problem, String line, Lang lang, String game, String meaning) {

    static final BundledTexts TEXTS = new BundledTexts("advice");

    private static final Pattern FRACTION = Pattern.compile("-?[0-9]+\\.[0-9]+");
    private static final Pattern COUNTED = Pattern.compile("\"[0-9]+ *\\p{L}{3,}\"");

    /** The name of an encoding, behind the character that a byte is in it. */
    private static final Pattern ENCODING = Pattern.compile(".*[(, ]([A-Za-z0-9-]+)\\)");

    /** Commands in texts name the game they are about, where it is known. */
    private static final Pattern GAME = Pattern.compile("\\b(?:GAME|SPEL|SPIEL)\\b");

    /** A character that the parser names. */
    private static final Pattern CHARACTER = Pattern.compile("u\\+([0-9a-f]{4,6})");

    private static final Pattern RANGE = Pattern.compile("(-?[0-9.]+)–(-?[0-9.]+)");

    /** Why it is refused; empty when nothing is to be said. */
    String why() {
        return text("why");
    }

    /** What to do, in one sentence; empty when nothing is to be said. */
    String fix() {
        return text("fix");
    }

    /** What is wrong, where the words of the problem can be more precise; otherwise empty. */
    String message() {
        return text("message");
    }

    /** A word of the frame. */
    static String label(String name, Lang lang) {
        return TEXTS.find("label." + name, lang).orElse("");
    }

    private String text(String part) {
        return keys().map(key -> TEXTS.find(key + "." + part, lang))
                .flatMap(Optional::stream)
                .findFirst()
                .map(text -> Template.fill(text, arguments()))
                .map(this::withGame)
                .orElse("");
    }

    private String withGame(String text) {
        return game.isEmpty()
                ? text
                : GAME.matcher(text).replaceAll(Matcher.quoteReplacement(game));
    }

    private Stream<String> keys() {
        List<String> keys = new ArrayList<>();
        kind().forEach(kind -> keys.add(problem.code() + "." + kind));
        if (!problem.suggestion().isEmpty()) {
            keys.add(problem.code() + ".nearest");
        }
        keys.add(problem.code());
        return keys.stream();
    }

    /** The kind of mistake, where one code has several with different advice. */
    private Stream<String> kind() {
        return switch (problem.code()) {
            case "not-yaml" -> yaml(problem.value().toLowerCase(Locale.ROOT));
            case "wrong-type" -> type();
            case "unknown-value" ->
                    problem.value().equals("null") ? Stream.of("empty") : Stream.of();
            case "unknown-setting" -> {
                boolean same = Nearest.sameLetters(problem.value(), problem.suggestion());
                yield meaning.isEmpty() || same ? Stream.of() : Stream.of("meant");
            }
            case "not-utf-8" -> problem.value().startsWith("0x") ? Stream.of("byte") : Stream.of();
            case "missing-field" -> Stream.of(problem.value());
            case "too-small", "too-large" ->
                    RANGE.matcher(problem.allowed()).matches() ? Stream.of("range") : Stream.of();
            default -> Stream.of();
        };
    }

    private Stream<String> type() {
        String allowed = problem.allowed();
        if (problem.where().path().isEmpty()) {
            return Stream.of("whole");
        }
        if (problem.value().equals("null")) {
            return Stream.of("empty");
        }
        if (!problem.suggestion().isEmpty()) {
            String written = problem.value().replaceAll("^\"|\"$", "");
            if (Lengths.inches(written).isPresent()) {
                return Stream.of("length");
            }
            boolean counted = COUNTED.matcher(problem.value()).matches();
            return counted ? Stream.of("counted") : Stream.of();
        }
        if (problem.where().path().equals("/extends")) {
            return Stream.of("parents");
        }
        if (RANGE.matcher(allowed).matches()) {
            boolean number = FRACTION.matcher(problem.value()).matches();
            return Stream.of(number ? "fraction" : "range");
        }
        if (allowed.contains(" × ")) {
            return Stream.of("list");
        }
        return allowed.equals("true, false") ? Stream.of("truth") : Stream.of();
    }

    /** What the parser stumbled over; its own words are English and speak of tokens. */
    private Stream<String> yaml(String said) {
        Matcher character = CHARACTER.matcher(said);
        if (character.matches()) {
            int type = Character.getType(Integer.parseInt(character.group(1), 16));
            return Stream.of(type == Character.SPACE_SEPARATOR ? "space" : "control");
        }
        if (said.startsWith("no space")) {
            return Stream.of("joined");
        }
        if (said.contains("(tab)") || said.contains("tab character")) {
            return Stream.of("tab");
        }
        if (said.contains("cannot start any token")) {
            return Stream.of("sign");
        }
        if (said.contains("quoted scalar") || said.contains("unexpected end of stream")) {
            return Stream.of("quote");
        }
        if (said.contains("mapping values are not allowed")) {
            boolean second = line.indexOf(": ") < problem.where().column() - 1;
            return Stream.of(second ? "colon" : "indent");
        }
        if (said.contains("',' or")) {
            return Stream.of("bracket");
        }
        if (said.contains("alias")) {
            return Stream.of("alias");
        }
        if (said.contains("single document") || said.contains("document start")) {
            return Stream.of("documents");
        }
        if (said.contains("block end") || said.contains("expected ':'")) {
            return Stream.of("indent");
        }
        return Stream.of();
    }

    private List<Because> arguments() {
        List<Because> arguments = new ArrayList<>(problem.arguments());
        TEXTS.find("shape." + problem.allowed(), lang)
                .ifPresent(shape -> arguments.add(0, new Because("allowed", shape)));
        arguments.add(new Because("meaning", meaning));
        Matcher encoding = ENCODING.matcher(problem.value());
        arguments.add(new Because("encoding", encoding.matches() ? encoding.group(1) : ""));
        Matcher range = RANGE.matcher(problem.allowed());
        if (range.matches()) {
            arguments.add(new Because("least", range.group(1)));
            arguments.add(new Because("most", range.group(2)));
        }
        return arguments;
    }
}
