package org.pubgames.shuffleboard;

/**
 * What a referee may call. Which of these a game and a house punish, and how, is said by rules and
 * settings.
 */
public enum Foul {
    /** A disc waiting to be played touches a line of the area it waits in. */
    WAITING_ON_LINE(About.CONDUCT),
    /** The disc touched the front or back line of that area while being played. */
    PLAYED_ON_END_LINE(About.SHOT),
    /** The disc touched a side line of that area, or the triangle that parts it, while played. */
    PLAYED_ON_SIDE_LINE(About.SHOT),
    /** Some part of the player touched or crossed the baseline while playing. */
    OVER_BASELINE(About.SHOT),
    /** An opponent's disc was played. */
    OPPONENTS_DISC(About.SHOT),
    /** The disc stopped in its forward motion while being played. */
    HESITATION(About.SHOT),
    /** The disc was not played in a straight line. */
    HOOK(About.SHOT),
    /** Two discs were played without waiting for the opponent. */
    TWO_IN_A_ROW(About.TURN),
    /** A disc in play was touched. */
    TOUCHED_LIVE_DISC(About.CONDUCT),
    /** The disc was played before the opponent's disc had come to rest. */
    TOO_EARLY(About.SHOT),
    /** The player stood outside the standing area. */
    OUTSIDE_STANDING_AREA(About.CONDUCT),
    /** The player disturbed the opponent. */
    INTERFERENCE(About.CONDUCT),
    /** The player played slowly again. */
    SLOW_PLAY(About.CONDUCT),
    /** The player played slowly for the third time. */
    SLOW_PLAY_AGAIN(About.CONDUCT),
    /** The player delayed the game on purpose. */
    DELAY(About.CONDUCT),
    /** After the shot, the player did not step back. */
    NOT_STEPPED_BACK(About.CONDUCT),
    /** A partner or spectator gave advice. */
    COACHING(About.CONDUCT),
    /** The player left the court. */
    LEFT_COURT(About.CONDUCT),
    /** Anything else improper. */
    IMPROPER(About.CONDUCT),
    /** The disc was dead and rebounded into discs in play. */
    REBOUND(About.SHOT),
    /** The same, into another court. */
    REBOUND_ELSEWHERE(About.SHOT),
    /** The disc was not played with a cue. */
    WITHOUT_CUE(About.SHOT),
    /** The slide of the disc began outside the 10-off area. */
    OUTSIDE_TEN_OFF(About.SHOT),
    /** A weight of the opponent was played by mistake. */
    WRONG_WEIGHT(About.SHOT),
    /** The weight was played upside down. */
    UPSIDE_DOWN(About.SHOT),
    /** The weight hit no rail where each has to. */
    MISSED_RAIL(About.SHOT);

    /** What a foul is about. */
    public enum About {
        /** The shot just played. */
        SHOT,
        /** A shot played out of turn. */
        TURN,
        /** No shot in particular. */
        CONDUCT
    }

    private final About about;

    Foul(About about) {
        this.about = about;
    }

    /** What it is about. */
    public About about() {
        return about;
    }
}
