package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Constant;
import org.pubgames.core.Ground;
import org.pubgames.core.Party;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.OrEmpty;
import org.pubgames.core.spi.Written;

/**
 * Rulings as a journal keeps them. What they rest on is not kept: it follows from rule, case and
 * variant. Safe to share between threads.
 */
public final class RulingForm {

    private static final String BECAUSE = "because";

    /** A constant is told from a text: it is said in the reader's words. */
    private static final String CONSTANT = "constant";

    private final RuleBook book;
    private final Variant variant;
    private final List<String> passedOver;
    private final Map<Circumstance, Ground> grounds = new ConcurrentHashMap<>();

    /** A rule and its case that held; empty where none did. */
    private record Circumstance(String rule, String name) {}

    /** A ruling as written; its facts follow by name. */
    public record RulingLine(
            String rule,
            @Written("case") Optional<String> circumstance,
            @OrEmpty List<PartyForm> concerns,
            Ruling.Kind kind,
            Optional<Integer> points,
            Optional<String> pointer) {}

    /** Whom a ruling concerns, as written: one of both. */
    public record PartyForm(Optional<String> player, Optional<String> side) {

        /** Whether neither is written, or both. */
        boolean isNobody() {
            return player.isPresent() == side.isPresent();
        }

        Party party() {
            return player.<Party>map(Party.Player::new)
                    .orElseGet(() -> new Party.Side(side.orElseThrow()));
        }
    }

    RulingForm(RuleBook book, Variant variant) {
        this(book, variant, List.of());
    }

    /**
     * Rulings of a variant.
     *
     * @param told fields that say for readers what follows from the others; passed over
     */
    public RulingForm(RuleBook book, Variant variant, List<String> told) {
        this.book = book;
        this.variant = variant;
        this.passedOver = new ArrayList<>(told);
        this.passedOver.add(BECAUSE);
    }

    /** Those of an event's rulings that decide a match; empty when none of them does. */
    List<Ruling> deciding(List<Ruling> all) {
        return book.deciding(all);
    }

    /** Rulings as maps to be written. */
    static List<Map<String, Object>> written(List<Ruling> rulings) {
        return rulings.stream().map(RulingForm::written).toList();
    }

