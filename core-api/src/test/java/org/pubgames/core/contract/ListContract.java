package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.RecordForms;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.spi.Names;

/**
 * Every list of every event has a limit, for each installed game: the record says it, and the
 * reader, the schema, the form and the writer keep it.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class ListContract<S extends GameState, E extends GameEvent> {

    private static final Node.Mark MARK = new Node.Mark(1, 1);

    /** So many events that each kind with a list is among them. */
    private static final int DRAWS = 3_000;

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;

    /** The events of one game. */
    ListContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
    }

    /** A list of a kind of event. */
    private record Listed(Class<?> event, String kind, String name, RecordComponent component) {
        private int most() {
            return Records.most(event, name);
        }
    }

    private List<Listed> lists() {
        List<Listed> lists = new ArrayList<>();
        Names.kinds(game.eventType())
                .forEach(
                        (kind, event) -> {
                            RecordComponent[] components = event.getRecordComponents();
                            for (int i = 0; i < components.length; i++) {
                                if (list(components[i].getGenericType()).isPresent()) {
                                    String name = Records.names(event).get(i);
                                    lists.add(new Listed(event, kind, name, components[i]));
                                }
                            }
                        });
        return lists;
    }

    /** The content of a list, or of one that may be left out. */
    private static Optional<Type> list(Type type) {
        if (!(type instanceof ParameterizedType generic)) {
            return Optional.empty();
        }
        Type inner = generic.getActualTypeArguments()[0];
        return generic.getRawType() == Optional.class ? list(inner) : Optional.of(inner);
    }

    /** Entries that count how often they are looked at. */
    private static final class Counted extends AbstractList<Node> {
        private final int size;
        private int looks;

        Counted(int size) {
            this.size = size;
        }

        @Override
        public Node get(int index) {
            looks++;
            return new Node.Nothing(MARK);
        }

        @Override
        public int size() {
            return size;
        }
    }

    private static List<Problem> read(Listed list, Counted entries) {
        Binder binder = new Binder("evening.jsonl");
        Map<String, Node> values = Map.of(list.name(), new Node.Items(MARK, entries));
        Map<String, Node.Mark> keys = Map.of(list.name(), MARK);
        binder.bind(list.event(), new Node.Fields(MARK, values, keys), "", List.of());
        return binder.problems().stream()
                .filter(problem -> !problem.code().equals("missing-field"))
                .toList();
    }

    @Test
    void everyListHasALimit() {
        for (Listed list : lists()) {
            assertThat(list.most()).as("@Size(max = …) of " + list).isBetween(1, 100);
        }
    }

    /** What stands in a list has no lists of its own, which would need limits too. */
    @Test
    void noListIsInsideAnother() {
        for (Listed list : lists()) {
            Type type = list.component().getGenericType();
            if (list(type).orElseThrow() instanceof Class<?> each && each.isRecord()) {
                for (RecordComponent part : each.getRecordComponents()) {
                    assertThat(list(part.getGenericType()))
                            .as(list + " " + part.getName())
                            .isEmpty();
                }
            }
        }
    }

    @Test
    void aLongerListIsRefusedWithItsLimitAndUnread() {
        for (Listed list : lists()) {
            Counted entries = new Counted(list.most() + 1);
            List<Problem> problems = read(list, entries);
            assertThat(problems).as(list.toString()).hasSize(1);
            assertThat(problems.get(0).code()).isEqualTo("wrong-size");
            assertThat(problems.get(0).where().path()).isEqualTo("/" + list.name());
            assertThat(problems.get(0).value()).isEqualTo(String.valueOf(list.most() + 1));
            assertThat(problems.get(0).allowed()).isEqualTo("0–" + list.most());
            assertThat(entries.looks).as(list.toString()).isZero();
        }
    }

    /** Twice as many entries are twice the work. */
    @Test
    void eachEntryIsLookedAtEquallyOften() {
        for (Listed list : lists()) {
            // without a limit there would be no end to it
            assertThat(list.most()).as(list.toString()).isLessThanOrEqualTo(100);
            Counted few = new Counted(list.most() / 4);
            Counted many = new Counted(few.size() * 4);
            assertThat(read(list, few)).as(list.toString()).hasSize(few.size());
            assertThat(read(list, many)).as(list.toString()).hasSize(many.size());
            assertThat(many.looks).as(list.toString()).isEqualTo(few.looks * 4);
        }
    }

    @Test
    void theSchemaHasTheSameLimit() {
        for (Listed list : lists()) {
            assertThat(JsonSchema.ofComponent(list.event(), list.name()).get("maxItems"))
                    .as(list.toString())
                    .isEqualTo(list.most());
        }
    }

    @Test
    void theFormHasTheSameLimit() {
        for (Listed list : lists()) {
            Form form =
                    game.events().stream()
                            .filter(kind -> kind.kind().equals(list.kind()))
                            .map(kind -> new RecordForms(List.of("Anna")).of(kind, list.event()))
                            .findFirst()
                            .orElseThrow();
            assertThat(form.field(list.name()).values())
                    .as(list.toString())
                    .isInstanceOfSatisfying(
                            FieldValues.ListOf.class,
                            values -> assertThat(values.most()).isEqualTo(list.most()));
        }
    }

    @Test
    void whatIsTooLongIsNotWritten() {
        List<Listed> lists = lists();
        Map<String, E> samples = new HashMap<>();
        Tries.<E>hold(
                DRAWS,
                tested.events(),
                event ->
                        lists.stream()
                                .filter(list -> entry(list, event).isPresent())
                                .forEach(list -> samples.put(list.toString(), event)));
        for (Listed list : lists) {
            assertThat(samples).as("events drawn for this game").containsKey(list.toString());
            E sample = Objects.requireNonNull(samples.get(list.toString()));
            assertThat(game.codec().writeEvent(repeated(list, sample, list.most()))).isNotEmpty();
            E longer = repeated(list, sample, list.most() + 1);
            assertThatThrownBy(() -> game.codec().writeEvent(longer))
                    .as(list.toString())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("/" + list.name());
        }
    }

    /** The first entry of a list in an event; empty where the event has no such entry. */
    private static Optional<Object> entry(Listed list, Object event) {
        if (!list.event().isInstance(event)) {
            return Optional.empty();
        }
        Object found = Records.values(event).get(list.name());
        Object given = found instanceof Optional<?> optional ? optional.orElse(null) : found;
        return given instanceof List<?> entries && !entries.isEmpty()
                ? Optional.of(entries.get(0))
                : Optional.empty();
    }

    /** The same event with one entry so often in a list. */
    private E repeated(Listed list, E event, int size) {
        Map<String, Object> values = new HashMap<>(Records.values(event));
        boolean optional = values.get(list.name()) instanceof Optional<?>;
        Object again = Collections.nCopies(size, entry(list, event).orElseThrow());
        values.put(list.name(), optional ? Optional.of(again) : again);
        return game.eventType().cast(Records.make(list.event(), values));
    }
}
