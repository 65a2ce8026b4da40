package org.example.evening

import org.pubgames.core.Games
import org.pubgames.core.Match
import org.pubgames.core.Seats
import org.pubgames.core.Verdict
import org.pubgames.schocken.SchockenEvent
import org.pubgames.schocken.SchockenState
import org.pubgames.sjoelen.Sjoelen
import org.pubgames.sjoelen.SjoelenEvent
import org.pubgames.sjoelen.SjoelenState

// Never compiled to an end: each line that ends with "// refused" is an error for the compiler, and no other line is.

fun nullArguments(match: Match<SjoelenState, SjoelenEvent>) {
    SjoelenEvent.SubTurnPlayed.of(null, 1, 1, 1, 1) // refused
    SjoelenEvent.Shoved.to("Anna", null) // refused
    SchockenEvent.StarterThrown("Anna", null) // refused
    SchockenEvent.StarterThrown("Anna", listOf(null)) // refused
    Seats.of("Anna", null) // refused
    Games.game(Sjoelen.KEY).rulebook().rule(null) // refused
    match.judge(null) // refused
    match.view(null) // refused
}

fun forgotten(verdict: Verdict<SchockenState, SchockenEvent>): String =
    when (verdict) { // refused
        is Verdict.Accepted -> "accepted"
    }

fun forgotten(event: SchockenEvent): String =
    when (event) { // refused
        is SchockenEvent.Thrown -> "thrown"
    }

fun mayBeMissing(verdict: Verdict<SjoelenState, SjoelenEvent>): Int =
    verdict.rulings()[0].fact<Int>("total") // refused
