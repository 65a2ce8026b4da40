package org.pubgames.core.internal.variant;

import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.LocalText;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Settings;
import org.pubgames.core.TableKind;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.Shapes;
import org.pubgames.core.internal.data.WrittenValue;
import org.pubgames.core.internal.table.TableReader;
import org.pubgames.core.internal.text.Nearest;

/** Reads one variant file of a game by itself: form, names and types, all mistakes in one pass. */
final class DraftReader {

    /** The version of the format. */
    static final int FORMAT = 2;

    static final int LONGEST_ID = 60;
    static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";

    private final String game;
    private final Class<? extends Settings> settings;
    private final RuleBook book;
    private final List<TableKind> kinds;
    private final HeadAdvice head;

    /** One changed setting; {@code to} is read as the setting's own type. */
    record Change(Optional<String> clause, Optional<Variant.Basis> basis) {}

    DraftReader(
            String game, Class<? extends Settings> settings, RuleBook book, List<TableKind> kinds) {
        this.game = game;
        this.settings = settings;
        this.book = book;
        this.kinds = kinds;
        this.head = new HeadAdvice(settings, book);
    }

    /** The draft; unreadable only when there is nothing to go on with. */
    Reading<Draft> read(String yaml, String file) {
        return VariantFiles.tree(yaml, file).fold(node -> read(node, file), Reading::failed);
    }

    private Reading<Draft> read(Node node, String file) {
        Binder binder = new Binder(file);
        if (node instanceof Node.Fields fields && outdated(fields, binder)) {
            return Reading.failed(binder.problems());
        }
        binder.bind(VariantHead.class, node, "", VariantHead.BODY);
        if (!(node instanceof Node.Fields fields)) {
            return Reading.failed(binder.problems());
        }
        binder.problems().replaceAll(problem -> head.of(problem, fields));
        Map<String, Object> sound = new Binder(file).bindSome(VariantHead.class, fields, "");
        Draft draft = draft(fields, file, sound, game, binder.problems());
        if (!draft.head().game().equals(game)) {
            // names of another game's rules would all look unknown
            binder.problems().add(wrongGame(draft));
            return Reading.failed(sorted(binder.problems()));
        }
        checkHead(draft, sound.keySet());
        Node changes = fields.values().get("changes");
        if (changes != null && !(changes instanceof Node.Nothing)) {
            readChanges(draft, changes, binder);
        }
        Node tables = fields.values().get("tables");
        if (tables != null && !(tables instanceof Node.Nothing)) {
            draft.tables().addAll(new TableReader(kinds, draft.head().id(), binder).read(tables));
        }
        return Reading.of(draft);
    }

    /** A draft of which only the head is known. */
    static Draft draft(
            Node.Fields fields,
            String file,
            Map<String, Object> sound,
            String game,
            List<Problem> problems) {
        return new Draft(
                file,
                VariantHead.of(sound, FORMAT, game),
                fields,
                new LinkedHashMap<>(),
                new ArrayList<>(),
                new LinkedHashMap<>(),
                new ArrayList<>(),
                problems);
    }

    static List<Problem> sorted(List<Problem> problems) {
        List<Problem> sorted = new ArrayList<>(problems);
        sorted.sort(SettingsCheck.BY_PLACE);
        return sorted;
    }

    /** A file of an older format is not read further: its other mistakes would mislead. */
    static boolean outdated(Node.Fields fields, Binder binder) {
        Node version = fields.values().get("variant");
        if (!(version instanceof Node.Decimal number)
                || number.value().compareTo(BigDecimal.valueOf(FORMAT)) == 0) {
            return false;
        }
        boolean older = number.value().signum() > 0 && number.value().intValue() < FORMAT;
        binder.problem(
                older ? "older-format" : "unsupported-format",
                number.mark(),
                "/variant",
                number.shown(),
                String.valueOf(FORMAT),
                "");
        return true;
    }

    private Problem wrongGame(Draft draft) {
        return Problem.of("wrong-game", draft.value("game"))
                .withValue(draft.head().game())
                .withAllowed(game)
                .withSuggestion(Nearest.of(draft.head().game(), List.of(game)));
    }

    /** What the types alone do not say, for those fields that are of the right type. */
    private void checkHead(Draft draft, Set<String> sound) {
        checkForm(draft, sound);
        VariantHead head = draft.head();
        List<String> known = book.sources().stream().map(source -> source.id()).toList();
        checkSources(draft, "sources", head.sources().orElse(List.of()), known);
        checkSources(draft, "borrows", head.borrows().orElse(List.of()), known);
    }

