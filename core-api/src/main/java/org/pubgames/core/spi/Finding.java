package org.pubgames.core.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Ruling;

/** What one rule concluded; built in the consequence of the rule that concludes it. */
public final class Finding {

    private final String rule;
    private final Ruling.Kind kind;
    private final int points;
    private final @Nullable Object effect;
    private final Situation about;
    private List<Because> because = List.of();
    private String pointer = "";
    private boolean told = true;
    private boolean yields;
    private @Nullable Instead<?> instead;

    /** What it takes the place of. */
    private record Instead<T>(Class<T> effect, boolean withdrawn, Function<? super T, ?> before) {

        Object before(@Nullable Object value) {
            return effect.isInstance(value) ? before.apply(effect.cast(value)) : "";
        }
    }

    Finding(Situation about, String rule, Ruling.Kind kind, int points, @Nullable Object effect) {
        this.about = about;
        this.rule = rule;
        this.kind = kind;
        this.points = points;
        this.effect = effect;
    }

    /**
     * Says a fact that the rule's sentence names, where the situation has none of this name or
     * another value is meant.
     *
     * @param name the name in the sentence of the rule
     * @param value a text, a number, a constant, a record or a list of these; never null
     * @return this conclusion
     */
    public Finding because(String name, Object value) {
        if (because.isEmpty()) {
            because = new ArrayList<>(4);
        }
        because.add(new Because(name, value));
        return this;
    }

    /** Makes this a conclusion that is applied and is no line of the verdict. */
    void untold() {
        told = false;
    }

    /** It holds only where no other rule concludes the like. */
    Finding yielding() {
        yields = true;
        return this;
    }

    boolean yields() {
        return yields;
    }

    /** Whether another conclusion says the like about the same situation, so that this one goes. */
    boolean yieldsTo(Finding other) {
        return yields
                && !other.yields
                && about == other.about
                && effect != null
                && effect.getClass().isInstance(other.effect);
    }

    /** {@return whether it is a line of the verdict} */
    public boolean told() {
        return told;
    }

    /**
     * Says what part of the event it is about.
     *
     * @param newPointer a JSON pointer into the event, such as {@code /discs/0}
     * @return this conclusion
     */
    public Finding at(String newPointer) {
        pointer = newPointer;
        return this;
    }

    /**
     * Takes the place of what other rules concluded about the same situation: once all have
     * concluded, those with an effect of this type are withdrawn; the fact {@code before} says what
     * they concluded and {@code overrides} who they were.
     *
     * @param effect the type of the effect that takes precedence
     * @param before what they concluded, in a word
     * @param <T> the type of the effect
     * @return this conclusion
     */
    public <T> Finding insteadOf(Class<T> effect, Function<? super T, ?> before) {
        instead = new Instead<>(effect, true, before);
        return this;
    }

    /**
     * Takes the place of a part of what other rules concluded about the same situation; they stay,
     * because the rest of it still holds.
     *
     * @param effect the type of the effect that takes precedence
     * @param before what of the effect it replaces, in a word
     * @param <T> the type of the effect
     * @return this conclusion
     */
    public <T> Finding partlyInsteadOf(Class<T> effect, Function<? super T, ?> before) {
        instead = new Instead<>(effect, false, before);
        return this;
    }

    boolean overrides() {
        return instead != null;
    }

    /** Whether another conclusion is one whose place this one takes. */
    boolean overrides(Finding other) {
        return instead != null
                && about == other.about
                && other.instead == null
                && instead.effect().isInstance(other.effect);
    }

    /** Takes the place of others: answers whether they are withdrawn. */
    boolean replace(List<Finding> others) {
        if (instead == null) {
            return false;
        }
        Instead<?> taken = instead;
        because("before", others.isEmpty() ? "" : taken.before(others.get(0).effect));
        because("overrides", others.stream().map(Finding::rule).distinct().toList());
        return taken.withdrawn();
    }

    /** {@return the situation that the rule looked at} */
    public Situation about() {
        return about;
    }

    /** {@return the id of the rule that concluded it} */
    public String rule() {
        return rule;
    }

    /** {@return what sort of line it is in the verdict} */
    public Ruling.Kind kind() {
        return kind;
    }

    /** {@return the points awarded; 0 where none are} */
    public int points() {
        return points;
    }

    /** {@return the part of the event it is about, as a JSON pointer; empty for the whole} */
    public String pointer() {
        return pointer;
    }

    /** {@return what was said by hand for the sentence, in order} */
    public List<Because> reasons() {
        return because;
    }

    /** {@return what happens to the state; null when nothing does} */
    public @Nullable Object effect() {
        return effect;
    }
}
