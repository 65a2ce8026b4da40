package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.pubgames.core.EventKind;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Moves;
import org.pubgames.core.Problem;
import org.pubgames.core.Role;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Fillings;
import org.pubgames.core.internal.data.RecordForms;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Referee;

/**
 * What may happen next, from the records of the events, what the referee knows of the state, and
 * the rules, which are asked about every filling of a form that has few enough.
 *
 * @param kinds the game's kinds of event
 * @param type the sealed interface of the events
 * @param seats who plays
 * @param referee says what fields may hold
 * @param state the state in which the events would happen
 */
record DerivedMoves<S extends GameState, E extends GameEvent>(
        List<EventKind> kinds, Class<E> type, List<String> seats, Referee<S, E> referee, S state) {

    /** The fillings of a form with more are not tried one by one. */
    private static final Fillings FILLINGS = new Fillings(4096);

    /** So many events of a form are listed; with more it stays a form. */
    private static final int MOST_LISTED = 512;

    /** Everything that may be reported in a capacity; by anybody where there is none. */
    Moves<E> moves(Predicate<E> accepted, Optional<Role> role) {
        Set<E> listed = new LinkedHashSet<>();
        List<Form> forms = new ArrayList<>();
        for (Form form : forms(role)) {
            Optional<List<E>> all = fillings(form);
            List<E> legal = all.orElse(List.of()).stream().filter(accepted).toList();
            if (all.isPresent() && legal.size() <= MOST_LISTED) {
                listed.addAll(legal);
            } else {
                boolean every = all.map(List::size).filter(n -> n == legal.size()).isPresent();
                forms.add(form.promised(form.complete() || every));
            }
        }
        return new Moves<>(List.copyOf(listed), forms);
    }

    /** The forms of everything that may be reported in a capacity; nothing is tried. */
    List<Form> forms(Optional<Role> role) {
        return of(role).stream().flatMap(kind -> forms(kind).stream()).toList();
    }

    /** Why an event is outside of what may be reported. */
    List<Problem> problems(E event, Predicate<E> accepted, Optional<Role> role) {
        String name = Names.written(event.getClass().getSimpleName());
        Map<String, Object> filling = RecordForms.filling(event);
        List<Problem> fewest = List.of(notNow(name, role));
        boolean any = false;
        for (EventKind kind : of(role)) {
            for (Form form : kind.kind().equals(name) ? forms(kind) : List.<Form>of()) {
                List<Problem> found = form.problems(filling);
                if (found.isEmpty()) {
                    boolean counted = fillings(form).isPresent();
                    return counted && !accepted.test(event) ? List.of(notNow(name, role)) : found;
                }
                if (!any || found.size() < fewest.size()) {
                    fewest = found;
                    any = true;
                }
            }
        }
        return fewest;
    }

    private Problem notNow(String kind, Optional<Role> role) {
        return Problem.of("event-not-now", Where.UNKNOWN)
                .withValue(kind)
                .withAllowed(
                        of(role).stream()
                                .filter(each -> !forms(each).isEmpty())
                                .map(EventKind::kind)
                                .collect(Collectors.joining(", ")));
    }

    private List<EventKind> of(Optional<Role> role) {
        return kinds.stream()
                .filter(kind -> role.map(kind.roles()::contains).orElse(true))
                .toList();
    }

    private List<Form> forms(EventKind kind) {
        return referee.forms(state, new RecordForms(seats).of(kind, record(kind))).stream()
                .flatMap(form -> fillable(form).stream())
                .toList();
    }

    /** A form without the fields that may hold nothing now; none where such a field is needed. */
    private static Optional<Form> fillable(Form form) {
        Form left = form;
        for (FormField field : form.fields()) {
            if (field.values().none() && field.required()) {
                return Optional.empty();
            }
            left = field.values().none() ? left.without(field.name()) : left;
        }
        return Optional.of(left);
    }

    private Optional<List<E>> fillings(Form form) {
        return FILLINGS.of(record(form.kind()), form);
    }

    private Class<? extends E> record(EventKind kind) {
        Class<?> found = Names.kinds(type).get(kind.kind());
        return Objects.requireNonNull(found, kind.kind()).asSubclass(type);
    }
}
