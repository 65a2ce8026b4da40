package org.example.evening

import kotlin.jvm.optionals.getOrNull
import org.pubgames.core.Game
import org.pubgames.core.GameEvent
import org.pubgames.core.GameState
import org.pubgames.core.Lang
import org.pubgames.core.Match
import org.pubgames.core.Reading
import org.pubgames.core.Ruling
import org.pubgames.core.Seats
import org.pubgames.core.Verdict
import org.pubgames.schocken.SchockenEvent
import org.pubgames.sjoelen.SjoelenEvent

/** A match under the standard variant. */
fun <S : GameState, E : GameEvent> Game<S, E>.open(vararg names: String): Match<S, E> =
    open(variants().standard(), Seats.of(*names))

/** The match after events that are all accepted; the first that is refused is an exception. */
fun <S : GameState, E : GameEvent> Match<S, E>.after(vararg events: E): Match<S, E> =
    events.fold(this) { match, event -> match.judge(event).orElseThrow().match() }

/** Every ruling of a verdict in words. */
fun <S : GameState, E : GameEvent> Game<S, E>.words(verdict: Verdict<S, E>, lang: Lang): List<String> =
    verdict.rulings().map { rulebook().say(it, lang) }

/** A fact of a ruling, where it has one of this name and type. */
inline fun <reified T : Any> Ruling.fact(name: String): T? = fact(name).getOrNull() as? T

/** What was read, or null when the input had problems. */
fun <T : Any> Reading<T>.valueOrNull(): T? =
    when (this) {
        is Reading.Read -> value
        is Reading.Unreadable -> null
    }

/** A whole sub-turn: what lies in the compartments after it. */
fun String.played(first: Int, second: Int, third: Int, fourth: Int): SjoelenEvent =
    SjoelenEvent.SubTurnPlayed.of(this, first, second, third, fourth)

/** A throw under the cup. */
fun String.throws(vararg dice: Int): SchockenEvent = SchockenEvent.Thrown.of(this, *dice.toTypedArray())

/** The one die that decides who starts. */
fun String.throwsForTheStart(die: Int): SchockenEvent = SchockenEvent.StarterThrown(this, listOf(die))
