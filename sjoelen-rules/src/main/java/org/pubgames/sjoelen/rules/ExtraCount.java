package org.pubgames.sjoelen.rules;

/** Extra discs that went in, as somebody counted them. */
public interface ExtraCount extends Counted {

    /** Whether extra discs were earned. */
    boolean bonusStage();

    /** Extra discs that can have been played: 0 or more. */
    int hand();
}
