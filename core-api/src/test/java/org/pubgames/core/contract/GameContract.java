package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Because;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Ground;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.MatchView;
import org.pubgames.core.ParkedMatch;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.internal.data.RecordPacker;
import org.pubgames.core.internal.data.RecordUnpacker;
import org.pubgames.core.internal.words.Template;

/**
 * The sentences of the contract that every game keeps, for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class GameContract<S extends GameState, E extends GameEvent> {

    private static final int FEWEST = 6;

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;
    private final Game<S, E> inSessions;
    private final RuleBook book;

    /** Made when a sentence first needs it, and used for all its tries: it loads every rule. */
    private @Nullable Game<S, E> another;

    /** The contract of one game. */
    GameContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
        this.inSessions = tested.game().judgedBy(tested.game().rules().inSessions());
        this.book = game.rulebook();
    }

    /** How often a sentence is tried: a fifth of what is usual, or more. */
    int tries(int usual) {
        return Math.max(FEWEST, usual / 5);
    }

    private void always(int usual, Tries.Sentence2<Played<S, E>, E> sentence) {
        Tries.hold(tries(usual), tested.evenings(), tested.events(), sentence);
    }

    private void always(Tries.Sentence2<Played<S, E>, E> sentence) {
        always(tested.tries(), sentence);
    }

    private void always(int usual, Tries.Sentence<Played<S, E>> sentence) {
        Tries.hold(tries(usual), tested.evenings(), sentence);
    }

    /** The same match, made anew by another object of the game, which has judged others as well. */
    private Match<S, E> replayed(Match<S, E> match) {
        Game<S, E> other = another;
        if (other == null) {
            other = tested.another();
            another = other;
        }
        return replayed(match, other);
    }

    private Match<S, E> replayed(Match<S, E> match, Game<S, E> other) {
        MatchHeader header = match.header();
        Match<S, E> again = other.open(header);
        for (Entry<E> entry : match.log()) {
            again = again.judge(entry.event()).orElseThrow().match();
        }
        return again;
    }

    @Test
    void judgingNeverChangesTheMatch() {
        always(
                (played, event) -> {
                    Match<S, E> match = played.match();
                    String before = played + game.codec().writeState(match.state());
                    List<Entry<E>> log = match.log();
                    int size = match.size();
                    int hash = match.hashCode();
                    Verdict<S, E> verdict = match.judge(event);
                    assertThat(played + game.codec().writeState(match.state())).isEqualTo(before);
                    assertThat(match.log()).isEqualTo(log).hasSize(size);
                    assertThat(match.hashCode()).isEqualTo(hash);
                    assertThat(match.size()).isEqualTo(size);
                    if (verdict.accepted()) {
                        assertThat(verdict.match()).isNotEqualTo(match);
                        assertThat(verdict.match().size()).isEqualTo(size + 1);
                        assertThat(verdict.match().at(size)).isEqualTo(match);
                        assertThat(verdict.match().log().get(size))
                                .isEqualTo(new Entry<>(size + 1, event, verdict.rulings()));
                    } else {
                        assertThat(verdict.match()).isSameAs(match);
                    }
                });
    }

    @Test
    void equalInputGivesAnEqualVerdictEverywhere() {
        always(
                30,
                (played, event) -> {
                    Match<S, E> match = played.match();
                    Verdict<S, E> verdict = match.judge(event);
                    Match<S, E> again = replayed(match);
                    List<CompletableFuture<Verdict<S, E>>> threads =
                            Stream.of(match, match, again, again)
                                    .map(
                                            one ->
                                                    CompletableFuture.supplyAsync(
                                                            () -> one.judge(event)))
                                    .toList();
                    for (var thread : threads) {
                        assertThat(thread.join()).isEqualTo(verdict);
                        assertThat(thread.join().match().state())
                                .isEqualTo(verdict.match().state());
                        assertThat(thread.join().match().log()).isEqualTo(verdict.match().log());
                    }
                });
    }

    @Test
    void sessionsOfTheRuleEngineGiveEqualVerdicts() {
        always(
                20,
                (played, event) -> {
                    Match<S, E> match = played.match();
                    Match<S, E> again = replayed(match, inSessions);
                    assertThat(again.log()).isEqualTo(match.log());
                    assertThat(again.state()).isEqualTo(match.state());
                    Verdict<S, E> verdict = match.judge(event);
                    assertThat(again.judge(event).rulings()).isEqualTo(verdict.rulings());
                    assertThat(again.judge(event).match().state())
                            .isEqualTo(verdict.match().state());
                });
    }

    @Test
    void aDrawnEventIsJudgedAsAnyOther() {
        Tries.hold(
                tries(20),
                tested.evenings(),
                Arbitraries.longs(),
                (played, seed) -> {
                    Match<S, E> match = played.match();
                    Optional<Verdict<S, E>> drawn = match.drawn(new Random(seed));
                    Optional<E> sample = match.legal().sample(new Random(seed));
                    assertThat(drawn.isPresent()).isEqualTo(sample.isPresent());
                    sample.ifPresent(event -> assertThat(drawn).hasValue(match.judge(event)));
                });
    }

    @Test
    void aParkedMatchComesBackAsItWas() {
        always(
                30,
                played -> {
                    Match<S, E> match = played.match();
                    ParkedMatch<S, E> parked = match.park();
                    assertThat(parked.size()).isEqualTo(match.size());
                    assertThat(parked.header()).isEqualTo(match.header());
                    assertThat(parked).isEqualTo(match.park()).hasSameHashCodeAs(match.park());
                    assertThat(parked.resume()).isEqualTo(match);
                    assertThat(parked.resume().state()).isEqualTo(match.state());
                    assertThat(parked.resume().log()).isEqualTo(match.log());
                });
    }

    /** Events that no rule would let pass are packed as well, whatever their words and numbers. */
    @Test
    void everyEventIsUnpackedAsItWasPacked() {
        Tries.hold(
                tries(tested.tries()),
                tested.events(),
                tested.events(),
                (event, other) -> {
                    Class<E> type = game.eventType();
                    List<String> names = List.of("Anna", "Bram");
                    RecordPacker packer = new RecordPacker(names);
                    packer.add(type, event);
                    packer.add(type, other);
                    RecordUnpacker unpacker = new RecordUnpacker(names, packer.bytes());
                    assertThat(unpacker.next(type)).isEqualTo(event);
                    assertThat(unpacker.next(type)).isEqualTo(other);
                });
    }

    /** Several viewers ask at once and by turns; each sees what it sees when nobody else asks. */
    @Test
    void viewersWhoAskAtOnceEachSeeTheirOwn() {
        always(
                15,
                played -> {
                    Match<S, E> match = played.match();
                    List<Viewer> viewers = new ArrayList<>(List.of(Viewer.table()));
                    match.seated().forEach(name -> viewers.add(Viewer.seat(name)));
                    List<MatchView<S, E>> alone =
                            viewers.stream().map(viewer -> replayed(match).view(viewer)).toList();
                    List<CompletableFuture<List<MatchView<S, E>>>> threads =
                            Stream.of(1, 2, 3)
                                    .map(
                                            thread ->
                                                    CompletableFuture.supplyAsync(
                                                            () ->
                                                                    viewers.stream()
                                                                            .map(match::view)
                                                                            .toList()))
                                    .toList();
                    for (var thread : threads) {
                        assertThat(thread.join()).isEqualTo(alone);
                    }
                    assertThat(viewers.stream().map(match::view).toList()).isEqualTo(alone);
                });
    }

    @Test
    void whatIsLegalIsExactlyWhatIsAccepted() {
        always(
                (played, event) -> {
                    Match<S, E> match = played.match();
                    Verdict<S, E> verdict = match.judge(event);
                    assertThat(match.legal().allows(event)).isEqualTo(verdict.accepted());
                });
    }

    @Test
    void aRefusalForbidsAndAnAcceptanceDoesNot() {
        always(
                (played, event) -> {
                    Verdict<S, E> verdict = played.match().judge(event);
                    List<Ruling.Kind> kinds = verdict.rulings().stream().map(Ruling::kind).toList();
                    if (verdict instanceof Verdict.Rejected<S, E> rejected) {
                        assertThat(kinds).isNotEmpty().containsOnly(Ruling.Kind.FORBIDS);
                        assertThat(rejected.because())
                                .containsExactlyElementsOf(
                                        rejected.rulings().stream()
                                                .map(Ruling::rule)
                                                .distinct()
                                                .toList());
                    } else {
                        assertThat(kinds).isNotEmpty().doesNotContain(Ruling.Kind.FORBIDS);
                    }
                });
    }

    @Test
    void replayingTheLogGivesTheState() {
        always(
                30,
                played -> {
                    Match<S, E> match = played.match();
                    Match<S, E> again = replayed(match);
                    assertThat(again).isEqualTo(match).hasSameHashCodeAs(match);
                    assertThat(again.state()).isEqualTo(match.state());
                    assertThat(again.log()).isEqualTo(match.log());
                    assertThat(again.turn()).isEqualTo(match.turn());
                    assertThat(again.outcome()).isEqualTo(match.outcome());
                });
    }

    @Test
    void anEarlierMomentIsThePrefix() {
        always(
                20,
                played -> {
                    Match<S, E> match = played.match();
                    Match<S, E> step = game.open(match.header());
                    for (int i = 0; i <= match.size(); i++) {
                        assertThat(match.at(i)).isEqualTo(step);
                        assertThat(match.at(i).state()).isEqualTo(step.state());
                        assertThat(match.at(i).log()).isEqualTo(match.log().subList(0, i));
                        if (i < match.size()) {
                            step = step.judge(match.log().get(i).event()).orElseThrow().match();
                        }
                    }
                });
    }

    @Test
    void everyRulingNamesRuleAndGroundInTheOrderOfTheBook() {
        always(
                (played, event) -> {
                    List<String> order = book.rules().stream().map(Rule::id).toList();
                    List<Ruling> rulings = played.match().judge(event).rulings();
                    assertThat(
                                    rulings.stream()
                                            .map(ruling -> order.indexOf(ruling.rule()))
                                            .toList())
                            .isSorted()
                            .doesNotContain(-1);
                    for (Ruling ruling : rulings) {
                        assertThat(ruling.citations().isEmpty())
                                .as(ruling.rule())
                                .isEqualTo(ruling.ground().ofHouse());
                        for (Citation citation : ruling.citations()) {
                            Clause clause = book.clause(citation.clause()).orElseThrow();
                            assertThat(book.source(citation.source()))
                                    .as(citation.source())
                                    .isPresent();
                            assertThat(clause.source()).isEqualTo(citation.source());
                            assertThat(clause.locator()).isEqualTo(citation.locator());
                        }
                        assertThat(ruling.pointer()).matches(tested.pointers());
                        assertThat(ruling.points() != 0)
                                .as(ruling.toString())
                                .isEqualTo(
                                        ruling.kind() == Ruling.Kind.AWARDS
                                                && tested.awardable(ruling.points()));
                    }
                });
    }

    @Test
    void everyRulingCanBeSaidInEveryLanguage() {
        always(
                (played, event) -> {
                    for (Ruling ruling : played.match().judge(event).rulings()) {
                        Rule rule = book.rule(ruling.rule()).orElseThrow();
                        List<String> facts = ruling.because().stream().map(Because::name).toList();
                        for (Lang lang : Lang.values()) {
                            assertThat(book.say(ruling, lang))
                                    .as(ruling.rule() + " " + lang)
                                    .isNotBlank();
                            assertThat(facts)
                                    .as(ruling.rule() + " " + lang)
                                    .containsAll(Template.placeholders(rule.says().in(lang)));
                        }
                    }
                });
    }

    @Test
    void whatARulingRestsOnIsFollowedByTheVariantOrSaysWhoseItIs() {
        always(
                (played, event) -> {
                    Variant variant = played.variant();
                    for (Ruling ruling : played.match().judge(event).rulings()) {
                        Ground ground = ruling.ground();
                        assertThat(ground.level() == Rule.Level.INTERPRETATION)
                                .as(ruling.toString())
                                .isEqualTo(!ground.reading().en().isEmpty());
                        if (ground.ofHouse()) {
                            assertThat(ground.level()).isEqualTo(Rule.Level.HOUSE);
                            continue;
                        }
                        String source = ground.citations().get(0).source();
                        boolean own =
                                variant.sources().contains(source) || source.equals(Source.OURS);
                        assertThat(ground.borrowedFrom())
                                .as(ruling.toString())
                                .isEqualTo(own ? Optional.empty() : Optional.of(source));
                        assertThat(ground.citations())
                                .as(ruling.toString())
                                .doesNotHaveDuplicates()
                                .allMatch(
                                        each ->
                                                each.source().equals(source)
                                                        || variant.followed()
                                                                .contains(each.source()));
                        assertThat(ground)
                                .isEqualTo(
                                        book.ground(ruling.rule(), ruling.circumstance(), variant));
                    }
                });
    }
}