    private static Map<String, Object> written(Ruling ruling) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("rule", ruling.rule());
        if (!ruling.circumstance().isEmpty()) {
            map.put("case", ruling.circumstance());
        }
        if (!ruling.concerns().isEmpty()) {
            map.put("concerns", ruling.concerns().stream().map(RulingForm::written).toList());
        }
        map.put("kind", ruling.kind());
        if (ruling.points() != 0) {
            map.put("points", ruling.points());
        }
        if (!ruling.pointer().isEmpty()) {
            map.put("pointer", ruling.pointer());
        }
        map.put(BECAUSE, facts(ruling));
        return map;
    }

    /** The facts of a ruling by name; constants are told from texts. */
    public static Map<String, Object> facts(Ruling ruling) {
        Map<String, Object> because = new LinkedHashMap<>();
        for (Because fact : ruling.because()) {
            because.put(fact.name(), kept(fact.plain()));
        }
        return because;
    }

    /** Whom a ruling concerns, as a map to be written. */
    public static Map<String, Object> written(Party party) {
        return Map.of(party instanceof Party.Player ? "player" : "side", party.name());
    }

    private static Object kept(Object plain) {
        if (plain instanceof List<?> list) {
            return list.stream().map(RulingForm::kept).toList();
        }
        return plain instanceof Constant constant ? Map.of(CONSTANT, constant.name()) : plain;
    }

    /** Rulings of a tree; what is wrong with them becomes known to the binder. */
    public List<Ruling> read(@Nullable Node node, String path, Binder binder, Node.Mark line) {
        if (!(node instanceof Node.Items items)) {
            Node.Mark mark = node == null ? line : node.mark();
            String shown = node == null ? path.substring(1) : node.shown();
            String code = node == null ? "missing-field" : "wrong-type";
            binder.problem(code, mark, path, shown, "[{\"rule\": …}, …]", "");
            return List.of();
        }
        List<Ruling> rulings = new ArrayList<>();
        for (int i = 0; i < items.values().size(); i++) {
            Ruling ruling = ruling(items.values().get(i), path + "/" + i, binder);
            if (ruling != null) {
                rulings.add(ruling);
            }
        }
        return rulings;
    }

    /** The ruling of a tree; null when there was a problem. */
    public @Nullable Ruling ruling(Node node, String path, Binder binder) {
        RulingLine line = binder.bind(RulingLine.class, node, path, passedOver);
        if (line == null || !(node instanceof Node.Fields fields)) {
            return null;
        }
        Node facts = fields.values().get(BECAUSE);
        if (!(facts instanceof Node.Fields named)) {
            binder.problem(
                    facts == null ? "missing-field" : "wrong-type",
                    facts == null ? node.mark() : facts.mark(),
                    path + "/" + BECAUSE,
                    facts == null ? BECAUSE : facts.shown(),
                    "{…}",
                    "");
            return null;
        }
        if (book.rule(line.rule()).isEmpty()) {
            List<String> rules = book.rules().stream().map(Rule::id).toList();
            String meant = Nearest.of(line.rule(), rules);
            Node rule = fields.values().getOrDefault("rule", node);
            binder.problem("unknown-rule", rule.mark(), path + "/rule", line.rule(), "", meant);
            return null;
        }
        String circumstance = line.circumstance().orElse("");
        if (!circumstance.isEmpty() && !cases(line.rule()).contains(circumstance)) {
            Node written = fields.values().getOrDefault("case", node);
            binder.problem(
                    "unknown-value",
                    written.mark(),
                    path + "/case",
                    circumstance,
                    String.join(", ", cases(line.rule())),
                    Nearest.of(circumstance, cases(line.rule())));
            return null;
        }
        if (line.concerns().stream().anyMatch(PartyForm::isNobody)) {
            Node written = fields.values().getOrDefault("concerns", node);
            binder.problem(
                    "wrong-type",
                    written.mark(),
                    path + "/concerns",
                    written.shown(),
                    "[{\"player\": …}, {\"side\": …}]",
                    "");
            return null;
        }
        List<Because> because = new ArrayList<>();
        named.values()
                .forEach(
                        (name, value) ->
                                because.add(
                                        new Because(
                                                name,
                                                fact(
                                                        value,
                                                        path + "/" + BECAUSE + "/" + name,
                                                        binder))));
        return new Ruling(
                line.rule(),
                circumstance,
                line.concerns().stream().map(PartyForm::party).toList(),
                line.kind(),
                line.points().orElse(0),
                line.pointer().orElse(""),
                because,
                grounds.computeIfAbsent(
                        new Circumstance(line.rule(), circumstance),
                        each -> book.ground(each.rule(), each.name(), variant)));
    }

    private List<String> cases(String rule) {
        return book.rule(rule).stream()
                .flatMap(each -> each.cases().stream())
                .map(Rule.Case::name)
                .toList();
    }

    private static Object fact(Node node, String path, Binder binder) {
        if (node instanceof Node.Text text) {
            return text.value();
        }
        if (node instanceof Node.Truth truth) {
            return truth.value();
        }
        if (node instanceof Node.Decimal number) {
            return number(number);
        }
        if (node instanceof Node.Items items) {
            List<Object> values = new ArrayList<>();
            for (int i = 0; i < items.values().size(); i++) {
                values.add(fact(items.values().get(i), path + "/" + i, binder));
            }
            return values;
        }
        if (node instanceof Node.Fields fields
                && fields.values().size() == 1
                && fields.values().get(CONSTANT) instanceof Node.Text name) {
            return new Constant(name.value());
        }
        binder.problem("wrong-type", node.mark(), path, node.shown(), "\"text\", 1, true", "");
        return "";
    }

    private static Object number(Node.Decimal number) {
        boolean whole = number.value().scale() == 0;
        int bits = number.value().unscaledValue().bitLength();
        if (whole && bits < Integer.SIZE) {
            return number.value().intValueExact();
        }
        return whole && bits < Long.SIZE ? number.value().longValueExact() : number.value();
    }
}
