package org.pubgames.core;

import java.util.List;

/**
 * What may happen next, as a screen can show it: events that are complete, and forms for the kinds
 * whose events cannot be counted. An event that is neither listed nor within a form would be
 * refused.
 *
 * <p>A kind may have several forms, such as one for each player. A kind that is neither listed nor
 * has a form is not possible now.
 *
 * @param listed complete legal events, kind by kind
 * @param forms kind by kind
 * @param <E> the events
 */
public record Moves<E extends GameEvent>(List<E> listed, List<Form> forms) {

    /**
     * Keeps copies of its lists.
     *
     * @param listed complete legal events, kind by kind
     * @param forms kind by kind
     */
    public Moves {
        listed = List.copyOf(listed);
        forms = List.copyOf(forms);
    }

    /**
     * {@return the forms of a kind of event; none where all its legal events are listed}
     *
     * @param kind its name in files
     */
    public List<Form> forms(String kind) {
        return forms.stream().filter(form -> form.kind().kind().equals(kind)).toList();
    }
}
