package org.pubgames.core.internal.data;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Characters;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/**
 * Builds the tree of one document while it is being parsed, and stops as soon as it is too deep or
 * too large: what is refused is never held.
 */
final class YamlTree {

    /** The digits, and the zeros before or behind them, of the longest number. */
    private static final int LONGEST_NUMBER = 100;

    private final Iterator<Event> events;
    private final Where whole;
    private final YamlText.Limits limits;
    private final List<Problem> problems = new ArrayList<>();
    private final ScalarResolver resolver = new CoreSchema().getScalarResolver();

    /** The rest of the document is not looked at. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Problem problem;

        private Stopped(Problem problem) {
            super(problem.code());
            this.problem = problem;
        }

        Problem problem() {
            return problem;
        }
    }

    YamlTree(Iterator<Event> events, Where whole, YamlText.Limits limits) {
        this.events = events;
        this.whole = whole;
        this.limits = limits;
    }

    /** What was found to be wrong. */
    List<Problem> problems() {
        return problems;
    }

    /** The document, empty when there is none. */
    Optional<Node> document() {
        next(Event.ID.StreamStart);
        if (events.next().getEventId() == Event.ID.StreamEnd) {
            return Optional.empty();
        }
        Node root = node(events.next(), 0);
        next(Event.ID.DocumentEnd);
        Event rest = events.next();
        if (rest.getEventId() != Event.ID.StreamEnd) {
            problems.add(Problem.of("several-documents", place(rest)).withValue("---"));
        }
        return Optional.of(root);
    }

    private void next(Event.ID expected) {
        Event event = events.next();
        if (event.getEventId() != expected) {
            throw new IllegalStateException("the parser gave " + event + ", not " + expected);
        }
    }

    private Node node(Event event, int depth) {
        Where place = place(event);
        Node.Mark mark = new Node.Mark(place.line(), place.column());
        if (event instanceof ScalarEvent scalar) {
            plain(scalar, scalar.getTag(), place);
            return scalar(scalar, mark);
        }
        if (event instanceof CollectionStartEvent collection) {
            if (depth > YamlText.DEEPEST) {
                throw new Stopped(
                        Problem.of("too-deep", place)
                                .withAllowed(String.valueOf(YamlText.DEEPEST)));
            }
            plain(collection, collection.getTag(), place);
            return event.getEventId() == Event.ID.MappingStart
                    ? fields(mark, depth)
                    : items(mark, depth);
        }
        if (event instanceof AliasEvent alias) {
            anchor(alias.getAlias(), "*", place);
        }
        return new Node.Nothing(mark);
    }

    private Node.Fields fields(Node.Mark mark, int depth) {
        Map<String, Node> values = new LinkedHashMap<>();
        Map<String, Node.Mark> keys = new LinkedHashMap<>();
        int count = 0;
        for (Event event = events.next();
                event.getEventId() != Event.ID.MappingEnd;
                event = events.next()) {
            Where place = place(event);
            counted(++count, place);
            if (event instanceof ScalarEvent key) {
                plain(key, key.getTag(), place);
                strange(key, place);
                Node value = node(events.next(), depth + 1);
                if (values.put(key.getValue(), value) != null) {
                    problems.add(
                            Problem.of("duplicate-field", place)
                                    .withValue(Node.shortened(key.getValue())));
                }
                keys.put(key.getValue(), new Node.Mark(place.line(), place.column()));
            } else {
                if (event instanceof CollectionStartEvent) {
                    problems.add(Problem.of("wrong-type", place).withAllowed("text"));
                }
                node(event, depth + 1);
                node(events.next(), depth + 1);
            }
        }
        return new Node.Fields(mark, values, keys);
    }

    private Node.Items items(Node.Mark mark, int depth) {
        List<Node> values = new ArrayList<>();
        for (Event event = events.next();
                event.getEventId() != Event.ID.SequenceEnd;
                event = events.next()) {
            counted(values.size() + 1, place(event));
            values.add(node(event, depth + 1));
        }
        return new Node.Items(mark, values);
    }

    private void counted(int count, Where place) {
        if (count > limits.entries()) {
            throw new Stopped(
                    Problem.of("too-many-entries", place).withAllowed("≤ " + limits.entries()));
        }
    }

    /** Plain data has no anchors, no tags and no characters that cannot be seen. */
    private void plain(NodeEvent event, Optional<String> tag, Where place) {
        event.getAnchor().ifPresent(anchor -> anchor(anchor, "&", place));
        tag.ifPresent(
                written ->
                        problems.add(
                                Problem.of("no-tags", place)
                                        .withValue(Node.shortened(tag(written)))));
        if (event instanceof ScalarEvent scalar) {
            scalar.getValue()
                    .codePoints()
                    .filter(YamlTree::unprintable)
                    .findFirst()
                    .ifPresent(c -> problems.add(YamlText.unprintable(c, place)));
        }
    }

    /** A name has no spaces that look like others and are none. */
    private void strange(ScalarEvent key, Where place) {
        int column = place.column();
        for (int c : key.getValue().codePoints().toArray()) {
            if (YamlSlip.strange(c)) {
                problems.add(YamlText.unprintable(c, place.at(place.line(), column)));
                return;
            }
            column++;
        }
    }

    /** As it is written in files. */
    private static String tag(String resolved) {
        return resolved.replace("tag:yaml.org,2002:", "!!");
    }

    private void anchor(Anchor anchor, String sign, Where place) {
        problems.add(
                Problem.of("no-anchors", place)
                        .withValue(Node.shortened(sign + anchor.getValue())));
    }

    /** Whether a character, written as an escape, is one that texts do not have. */
    private static boolean unprintable(int c) {
        boolean control = Character.getType(c) == Character.CONTROL;
        return (control && c != '\n' && c != '\t')
                || Characters.isMark(c)
                || Character.getType(c) == Character.SURROGATE;
    }

    private Node scalar(ScalarEvent event, Node.Mark mark) {
        String value = event.getValue();
        Tag tag = event.isPlain() ? resolver.resolve(value, true) : Tag.STR;
        if (tag.equals(Tag.BOOL)) {
            return new Node.Truth(mark, value.equalsIgnoreCase("true"));
        }
        if (tag.equals(Tag.NULL)) {
            return new Node.Nothing(mark);
        }
        if (tag.equals(Tag.INT) || tag.equals(Tag.FLOAT)) {
            return number(value, mark);
        }
        return new Node.Text(mark, value);
    }

    /** A number that can be computed with; others, such as 0x10, are texts to us. */
    private static Node number(String value, Node.Mark mark) {
        try {
            if (value.length() <= LONGEST_NUMBER) {
                BigDecimal number = new BigDecimal(value);
                if (Math.abs((long) number.scale()) <= LONGEST_NUMBER) {
                    return new Node.Decimal(mark, number);
                }
            }
        } catch (NumberFormatException e) {
            // not a decimal number
        }
        return new Node.Text(mark, value);
    }

    private Where place(Event event) {
        return event.getStartMark().map(mark -> YamlText.at(whole, mark)).orElse(whole);
    }
}
