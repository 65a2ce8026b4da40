package org.pubgames.core;

/**
 * What a game answers, as JSON, with its sentences in one language: rulings, verdicts, views,
 * turns, outcomes, what may happen next, problems, variants and the rulebook. The schema is {@code
 * docs/schemas/GAME-answers.schema.json}. What is written is read back equal; sentences, citations
 * and whatever else follows from the rest is written for readers without this library and passed
 * over when read. Reached by {@link Game#answers}. Immutable and safe to share between threads.
 *
 * <p>Texts never tell hidden things where they are made of a {@link MatchView} or for a {@link
 * Viewer}. Whatever is written without a viewer is for the host alone.
 *
 * @param <S> the state
 * @param <E> the events
 */
public interface AnswerCodec<S extends GameState, E extends GameEvent> {

    /**
     * {@return a ruling, with its sentence and citations}
     *
     * @param ruling a ruling of this game
     */
    String writeRuling(Ruling ruling);

    /**
     * {@return a ruling, as {@link #writeRuling} wrote it}
     *
     * @param json the ruling
     * @param variant under which it was made; what the ruling rests on follows from it
     * @param where where the input stands; problems name it
     */
    Reading<Ruling> readRuling(String json, Variant variant, Where where);

    /**
     * {@return a verdict: the event, its number in the log when it stands, the rulings, the points
     * that each player or side is awarded, whose turn it is, the outcome once there is one, the
     * parts of the state that differ, and what a person reads and sees of it}
     *
     * @param before the match that was asked
     * @param event the event that was judged
     * @param verdict the answer
     */
    String writeVerdict(Match<S, E> before, E event, Verdict<S, E> verdict);

    /**
     * {@return the same as one viewer may see it} Why an event is refused can tell hidden things,
     * and so can the event: for a viewer, a refusal says no more than that it is one.
     *
     * @param before the match that was asked
     * @param event the event that was judged
     * @param verdict the answer
     * @param viewer who looks
     */
    String writeVerdict(Match<S, E> before, E event, Verdict<S, E> verdict, Viewer viewer);

    /**
     * {@return a verdict, as {@link #writeVerdict(Match, GameEvent, Verdict)} wrote it} Nothing is
     * judged: the match after it has the state that is written.
     *
     * @param json the verdict
     * @param before the match that was asked
     * @param where where the input stands; problems name it, {@code journal-number} when the
     *     verdict is about another place in the log
     */
    Reading<Verdict<S, E>> readVerdict(String json, Match<S, E> before, Where where);

    /**
     * {@return the answer to a revision: what became of each event that it touches, the parts of
     * the state that differ, whose turn it is and the outcome; or why nothing is revised}
     *
     * @param before the match that was asked
     * @param revision what was to be taken back or put right
     * @param revised the answer
     */
    String writeRevised(Match<S, E> before, Revision<E> revision, Revised<S, E> revised);

    /**
     * {@return the same as one viewer may see it}
     *
     * @param before the match that was asked
     * @param revision what was to be taken back or put right
     * @param revised the answer
     * @param viewer who looks
     */
    String writeRevised(
            Match<S, E> before, Revision<E> revision, Revised<S, E> revised, Viewer viewer);

    /**
     * {@return an event of a log with its number and rulings}
     *
     * @param entry one entry of a log, or of that of a view
     */
    String writeEntry(Entry<E> entry);

    /**
     * {@return an entry, as {@link #writeEntry} wrote it}
     *
     * @param json the entry
     * @param variant the variant of the match
     * @param where where the input stands; problems name it
     */
    Reading<Entry<E>> readEntry(String json, Variant variant, Where where);

    /**
     * {@return a match as one viewer may see it: header, state, log, whose turn it is}
     *
     * @param view what {@link Match#view(Viewer)} gives
     */
    String writeView(MatchView<S, E> view);

    /**
     * {@return a view, as {@link #writeView} wrote it}
     *
     * @param json the view
     * @param where where the input stands; problems name it
     */
    Reading<MatchView<S, E>> readView(String json, Where where);

    /**
     * {@return who must speak next}
     *
     * @param turn what {@link Match#turn} gives
     */
    String writeTurn(Turn turn);

    /**
     * {@return whose turn it is, as {@link #writeTurn} wrote it}
     *
     * @param json the turn
     * @param where where the input stands; problems name it
     */
    Reading<Turn> readTurn(String json, Where where);

    /**
     * {@return how a match ended: the places, the winners and the rulings that decided it}
     *
     * @param outcome what {@link Match#outcome} gives
     */
    String writeOutcome(Outcome outcome);

    /**
     * {@return an outcome, as {@link #writeOutcome} wrote it}
     *
     * @param json the outcome
     * @param variant the variant of the match
     * @param where where the input stands; problems name it
     */
    Reading<Outcome> readOutcome(String json, Variant variant, Where where);

    /**
     * {@return what may happen next; {@link MatchCodec#writeMoves} writes the same}
     *
     * @param moves what {@link Legal#moves} answers
     */
    String writeMoves(Moves<E> moves);

    /**
     * {@return what may happen next, as {@link #writeMoves} wrote it}
     *
     * @param json the moves
     * @param where where the input stands; problems name it
     */
    Reading<Moves<E>> readMoves(String json, Where where);

    /**
     * {@return one form, as {@link #writeMoves} writes it among others}
     *
     * @param form a form of {@link Legal#moves}
     */
    String writeForm(Form form);

    /**
     * {@return a problem, with its sentence}
     *
     * @param problem any problem
     */
    String writeProblem(Problem problem);

    /**
     * {@return a problem, as {@link #writeProblem} wrote it}
     *
     * @param json the problem
     * @param where where the input stands; problems name it
     */
    Reading<Problem> readProblem(String json, Where where);

    /**
     * {@return a variant: what it is called, its settings and tables, who gave each value and why}
     *
     * @param variant a variant of this game
     */
    String writeVariant(Variant variant);

    /**
     * {@return a variant, as {@link #writeVariant} wrote it: one that is known under this name with
     * the same digest, or the house's own that is written}
     *
     * @param json the variant
     * @param where where the input stands; problems name it
     */
    Reading<Variant> readVariant(String json, Where where);

    /** {@return the rulebook in all languages: its sources, clauses and rules} */
    String writeRulebook();

    /**
     * {@return a rule of the book, in all languages}
     *
     * @param rule a rule
     */
    String writeRule(Rule rule);

    /**
     * {@return a rule, as {@link #writeRule} wrote it}
     *
     * @param json the rule
     * @param where where the input stands; problems name it
     */
    Reading<Rule> readRule(String json, Where where);

    /** {@return the JSON Schema of whatever this codec writes} */
    String schema();
}
