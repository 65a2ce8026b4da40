package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.Because;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Entry;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Template;
import org.pubgames.core.Verdict;

/** The sentences of the contract that every game keeps. */
@Domain(TournamentDomain.class)
@Domain(DomainContext.Global.class)
class ContractProperties {

    private static final RuleBook BOOK = Shipped.GAME.rulebook();
    private static final List<String> ORDER = BOOK.rules().stream().map(Rule::id).toList();

    /** The same match, made anew by another object of the game. */
    private static Match<TournamentState, TournamentEvent> replayed(
            Match<TournamentState, TournamentEvent> match) {
        MatchHeader header = match.header();
        Match<TournamentState, TournamentEvent> again = new SchockenTournament().open(header);
        for (Entry<TournamentEvent> entry : match.log()) {
            again = again.judge(entry.event()).orElseThrow().match();
        }
        return again;
    }

    @Property
    void judgingNeverChangesTheMatch(@ForAll Evening evening, @ForAll TournamentEvent event) {
        Match<TournamentState, TournamentEvent> match = evening.match();
        String before = evening + Shipped.GAME.codec().writeState(match.state());
        List<Entry<TournamentEvent>> log = match.log();
        int size = match.size();
        int hash = match.hashCode();
        Verdict<TournamentState, TournamentEvent> verdict = match.judge(event);
        assertThat(evening + Shipped.GAME.codec().writeState(match.state())).isEqualTo(before);
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
    }

    @Property(tries = 100)
    void equalInputGivesAnEqualVerdictEverywhere(
            @ForAll Evening evening, @ForAll TournamentEvent event) {
        Match<TournamentState, TournamentEvent> match = evening.match();
        Verdict<TournamentState, TournamentEvent> verdict = match.judge(event);
        Match<TournamentState, TournamentEvent> again = replayed(match);
        List<CompletableFuture<Verdict<TournamentState, TournamentEvent>>> threads =
                Stream.of(match, match, again, again)
                        .map(one -> CompletableFuture.supplyAsync(() -> one.judge(event)))
                        .toList();
        for (var thread : threads) {
            assertThat(thread.join()).isEqualTo(verdict);
            assertThat(thread.join().match().state()).isEqualTo(verdict.match().state());
            assertThat(thread.join().match().log()).isEqualTo(verdict.match().log());
        }
    }

    @Property
    void whatIsLegalIsExactlyWhatIsAccepted(
            @ForAll Evening evening, @ForAll TournamentEvent event) {
        Match<TournamentState, TournamentEvent> match = evening.match();
        Verdict<TournamentState, TournamentEvent> verdict = match.judge(event);
        assertThat(match.legal().allows(event)).isEqualTo(verdict.accepted());
        assertThat(match.legal().listed()).isEmpty();
    }

    @Property
    void aRefusalForbidsAndAnAcceptanceDoesNot(
            @ForAll Evening evening, @ForAll TournamentEvent event) {
        Verdict<TournamentState, TournamentEvent> verdict = evening.match().judge(event);
        List<Ruling.Kind> kinds = verdict.rulings().stream().map(Ruling::kind).toList();
        if (verdict instanceof Verdict.Rejected<TournamentState, TournamentEvent> rejected) {
            assertThat(kinds).isNotEmpty().containsOnly(Ruling.Kind.FORBIDS);
            assertThat(rejected.because())
                    .containsExactlyElementsOf(
                            rejected.rulings().stream().map(Ruling::rule).distinct().toList());
        } else {
            assertThat(kinds).isNotEmpty().doesNotContain(Ruling.Kind.FORBIDS);
        }
    }

    @Property(tries = 100)
    void replayingTheLogGivesTheState(@ForAll Evening evening) {
        Match<TournamentState, TournamentEvent> match = evening.match();
        Match<TournamentState, TournamentEvent> again = replayed(match);
        assertThat(again).isEqualTo(match).hasSameHashCodeAs(match);
        assertThat(again.state()).isEqualTo(match.state());
        assertThat(again.log()).isEqualTo(match.log());
        assertThat(again.turn()).isEqualTo(match.turn());
        assertThat(again.outcome()).isEqualTo(match.outcome());
    }

    @Property(tries = 60)
    void anEarlierMomentIsThePrefix(@ForAll Evening evening) {
        Match<TournamentState, TournamentEvent> match = evening.match();
        Match<TournamentState, TournamentEvent> step = Shipped.GAME.open(match.header());
        for (int i = 0; i <= match.size(); i++) {
            assertThat(match.at(i)).isEqualTo(step);
            assertThat(match.at(i).state()).isEqualTo(step.state());
            assertThat(match.at(i).log()).isEqualTo(match.log().subList(0, i));
            if (i < match.size()) {
                step = step.judge(match.log().get(i).event()).orElseThrow().match();
            }
        }
    }

    @Property
    void everyRulingCitesRuleAndClauseInTheOrderOfTheBook(
            @ForAll Evening evening, @ForAll TournamentEvent event) {
        List<Ruling> rulings = evening.match().judge(event).rulings();
        assertThat(rulings.stream().map(ruling -> ORDER.indexOf(ruling.rule())).toList())
                .isSorted()
                .doesNotContain(-1);
        for (Ruling ruling : rulings) {
            assertThat(ruling.citations()).as(ruling.rule()).isNotEmpty();
            for (Citation citation : ruling.citations()) {
                Clause clause = BOOK.clause(citation.clause()).orElseThrow();
                assertThat(BOOK.source(citation.source())).as(citation.source()).isPresent();
                assertThat(clause.source()).isEqualTo(citation.source());
                assertThat(clause.locator()).isEqualTo(citation.locator());
            }
            assertThat(ruling.pointer()).matches("|/[a-zA-Z]+");
            assertThat(ruling.points() != 0)
                    .as(ruling.toString())
                    .isEqualTo(ruling.kind() == Ruling.Kind.AWARDS && ruling.points() > 0);
        }
    }

    @Property
    void everyRulingCanBeSaidInEveryLanguage(
            @ForAll Evening evening, @ForAll TournamentEvent event) {
        for (Ruling ruling : evening.match().judge(event).rulings()) {
            Rule rule = BOOK.rule(ruling.rule()).orElseThrow();
            List<String> facts = ruling.because().stream().map(Because::name).toList();
            for (Lang lang : Lang.values()) {
                assertThat(BOOK.say(ruling, lang)).as(ruling.rule() + " " + lang).isNotBlank();
                assertThat(facts)
                        .as(ruling.rule() + " " + lang)
                        .containsAll(Template.placeholders(rule.says().in(lang)));
            }
        }
    }

    @Property
    void theVariantsOwnEditionIsCitedFirst(@ForAll Evening evening, @ForAll TournamentEvent event) {
        List<String> sources = evening.match().header().variant().sources();
        for (Ruling ruling : evening.match().judge(event).rulings()) {
            List<Integer> places =
                    ruling.citations().stream()
                            .map(citation -> sources.indexOf(citation.source()))
                            .map(place -> place < 0 ? sources.size() : place)
                            .toList();
            assertThat(places).as(ruling.citations().toString()).isSorted();
        }
    }
}
