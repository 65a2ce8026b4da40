package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Ruling;

/** What one rule concluded; built in the consequence of the rule that concludes it. */
public final class Finding {

    private final String rule;
    private final Ruling.Kind kind;
    private final int points;
    private final @Nullable Object effect;
    private final List<Because> because = new ArrayList<>(4);
    private String pointer = "";

    Finding(String rule, Ruling.Kind kind, int points, @Nullable Object effect) {
        this.rule = rule;
        this.kind = kind;
        this.points = points;
        this.effect = effect;
    }

    /** A fact that made the rule fire; the name is a placeholder of the rule's text. */
    public Finding because(String name, Object value) {
        because.add(new Because(name, value));
        return this;
    }

    /** The part of the event it is about, as a JSON pointer. */
    public Finding at(String newPointer) {
        pointer = newPointer;
        return this;
    }

    public String rule() {
        return rule;
    }

    public Ruling.Kind kind() {
        return kind;
    }

    public int points() {
        return points;
    }

    public String pointer() {
        return pointer;
    }

    public List<Because> reasons() {
        return because;
    }

    @Nullable Object effect() {
        return effect;
    }
}
