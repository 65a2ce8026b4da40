package org.pubgames.core.internal.data;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Reads one YAML 1.2 document of plain data: no anchors and aliases, no tags, no duplicate keys,
 * bounded size and depth. Whatever the text, the answer is a tree or problems, never an exception.
 */
public final class YamlText {

    /** The longest document, in characters. */
    public static final int LONGEST = 4_000_000;

    /** How deep values may be nested. */
    public static final int DEEPEST = 32;

    private static final Limits WIDE = new Limits(LONGEST, 100_000);

    private static final Pattern TOO_LARGE = Pattern.compile("\\\\U[89A-Fa-f][0-9A-Fa-f]{7}");

    private YamlText() {}

    /**
     * How much a document may hold.
     *
     * @param characters in all
     * @param entries of one mapping or list
     */
    public record Limits(int characters, int entries) {}

    /** The document, or every problem that keeps it from being read. */
    public static Reading<Node> read(String yaml, String fileName) {
        return read(yaml, fileName, WIDE);
    }

    /** The same for a document that must be smaller. */
    public static Reading<Node> read(String yaml, String fileName, Limits limits) {
        Where where = Where.file(fileName);
        if (yaml.length() > limits.characters()) {
            return Reading.failed(
                    Problem.of("file-too-long", where)
                            .withValue(yaml.length())
                            .withAllowed("≤ " + limits.characters()));
        }
        for (int i = 0; i < yaml.length(); i += Character.charCount(yaml.codePointAt(i))) {
            // The parser takes U+0000 for the end of the document and would drop the rest.
            if (!StreamReader.isPrintable(yaml.codePointAt(i))) {
                Node.Mark mark = Positions.of(yaml, i);
                Where place = where.at(mark.line(), mark.column());
                return Reading.failed(unprintable(yaml.codePointAt(i), place));
            }
        }
        LoadSettings settings =
                LoadSettings.builder().setLabel(fileName).setCodePointLimit(LONGEST).build();
        String text = yaml.startsWith("\uFEFF") ? yaml.substring(1) : yaml;
        try {
            // Not its class Parse, whose package no module may use.
            ParserImpl events = new ParserImpl(settings, new StreamReader(settings, text));
            YamlTree tree = new YamlTree(events, where, limits);
            Optional<Node> root = tree.document();
            if (!tree.problems().isEmpty()) {
                return Reading.failed(tree.problems());
            }
            return root.<Reading<Node>>map(Reading::of)
                    .orElseGet(() -> Reading.failed(Problem.of("empty-file", where)));
        } catch (YamlTree.Stopped e) {
            return Reading.failed(e.problem());
        } catch (MarkedYamlEngineException e) {
            Optional<YamlSlip> slip =
                    e.getProblemMark()
                            .flatMap(
                                    at ->
                                            YamlSlip.of(
                                                    text,
                                                    index(text, e.getContextMark().orElse(at)),
                                                    index(text, at)));
            if (slip.isPresent()) {
                Node.Mark mark = Positions.of(text, slip.get().index());
                return Reading.failed(
                        Problem.of("not-yaml", where.at(mark.line(), mark.column()))
                                .withValue(slip.get().said()));
            }
            // an unclosed text or bracket is noticed far below and mended where it begins
            boolean unclosed =
                    e.getProblem().contains("end of stream") || e.getProblem().contains("',' or");
            Optional<Mark> begins = unclosed ? e.getContextMark() : Optional.empty();
            Where place = begins.or(e::getProblemMark).map(mark -> at(where, mark)).orElse(where);
            return Reading.failed(Problem.of("not-yaml", place).withValue(e.getProblem()));
        } catch (NumberFormatException e) {
            // The parser does not expect an escape of a character beyond all numbers.
            Matcher escape = TOO_LARGE.matcher(yaml);
            Node.Mark mark = Positions.of(yaml, escape.find() ? escape.start() : 0);
            return Reading.failed(
                    Problem.of("not-yaml", where.at(mark.line(), mark.column())).withValue("\\U"));
        } catch (YamlEngineException e) {
            return Reading.failed(
                    Problem.of("not-yaml", where).withValue(String.valueOf(e.getMessage())));
        }
    }

    private static int index(String text, Mark mark) {
        return Positions.index(text, new Node.Mark(mark.getLine() + 1, mark.getColumn() + 1));
    }

    static Problem unprintable(int c, Where place) {
        return Problem.of("not-yaml", place).withValue(YamlSlip.named(c));
    }

    static Where at(Where where, Mark mark) {
        return where.at(mark.getLine() + 1, mark.getColumn() + 1);
    }
}