    /** The part of it that is the same for all games. */
    static void checkForm(Draft draft, Set<String> sound) {
        VariantHead head = draft.head();
        List<Problem> problems = draft.problems();
        boolean named = head.id().matches(ID) && head.id().length() <= LONGEST_ID;
        if (sound.contains("id") && !named) {
            problems.add(
                    Problem.of("bad-id", draft.value("id"))
                            .withValue(shortened(head.id()))
                            .withAllowed(HeadAdvice.ID)
                            .withSuggestion(slug(head.id())));
        }
        int edition = head.editionNumber();
        if (edition < 1 || edition > Pin.MOST) {
            problems.add(
                    Problem.of(edition < 1 ? "too-small" : "too-large", draft.value("edition"))
                            .withValue(edition)
                            .withAllowed("1–" + Pin.MOST)
                            .withSuggestion(edition < 1 ? "1" : String.valueOf(Pin.MOST)));
        }
        if (sound.contains("title") && head.title().missing()) {
            problems.add(Problem.of("no-language", draft.value("title")).withAllowed("en, nl, de"));
        }
    }

    private static void checkSources(
            Draft draft, String field, List<String> sources, List<String> known) {
        for (int i = 0; i < sources.size(); i++) {
            if (!known.contains(sources.get(i))) {
                draft.problems()
                        .add(
                                Problem.of("unknown-source", draft.value(field, i))
                                        .withValue(shortened(sources.get(i)))
                                        .withAllowed(String.join(", ", known))
                                        .withSuggestion(Nearest.of(sources.get(i), known)));
            }
        }
    }

    private void readChanges(Draft draft, Node changes, Binder binder) {
        if (!(changes instanceof Node.Fields fields)) {
            binder.problem(
                    "wrong-type",
                    changes.mark(),
                    "/changes",
                    changes.shown(),
                    "{setting: {to: …, because: …}}",
                    "");
            return;
        }
        List<String> known = Records.names(settings);
        fields.values()
                .forEach(
                        (setting, change) -> {
                            if (known.contains(setting)) {
                                readChange(draft, setting, change, binder);
                            } else {
                                binder.problem(
                                        "unknown-setting",
                                        fields.keys().getOrDefault(setting, change.mark()),
                                        "/changes/" + setting,
                                        shortened(setting),
                                        String.join(", ", known),
                                        Nearest.of(setting, known));
                            }
                        });
    }

    private void readChange(Draft draft, String setting, Node node, Binder binder) {
        String path = "/changes/" + setting;
        if (node instanceof Node.Nothing) {
            for (String part : List.of("to", "because")) {
                binder.problem("missing-field", node.mark(), path + "/" + part, part, "", "");
            }
            return;
        }
        if (!(node instanceof Node.Fields fields)) {
            binder.problems().add(bare(setting, node, path, binder));
            return;
        }
        int told = binder.problems().size();
        Change change = binder.bind(Change.class, node, path, List.of("to", "because"));
        binder.problems()
                .subList(told, binder.problems().size())
                .replaceAll(
                        problem ->
                                problem.code().equals("missing-field")
                                        ? problem.withAllowed("")
                                        : problem);
        Node to = fields.values().get("to");
        if (to == null) {
            binder.problem("missing-field", node.mark(), path + "/to", "to", "", "");
        } else {
            int before = binder.problems().size();
            Node.Fields one = new Node.Fields(node.mark(), Map.of(setting, to), Map.of());
            draft.values().putAll(binder.bindSome(settings, one, "/changes"));
            binder.problems()
                    .subList(before, binder.problems().size())
                    .replaceAll(problem -> governed(problem, setting, to));
            place(draft, "/" + setting, path + "/to", to);
        }
        LocalText because = because(fields, node.mark(), path, binder);
        if (change == null || to == null || because == null) {
            return;
        }
        change.clause()
                .filter(id -> book.clause(id).isEmpty())
                .ifPresent(id -> unknownClause(id, fields, path, binder));
        draft.layers()
                .add(
                        new Variant.Layer(
                                setting,
                                written(draft.values().get(setting), to),
                                draft.head().id(),
                                new Where(draft.file(), to.mark().line(), to.mark().column(), path),
                                because,
                                change.clause().orElse(""),
                                change.basis().orElse(Variant.Basis.PRINTED)));
    }

