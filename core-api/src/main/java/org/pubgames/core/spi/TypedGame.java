package org.pubgames.core.spi;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.EventKind;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameKey;
import org.pubgames.core.GameState;
import org.pubgames.core.Inspection;
import org.pubgames.core.Journals;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Past;
import org.pubgames.core.Pinning;
import org.pubgames.core.Position;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Role;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Scoring;
import org.pubgames.core.Seats;
import org.pubgames.core.Setting;
import org.pubgames.core.TableKind;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;

/**
 * A game with typed extras, such as the points of a layout: what a final class of a game derives
 * from. Everything that all games have is answered by the engine. Immutable and safe to share
 * between threads.
 *
 * @param <S> the state of its matches
 * @param <E> its events
 */
public abstract class TypedGame<S extends GameState, E extends GameEvent> implements Game<S, E> {

    private final Game<S, E> engine;

    /**
     * A game with typed extras.
     *
     * @param engine the game without them, as its definition is given it
     */
    protected TypedGame(Game<S, E> engine) {
        this.engine = engine;
    }

    /**
     * The same game without its typed extras.
     *
     * @return what answers everything that all games have
     */
    public final Game<S, E> untyped() {
        return engine;
    }

    @Override
    public final GameKey<?> key() {
        return engine.key();
    }

    @Override
    public final Class<S> stateType() {
        return engine.stateType();
    }

    @Override
    public final Class<E> eventType() {
        return engine.eventType();
    }

    @Override
    public final LocalText title() {
        return engine.title();
    }

    @Override
    public final RuleBook rulebook() {
        return engine.rulebook();
    }

    @Override
    public final VariantBook variants() {
        return engine.variants();
    }

    @Override
    public final Match<S, E> open(Variant variant, Seats seats) {
        return engine.open(variant, seats);
    }

    @Override
    public final List<Problem> seatProblems(Variant variant, List<String> names, Where where) {
        return engine.seatProblems(variant, names, where);
    }

    @Override
    public final Optional<Class<? extends Position>> positionType() {
        return engine.positionType();
    }

    @Override
    public final Reading<Match<S, E>> open(Variant variant, Seats seats, Position position) {
        return engine.open(variant, seats, position);
    }

    @Override
    public final Match<S, E> resume(MatchHeader header, Past<S, E> past) {
        return engine.resume(header, past);
    }

    @Override
    public Scoring scoring(Variant variant) {
        return engine.scoring(variant);
    }

    @Override
    public final List<Setting> settings() {
        return engine.settings();
    }

    @Override
    public final List<EventKind> events() {
        return engine.events();
    }

    @Override
    public final Set<Class<?>> hiding() {
        return engine.hiding();
    }

    @Override
    public final EventKind kind(E event) {
        return engine.kind(event);
    }

    @Override
    public final Optional<Problem> unreportable(E event, Role role) {
        return engine.unreportable(event, role);
    }

    @Override
    public final List<TableKind> tables() {
        return engine.tables();
    }

    @Override
    public final AnswerCodec<S, E> answers(Lang lang) {
        return engine.answers(lang);
    }

    @Override
    public final JsonMatch json(Match<S, E> match) {
        return engine.json(match);
    }

    @Override
    public final MatchCodec<S, E> codec(VariantBook variants, Pinning pinning) {
        return engine.codec(variants, pinning);
    }

    @Override
    public final Journals<S, E> journals(VariantBook variants, Pinning pinning) {
        return engine.journals(variants, pinning);
    }

    @Override
    public final List<Inspection> inspections() {
        return engine.inspections();
    }

    @Override
    public final Optional<Inspection> inspection(Variant variant) {
        return engine.inspection(variant);
    }
}
