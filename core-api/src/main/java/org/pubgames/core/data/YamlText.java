package org.pubgames.core.data;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/**
 * Reads one YAML 1.2 document of plain data: no aliases, no tags of its own, no duplicate keys,
 * bounded size.
 */
public final class YamlText {

    /** The longest document, in characters. */
    public static final int LONGEST = 4_000_000;

    private YamlText() {}

    /** The document, or every problem that keeps it from being read. */
    public static Reading<Node> read(String yaml, String fileName) {
        Where where = Where.file(fileName);
        if (yaml.length() > LONGEST) {
            return Reading.failed(
                    Problem.of("file-too-long", where)
                            .withValue(yaml.length())
                            .withAllowed("≤ " + LONGEST));
        }
        int nul = yaml.indexOf('\0');
        if (nul >= 0) {
            // The parser takes it for the end of the document and would silently drop the rest.
            int line = (int) yaml.substring(0, nul).chars().filter(c -> c == '\n').count();
            int column = nul - yaml.lastIndexOf('\n', nul);
            return Reading.failed(
                    Problem.of("not-yaml", where.at(line + 1, column)).withValue("U+0000"));
        }
        LoadSettings settings =
                LoadSettings.builder()
                        .setLabel(fileName)
                        .setSchema(new CoreSchema())
                        .setMaxAliasesForCollections(0)
                        .setAllowRecursiveKeys(false)
                        .setAllowDuplicateKeys(false)
                        .setCodePointLimit(LONGEST)
                        .build();
        try {
            Optional<org.snakeyaml.engine.v2.nodes.Node> root =
                    new Compose(settings).composeString(yaml);
            if (root.isEmpty()) {
                return Reading.failed(Problem.of("empty-file", where));
            }
            List<Problem> problems = new ArrayList<>();
            Node node = convert(root.get(), where, problems, 0);
            return problems.isEmpty() ? Reading.of(node) : Reading.failed(problems);
        } catch (MarkedYamlEngineException e) {
            Where place = e.getProblemMark().map(mark -> at(where, mark)).orElse(where);
            return Reading.failed(Problem.of("not-yaml", place).withValue(e.getProblem()));
        } catch (YamlEngineException e) {
            return Reading.failed(
                    Problem.of("not-yaml", where).withValue(String.valueOf(e.getMessage())));
        }
    }

    private static Node convert(
            org.snakeyaml.engine.v2.nodes.Node node,
            Where where,
            List<Problem> problems,
            int depth) {
        Where place = node.getStartMark().map(mark -> at(where, mark)).orElse(where);
        Node.Mark mark = new Node.Mark(place.line(), place.column());
        if (depth > 32) {
            problems.add(Problem.of("too-deep", place).withAllowed("32"));
            return new Node.Nothing(mark);
        }
        if (node.getAnchor().isPresent()) {
            problems.add(
                    Problem.of("no-anchors", place)
                            .withValue("&" + node.getAnchor().get().getValue()));
        }
        if (!(node instanceof ScalarNode)
                && !node.getTag().equals(Tag.MAP)
                && !node.getTag().equals(Tag.SEQ)) {
            problems.add(Problem.of("no-tags", place).withValue(node.getTag().getValue()));
        }
        if (node instanceof MappingNode mapping) {
            Map<String, Node> values = new LinkedHashMap<>();
            Map<String, Node.Mark> keys = new LinkedHashMap<>();
            for (NodeTuple tuple : mapping.getValue()) {
                Where keyPlace =
                        tuple.getKeyNode().getStartMark().map(m -> at(where, m)).orElse(where);
                if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                    problems.add(Problem.of("wrong-type", keyPlace).withAllowed("text"));
                    continue;
                }
                Node value = convert(tuple.getValueNode(), where, problems, depth + 1);
                if (values.put(key.getValue(), value) != null) {
                    problems.add(Problem.of("duplicate-field", keyPlace).withValue(key.getValue()));
                }
                keys.put(key.getValue(), new Node.Mark(keyPlace.line(), keyPlace.column()));
            }
            return new Node.Fields(mark, values, keys);
        }
        if (node instanceof SequenceNode sequence) {
            List<Node> values = new ArrayList<>();
            for (org.snakeyaml.engine.v2.nodes.Node value : sequence.getValue()) {
                values.add(convert(value, where, problems, depth + 1));
            }
            return new Node.Items(mark, values);
        }
        return scalar((ScalarNode) node, mark, place, problems);
    }

    private static Node scalar(
            ScalarNode node, Node.Mark mark, Where place, List<Problem> problems) {
        String value = node.getValue();
        Tag tag = node.getTag();
        if (tag.equals(Tag.STR)) {
            return new Node.Text(mark, value);
        }
        if (tag.equals(Tag.BOOL)) {
            return new Node.Truth(mark, Boolean.parseBoolean(value));
        }
        if (tag.equals(Tag.NULL)) {
            return new Node.Nothing(mark);
        }
        if (tag.equals(Tag.INT) || tag.equals(Tag.FLOAT)) {
            try {
                return new Node.Decimal(mark, new BigDecimal(value));
            } catch (NumberFormatException e) {
                return new Node.Text(mark, value);
            }
        }
        problems.add(Problem.of("no-tags", place).withValue(tag.getValue()));
        return new Node.Text(mark, value);
    }

    private static Where at(Where where, Mark mark) {
        return where.at(mark.getLine() + 1, mark.getColumn() + 1);
    }
}
