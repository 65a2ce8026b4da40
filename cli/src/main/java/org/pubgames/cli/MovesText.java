package org.pubgames.cli;

import java.util.stream.Collectors;
import org.pubgames.core.Because;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Moves;

/**
 * What may happen next, for a person: events as lines that can be added to the file, and forms with
 * what each field may hold.
 */
record MovesText(Console console) {

    <E extends GameEvent> void tell(Game<?, E> game, Moves<E> moves) {
        Output out = console.out();
        for (E event : moves.listed()) {
            out.line(game.codec().writeEvent(event));
        }
        for (Form form : moves.forms()) {
            out.line("");
            out.line(form.kind().label().in(console.lang()) + " (" + form.kind().kind() + ")");
            out.line("  " + form.kind().help().in(console.lang()));
            form.fields().forEach(field -> out.line("  " + field(field)));
            form.limits()
                    .forEach(
                            limit ->
                                    out.line(
                                            "  "
                                                    + String.join(", ", limit.fields())
                                                    + ": "
                                                    + limit.allowed()));
            out.line("  " + console.words().say(form.complete() ? "legal.complete" : "legal.open"));
        }
        out.line("");
        out.line(
                console.words()
                        .say(
                                "legal.count",
                                new Because("listed", moves.listed().size()),
                                new Because("forms", moves.forms().size())));
    }

    private static String field(FormField field) {
        String values = field.name() + ": " + field.values().allowed();
        String text = field.required() ? values : "[" + values + "]";
        return field.values() instanceof FieldValues.Parts parts
                ? text
                        + " "
                        + parts.fields().stream()
                                .map(part -> part.values().allowed())
                                .distinct()
                                .collect(Collectors.joining("; "))
                : text;
    }
}
