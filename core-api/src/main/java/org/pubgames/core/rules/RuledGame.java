package org.pubgames.core.rules;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.DecisionTable;
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
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Reading;
import org.pubgames.core.Role;
import org.pubgames.core.Ruling;
import org.pubgames.core.Scoring;
import org.pubgames.core.Seats;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.TableKind;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.answer.HostedMatch;
import org.pubgames.core.internal.answer.JsonAnswerCodec;
import org.pubgames.core.internal.book.OrderedBook;
import org.pubgames.core.internal.data.HidingTypes;
import org.pubgames.core.internal.data.Writable;
import org.pubgames.core.internal.journal.GameJournals;
import org.pubgames.core.internal.journal.JsonMatchCodec;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.GameDefinition;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.TableUse;

/**
 * The engine of all games: opens matches that are judged by a rule set. What differs between games
 * comes from their definitions. Immutable and safe to share between threads.
 *
 * @param <S> the state
 * @param <E> the events
 */
public final class RuledGame<S extends GameState, E extends GameEvent> implements Game<S, E> {

    /** Rule sets with tables of a house are kept apart: each is a rule set of its own. */
    private static final int MOST_TABLED = 20;

    /** More variants than a house has open at a time. */
    private static final int MOST_KEPT = 100;

    private static final Where SEATS = Where.UNKNOWN.path("/seats");

    private final GameDefinition<S, E, ?> definition;
    private final Seatings seatings = new Seatings();
    private final Recent<Register.Key, Register> registers = new Recent<>(MOST_KEPT);
    private final Recent<String, Scoring> scorings = new Recent<>(MOST_KEPT);
    private final Recent<String, RuleBase> tabled = new Recent<>(MOST_TABLED);
    private final GameParts parts;
    private final Map<Lang, AnswerCodec<S, E>> answers = new ConcurrentHashMap<>();
    private final Supplier<RuleBase> rules;
    private final Supplier<Set<Class<?>>> hiding =
            new Once<>(() -> HidingTypes.of(List.of(stateType(), eventType())));

    private RuledGame(
            GameDefinition<S, E, ?> definition, GameParts parts, Supplier<RuleBase> rules) {
        this.definition = definition;
        this.parts = parts;
        this.rules = rules;
    }

    /** The game of a definition, as it ships. */
    public static <S extends GameState, E extends GameEvent> RuledGame<S, E> of(
            GameDefinition<S, E, ?> definition) {
        GameParts parts = GameParts.of(definition);
        return new RuledGame<>(definition, parts, parts.rules());
    }

    /** The class beside which the files of the game lie. */
    public Class<?> home() {
        return definition.home();
    }

    /** A class beside the files that it shares with its relatives. */
    public Class<?> family() {
        return definition.family();
    }

    /** The same game made anew: it shares no tables or loaded rules with this one. */
    public RuledGame<S, E> anew() {
        return of(definition);
    }

    /** The game as hosts see it, with its typed extras. */
    public Game<S, E> typed() {
        return definition.game(this);
    }

    /**
     * The game as hosts see it.
     *
     * @throws ClassCastException when it is of another type
     */
    public <G extends Game<S, E>> G as(Class<G> type) {
        return type.cast(typed());
    }

    @Override
    public OrderedBook rulebook() {
        return parts.book();
    }

    @Override
    public VariantBook variants() {
        return parts.variants();
    }

    /** Its rulebook and variants as they are written, and their compact form. */
    public Packing packing() {
        return parts.packing();
    }

    /**
     * The game with one rule silenced: a wrong implementation on purpose, for proving tests.
     *
     * @throws IllegalArgumentException when there is no such rule
     */
    public RuledGame<S, E> without(String rule) {
        return judgedBy(rules().without(rule));
    }

    /**
     * The same game judged by another rule set, such as one that is wrong on purpose.
     *
     * @param other made from the rule set of this game
     */
    public RuledGame<S, E> judgedBy(RuleBase other) {
        return new RuledGame<>(definition, parts, () -> other);
    }

    /** The rule set that judges. */
    public RuleBase rules() {
        return rules.get();
    }

    /**
     * The rule set that judges under a variant: with the rules of its own tables, if it has any.
     */
    public RuleBase rules(Variant variant) {
        return variant.tables().isEmpty()
                ? rules()
                : tabled.get(
                        variant.digest() + reasons(variant),
                        key -> rules().with(variant.tables(), parts.tables()));
    }

    /** The digest stands for what tables decide; their rules also say why. */
    private static String reasons(Variant variant) {
        StringBuilder reasons = new StringBuilder();
        for (DecisionTable table : variant.tables()) {
            reasons.append('\n').append(table.because());
            table.rows().forEach(row -> reasons.append('\n').append(row.because()));
        }
        return reasons.toString();
    }

    @Override
    public List<TableKind> tables() {
        return parts.tables().stream().map(TableUse::kind).toList();
    }

    /** The ids of the rules that judge this game; those of relatives only are left out. */
    public Set<String> ruleIds() {
        Set<String> ids = new TreeSet<>(rules().names());
        ids.removeAll(rulebook().absent());
        return ids;
    }

    @Override
    public GameKey<?> key() {
        return definition.key();
    }

    @Override
    public Class<S> stateType() {
        return definition.stateType();
    }

    @Override
    public Class<E> eventType() {
        return definition.eventType();
    }

    @Override
    public LocalText title() {
        return parts.title();
    }