    /** The reason: a text, or a text in several languages; null where it is of another type. */
    private static @Nullable LocalText because(
            Node.Fields change, Node.Mark mark, String path, Binder binder) {
        Node node = change.values().get("because");
        String place = path + "/because";
        if (node == null) {
            boolean misspelt =
                    binder.problems().stream()
                            .anyMatch(
                                    problem ->
                                            problem.code().equals("unknown-field")
                                                    && problem.where().path().startsWith(path)
                                                    && problem.suggestion().equals("because"));
            if (!misspelt) {
                binder.problem("missing-field", mark, place, "because", "", "");
            }
            return null;
        }
        LocalText because = null;
        if (node instanceof Node.Text text) {
            because = LocalText.same(text.value());
        } else if (node instanceof Node.Fields) {
            VariantHead.Words words = binder.bind(VariantHead.Words.class, node, place, List.of());
            because = words == null ? null : words.text();
        } else {
            binder.wrongType(node, place, Shapes.shape(String.class));
        }
        if (because != null && because.en().isBlank()) {
            binder.problem("no-reason", mark(change, "because"), place, "", "", "");
        }
        return because;
    }

    /** The whole value; as it stands there when it is of the wrong type. */
    private static String written(@Nullable Object value, Node to) {
        return value == null ? to.shown() : WrittenValue.of(value);
    }

    private void unknownClause(String id, Node.Fields fields, String path, Binder binder) {
        List<String> clauses = book.clauses().stream().map(clause -> clause.id()).toList();
        binder.problem(
                "unknown-clause",
                mark(fields, "clause"),
                path + "/clause",
                shortened(id),
                "",
                Nearest.of(id, clauses));
    }

    /** A value where the change should stand. */
    private Problem bare(String setting, Node node, String path, Binder binder) {
        Node.Mark mark = node.mark();
        return Problem.of("bare-value", new Where(binder.file(), mark.line(), mark.column(), path))
                .withValue(node.shown())
                .withSuggestion("{to: " + node.shown() + ", because: \"…\"}")
                .withRule(SettingRules.of(book, setting));
    }

    /** The same problem with the rule that the setting governs, and the setting's place. */
    private Problem governed(Problem problem, String setting, Node to) {
        String path = problem.where().path();
        String own = "/changes/" + setting;
        String part = path.substring(Math.min(path.length(), own.length()));
        Problem placed =
                problem.at(problem.where().path(own + "/to" + part))
                        .withRule(SettingRules.of(book, setting));
        if (problem.code().equals("unknown-value")) {
            return placed;
        }
        String entries = Shapes.allowed(settings, setting, true);
        placed = placed.withAllowed(part.isEmpty() ? Shapes.allowed(settings, setting) : entries);
        return part.isEmpty()
                ? placed.withSuggestion(LikelyMeant.of(type(setting), to, entries))
                : placed;
    }

    private Type type(String setting) {
        return Arrays.stream(settings.getRecordComponents())
                .filter(component -> component.getName().equals(setting))
                .findFirst()
                .orElseThrow()
                .getGenericType();
    }

    private static Node.Mark mark(Node.Fields fields, String field) {
        Node node = fields.values().get(field);
        return node == null ? fields.mark() : node.mark();
    }

    /** Remembers where a value and its parts stand. */
    private static void place(Draft draft, String key, String path, Node node) {
        draft.places()
                .put(key, new Where(draft.file(), node.mark().line(), node.mark().column(), path));
        if (node instanceof Node.Items items) {
            for (int i = 0; i < items.values().size(); i++) {
                place(draft, key + "/" + i, path + "/" + i, items.values().get(i));
            }
        }
    }

    /** German letters as they are spelt where there are none. */
    private static String spelt(String id) {
        return Normalizer.normalize(id, Normalizer.Form.NFC)
                .toLowerCase(Locale.ROOT)
                .replace("ä", "ae")
                .replace("ö", "oe")
                .replace("ü", "ue")
                .replace("ß", "ss");
    }

    private static String slug(String id) {
        String slug =
                Normalizer.normalize(spelt(id), Normalizer.Form.NFD)
                        .replaceAll("\\p{M}+", "")
                        .replaceAll("[^a-z0-9]+", "-")
                        .replaceAll("^-|-$", "");
        return slug.substring(0, Math.min(slug.length(), LONGEST_ID)).replaceAll("-$", "");
    }

    static String shortened(String text) {
        return text.length() > 60 ? text.substring(0, 59) + "…" : text;
    }
}
