package org.example.evening

import org.pubgames.schocken.SchockenEvent
import org.pubgames.sjoelen.SjoelenEvent

/** The part of a screen that shows an event. */
enum class Place(private val shown: String) {
    BOARD("board"),
    CARD("card"),
    HALL("hall"),
    CUPS("cups"),
    OPEN_TABLE("open on the table");

    override fun toString() = shown
}

/**
 * Where an event of sjoelen is shown. There is no `else`: with a kind of event that a later version
 * adds, this no longer compiles until somebody has decided.
 */
val SjoelenEvent.place: Place
    get() =
        when (this) {
            is SjoelenEvent.TrialPlayed,
            is SjoelenEvent.TurnStarted,
            is SjoelenEvent.Shoved,
            is SjoelenEvent.Displaced,
            is SjoelenEvent.AlienDiscFound,
            is SjoelenEvent.SubTurnEnded,
            is SjoelenEvent.SubTurnPlayed,
            is SjoelenEvent.BonusPlayed,
            is SjoelenEvent.DiscBroken,
            is SjoelenEvent.DiscsFound,
            is SjoelenEvent.CountAsked -> Place.BOARD
            is SjoelenEvent.ScoreNoted,
            is SjoelenEvent.ScoreCorrected,
            is SjoelenEvent.ScoreStruck,
            is SjoelenEvent.ScoreDisputed,
            is SjoelenEvent.ScoreAgreed,
            is SjoelenEvent.CardPassed,
            is SjoelenEvent.CardHandedOver,
            is SjoelenEvent.TamperingProven,
            is SjoelenEvent.ThresholdSet -> Place.CARD
            is SjoelenEvent.ConductReported,
            is SjoelenEvent.OrganizerDecided,
            is SjoelenEvent.TimeCalled,
            is SjoelenEvent.PlayerWithdrew,
            is SjoelenEvent.PlayerDisqualified,
            is SjoelenEvent.PlayerAbsent,
            is SjoelenEvent.PlayerArrived,
            is SjoelenEvent.PlayerReplaced,
            is SjoelenEvent.GameConceded,
            is SjoelenEvent.MatchAbandoned -> Place.HALL
        }

/** Where an event of Schocken is shown. */
val SchockenEvent.place: Place
    get() =
        when (this) {
            is SchockenEvent.Thrown,
            is SchockenEvent.Uncovered,
            is SchockenEvent.Stood,
            is SchockenEvent.DiceNudged -> Place.CUPS
            is SchockenEvent.StarterThrown,
            is SchockenEvent.SetAside,
            is SchockenEvent.RollOffThrown,
            is SchockenEvent.DiceDropped,
            is SchockenEvent.DiceAskew -> Place.OPEN_TABLE
            is SchockenEvent.BoughtIn,
            is SchockenEvent.PlayerJoined,
            is SchockenEvent.PlayerWithdrew,
            is SchockenEvent.PlayerDisqualified,
            is SchockenEvent.PlayerAbsent,
            is SchockenEvent.PlayerArrived,
            is SchockenEvent.PlayerReplaced,
            is SchockenEvent.OrganizerDecided,
            is SchockenEvent.MatchAbandoned -> Place.HALL
        }
