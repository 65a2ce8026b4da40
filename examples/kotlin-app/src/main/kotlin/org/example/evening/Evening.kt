package org.example.evening

import kotlin.jvm.optionals.getOrNull
import org.pubgames.core.Game
import org.pubgames.core.GameEvent
import org.pubgames.core.GameState
import org.pubgames.core.Games
import org.pubgames.core.Lang
import org.pubgames.core.Match
import org.pubgames.core.Turn
import org.pubgames.core.Verdict
import org.pubgames.core.Viewer
import org.pubgames.core.Where
import org.pubgames.schocken.Schocken
import org.pubgames.schocken.SchockenEvent
import org.pubgames.schocken.SchockenState
import org.pubgames.sjoelen.Sjoelen

/** Two games in one language: the argument, or English. */
fun main(args: Array<String>) {
    val lang = args.firstOrNull()?.let { Lang.valueOf(it.uppercase()) } ?: Lang.EN
    sjoelen(lang)
    println()
    schocken(lang)
}

private fun sjoelen(lang: Lang) {
    val game = Games.game(Sjoelen.KEY)
    var match = game.open("Anna", "Bram")
    val reports =
        listOf(
            "Anna".played(3, 2, 3, 2),
            "Bram".played(2, 2, 2, 2),
            "Anna".played(6, 4, 5, 3),
            "Anna".played(2, 4, 5, 3),
            "Anna".played(9, 5, 7, 5),
            "Carla".played(1, 1, 1, 1),
        )
    for (event in reports) {
        println("${event.player()} (${event.place})")
        match = told(game, match.judge(event), lang)
    }
    println("Anna: ${match.state().points("Anna")}")

    val read = game.codec().readEvent("""{"event":"turn-started","player":"Bram","board":"x"}""", Where.file("app"))
    println(read.valueOrNull() ?: read.problems().joinToString { it.text(lang) })
}

private fun schocken(lang: Lang) {
    val game = Games.game(Schocken.KEY)
    var match = game.open("Anna", "Bram")
    for (event in listOf("Anna".throwsForTheStart(5), "Bram".throwsForTheStart(2), "Bram".throws(6, 6))) {
        println("${event.player()} (${event.place})")
        match = told(game, match.judge(event), lang)
    }
    match =
        match.after(
            "Anna".throws(4, 2, 1),
            "Bram".throws(6, 6, 3),
            SchockenEvent.Uncovered.by("Anna"),
            SchockenEvent.SetAside.of("Anna", 1),
            "Anna".throws(5, 1),
            SchockenEvent.Uncovered.by("Anna"),
            SchockenEvent.Stood("Anna"),
            SchockenEvent.Uncovered.by("Bram"),
        )
    for (viewer in listOf(Viewer.seat("Bram"), Viewer.table())) {
        println("under Bram's cup, as ${viewer.seat.getOrNull() ?: "everybody"} sees it: ${match.cup("Bram", viewer) ?: "hidden"}")
    }

    // Also a turn is sealed.
    val next =
        when (val turn = match.turn()) {
            is Turn.Player -> turn.name
            is Turn.Several -> turn.names.joinToString()
            is Turn.Chance -> turn.names.joinToString()
            is Turn.Official -> "an official"
            is Turn.Over -> "nobody"
        }
    println("next: $next")
}

/** The match after a verdict. The rulings are printed, and a refusal with the ids of its rules. */
private fun <S : GameState, E : GameEvent> told(game: Game<S, E>, verdict: Verdict<S, E>, lang: Lang): Match<S, E> =
    when (verdict) {
        is Verdict.Accepted -> {
            game.words(verdict, lang).forEach { println("  $it") }
            verdict.rulings.firstNotNullOfOrNull { it.fact<Int>("total") }?.let { println("  = $it on the card") }
            verdict.match
        }
        is Verdict.Rejected -> {
            println("  refused by ${verdict.because().joinToString()}")
            game.words(verdict, lang).forEach { println("  $it") }
            verdict.match
        }
    }

/** The dice under a player's cup, or null when the viewer may not see them. */
private fun Match<SchockenState, SchockenEvent>.cup(player: String, viewer: Viewer): List<Int>? =
    view(viewer).state.hand(player).flatMap { it.dice }.getOrNull()
