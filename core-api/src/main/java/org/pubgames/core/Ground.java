package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * What a ruling rests on under its variant, in its situation.
 *
 * @param citations the clause it rests on, then those that say the same in the same situation;
 *     empty where it rests on the house itself
 * @param level how binding it is and how sure its reading: {@link Rule.Level#INTERPRETATION} where
 *     the clause does not say so in so many words, {@link Rule.Level#HOUSE} where the house decided
 * @param reading for an interpretation, what else could be meant and why this was taken; otherwise
 *     empty texts
 * @param borrowedFrom the id of the source of the first citation, where the variant's own print is
 *     silent and another one's text is used; otherwise empty
 * @param house the reason that the house gives, where it rests on no clause; otherwise empty texts
 */
public record Ground(
        List<Citation> citations,
        Rule.Level level,
        LocalText reading,
        Optional<String> borrowedFrom,
        LocalText house) {

    /** What rests on nothing known, such as a rule that is not in the book. */
    public static final Ground NONE =
            new Ground(
                    List.of(),
                    Rule.Level.REQUIRED,
                    LocalText.NONE,
                    Optional.empty(),
                    LocalText.NONE);

    /**
     * Keeps a copy of its list.
     *
     * @param citations the clause it rests on, then those that say the same in the same situation;
     *     empty where it rests on the house itself
     * @param level how binding it is and how sure its reading
     * @param reading for an interpretation, what else could be meant and why this was taken;
     *     otherwise empty texts
     * @param borrowedFrom the id of the source of the first citation, where the variant's own print
     *     is silent and another one's text is used; otherwise empty
     * @param house the reason that the house gives, where it rests on no clause; otherwise empty
     *     texts
     */
    public Ground {
        citations = List.copyOf(citations);
    }

    /** {@return whether the house alone decided, without print} */
    public boolean ofHouse() {
        return !house.en().isEmpty();
    }
}