    @Override
    public Match<S, E> open(Variant variant, Seats seats) {
        checkOwn(variant);
        List<Problem> problems = seatProblems(variant, seats.names(), SEATS);
        if (!problems.isEmpty()) {
            throw new ProblemsException(problems);
        }
        return unasked(variant, seats);
    }

    @Override
    public List<Problem> seatProblems(Variant variant, List<String> names, Where where) {
        checkOwn(variant);
        List<Problem> problems = new ArrayList<>(Seats.problems(names, where));
        if (!names.isEmpty() && names.size() <= Seats.MOST) {
            String key = variant.id() + variant.digest() + reasons(variant);
            Function<Seats, Optional<String>> ask = asked -> refusal(definition, variant, asked);
            seatings.refusal(key, names.size(), ask)
                    .ifPresent(
                            rule ->
                                    problems.add(
                                            Problem.of("wrong-number-of-seats", where)
                                                    .withValue(names.size())
                                                    .withAllowed(seatings.possible(key, ask))
                                                    .withRule(rule)));
        }
        return List.copyOf(problems);
    }

    private <C extends Settings> Optional<String> refusal(
            GameDefinition<S, E, C> own, Variant variant, Seats seats) {
        return own.seatRefusal(RulesUnder.of(this, variant, own.settingsType()), seats);
    }

    /**
     * A match of which nobody asks whether so many can play: for the kit, whose vectors say what
     * the rules answer to every report of such a match.
     */
    public Match<S, E> unasked(Variant variant, Seats seats) {
        checkOwn(variant);
        Referee<S, E> referee = referee(definition, variant, seats);
        MatchHeader header = new MatchHeader(key().id(), variant, seats);
        return RuledMatch.open(this, header, referee, referee.opening());
    }

    @Override
    public Optional<Class<? extends Position>> positionType() {
        return definition.positionType();
    }

    @Override
    public Reading<Match<S, E>> open(Variant variant, Seats seats, Position position) {
        checkOwn(variant);
        List<Problem> problems = new ArrayList<>(seatProblems(variant, seats.names(), SEATS));
        problems.addAll(Writable.problems(position, "/position"));
        if (!problems.isEmpty()) {
            return Reading.failed(problems);
        }
        Referee<S, E> referee = referee(definition, variant, seats);
        MatchHeader header = new MatchHeader(key().id(), variant, seats, Optional.of(position));
        return new Begun<>(this, variant)
                .state(referee.positions(), position)
                .fold(
                        state -> Reading.of(RuledMatch.open(this, header, referee, state)),
                        Reading::failed);
    }

    @Override
    public Match<S, E> resume(MatchHeader header, Past<S, E> past) {
        checkOwn(header.variant());
        return RuledMatch.resume(
                this, header, referee(definition, header.variant(), header.seats()), past);
    }

    private <C extends Settings> Referee<S, E> referee(
            GameDefinition<S, E, C> own, Variant variant, Seats seats) {
        return own.referee(RulesUnder.of(this, variant, own.settingsType()), seats);
    }

    private <C extends Settings> Scoring scoring(GameDefinition<S, E, C> own, Variant variant) {
        return own.scoring(RulesUnder.of(this, variant, own.settingsType()));
    }

    private void checkOwn(Variant variant) {
        if (!requireNonNull(variant, "variant").game().equals(key().id())) {
            throw new IllegalArgumentException(
                    "variant '"
                            + variant.id()
                            + "' belongs to "
                            + variant.game()
                            + ", not to "
                            + key().id());
        }
    }

    @Override
    public Scoring scoring(Variant variant) {
        return scorings.get(
                variant.id() + variant.digest() + reasons(variant),
                key -> scoring(definition, variant));
    }

    @Override
    public List<Setting> settings() {
        return parts.settings();
    }

    @Override
    public List<EventKind> events() {
        return parts.events();
    }

    @Override
    public Set<Class<?>> hiding() {
        return hiding.get();
    }

    @Override
    public EventKind kind(E event) {
        return parts.kind(event.getClass());
    }

    @Override
    public Optional<Problem> unreportable(E event, Role role) {
        EventKind kind = kind(event);
        return kind.roles().contains(role)
                ? Optional.empty()
                : Optional.of(
                        Problem.of("role-may-not", Where.UNKNOWN)
                                .withValue(Names.written(role))
                                .withAllowed(
                                        kind.roles().stream()
                                                .map(Names::written)
                                                .collect(Collectors.joining(", ")))
                                .withRule(String.join(", ", kind.clauses())));
    }

    @Override
    public List<Inspection> inspections() {
        return parts.measures().inspections();
    }

    @Override
    public Optional<Inspection> inspection(Variant variant) {
        return parts.measures().of(variant);
    }

    @Override
    public MatchCodec<S, E> codec(VariantBook variants, Pinning pinning) {
        return new JsonMatchCodec<>(this, variants, pinning);
    }

    @Override
    public AnswerCodec<S, E> answers(Lang lang) {
        return answers.computeIfAbsent(lang, each -> new JsonAnswerCodec<>(typed(), each));
    }

    @Override
    public JsonMatch json(Match<S, E> match) {
        return new HostedMatch<>(typed(), match);
    }

    @Override
    public Journals<S, E> journals(VariantBook variants, Pinning pinning) {
        return new GameJournals<>(this, variants, pinning);
    }

    /**
     * The rulings that findings stand for, in the order of the rulebook, with what each rests on
     * under a variant.
     */
    public List<Ruling> rulings(Findings findings, Variant variant) {
        return register(variant).rulings(findings, null);
    }

    Register register(Variant variant) {
        return registers.get(Register.Key.of(variant), key -> new Register(rulebook(), variant));
    }
}
