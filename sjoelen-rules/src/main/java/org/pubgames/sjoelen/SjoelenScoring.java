package org.pubgames.sjoelen;

import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;

/** The points of layouts under one variant. Safe to share between threads. */
public interface SjoelenScoring extends Scoring {

    /**
     * The points of a possible layout without extra discs, from the table of answers.
     *
     * @param layout discs in each compartment, each 0 or more, together at most the variant's discs
     * @return the points, 0 or more
     * @throws IllegalArgumentException when the layout is impossible under the variant
     */
    int points(Compartments layout);

    /**
     * The points of a possible layout without extra discs, from the table of answers. Makes no
     * object when the layout was asked before.
     *
     * @param first discs in the leftmost compartment, 0 or more
     * @param second discs in the second from the left, 0 or more
     * @param third discs in the third from the left, 0 or more
     * @param fourth discs in the rightmost compartment, 0 or more
     * @return the points, 0 or more
     * @throws IllegalArgumentException when the layout is impossible under the variant
     */
    int points(int first, int second, int third, int fourth);

    /**
     * A layout, and the extra discs that went in, with the rules that make the points.
     *
     * @param layout discs in each compartment, without extra discs
     * @param bonus extra discs in each compartment
     * @return the points with their rulings, or every fault at once
     */
    Reading<Score> score(Compartments layout, Compartments bonus);
}
