package org.pubgames.schocken;

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
@Domain(SchockenDomain.class)
@Domain(DomainContext.Global.class)
class ContractProperties {

    private static final RuleBook BOOK = Shipped.GAME.rulebook();
    private static final List<String> ORDER = BOOK.rules().stream().map(Rule::id).toList();

    /** The same match, made anew by another object of the game. */
    private static Match<SchockenState, SchockenEvent> replayed(
            Match<SchockenState, SchockenEvent> match) {
        MatchHeader header = match.header();
        Match<SchockenState, SchockenEvent> again = new Schocken().open(header);
        for (Entry<SchockenEvent> entry : match.log()) {
            again = again.judge(entry.event()).orElseThrow().match();
        }
        return again;
    }

    @Property(tries = 100)
    void judgingNeverChangesTheMatch(@ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        Match<SchockenState, SchockenEvent> match = played.match();
        String before = played + Shipped.GAME.codec().writeState(match.state());
        List<Entry<SchockenEvent>> log = match.log();
        int size = match.size();
        int hash = match.hashCode();
        Verdict<SchockenState, SchockenEvent> verdict = match.judge(event);
        assertThat(played + Shipped.GAME.codec().writeState(match.state())).isEqualTo(before);
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

    @Property(tries = 40)
    void equalInputGivesAnEqualVerdictEverywhere(
            @ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        Match<SchockenState, SchockenEvent> match = played.match();
        Verdict<SchockenState, SchockenEvent> verdict = match.judge(event);
        Match<SchockenState, SchockenEvent> again = replayed(match);
        List<CompletableFuture<Verdict<SchockenState, SchockenEvent>>> threads =
                Stream.of(match, match, again, again)
                        .map(one -> CompletableFuture.supplyAsync(() -> one.judge(event)))
                        .toList();
        for (var thread : threads) {
            assertThat(thread.join()).isEqualTo(verdict);
            assertThat(thread.join().match().state()).isEqualTo(verdict.match().state());
            assertThat(thread.join().match().log()).isEqualTo(verdict.match().log());
        }
    }

    @Property(tries = 100)
    void whatIsLegalIsExactlyWhatIsAccepted(
            @ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        Match<SchockenState, SchockenEvent> match = played.match();
        Verdict<SchockenState, SchockenEvent> verdict = match.judge(event);
        assertThat(match.legal().allows(event)).isEqualTo(verdict.accepted());
        assertThat(match.legal().listed()).isEmpty();
    }

    @Property(tries = 100)
    void aRefusalForbidsAndAnAcceptanceDoesNot(
            @ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        Verdict<SchockenState, SchockenEvent> verdict = played.match().judge(event);
        List<Ruling.Kind> kinds = verdict.rulings().stream().map(Ruling::kind).toList();
        if (verdict instanceof Verdict.Rejected<SchockenState, SchockenEvent> rejected) {
            assertThat(kinds).isNotEmpty().containsOnly(Ruling.Kind.FORBIDS);
            assertThat(rejected.because())
                    .containsExactlyElementsOf(
                            rejected.rulings().stream().map(Ruling::rule).distinct().toList());
        } else {
            assertThat(kinds).isNotEmpty().doesNotContain(Ruling.Kind.FORBIDS);
        }
    }

    @Property(tries = 60)
    void replayingTheLogGivesTheState(@ForAll PlayedMatch played) {
        Match<SchockenState, SchockenEvent> match = played.match();
        Match<SchockenState, SchockenEvent> again = replayed(match);
        assertThat(again).isEqualTo(match).hasSameHashCodeAs(match);
        assertThat(again.state()).isEqualTo(match.state());
        assertThat(again.log()).isEqualTo(match.log());
        assertThat(again.turn()).isEqualTo(match.turn());
        assertThat(again.outcome()).isEqualTo(match.outcome());
    }

    @Property(tries = 40)
    void anEarlierMomentIsThePrefix(@ForAll PlayedMatch played) {
        Match<SchockenState, SchockenEvent> match = played.match();
        Match<SchockenState, SchockenEvent> step = Shipped.GAME.open(match.header());
        for (int i = 0; i <= match.size(); i++) {
            assertThat(match.at(i)).isEqualTo(step);
            assertThat(match.at(i).state()).isEqualTo(step.state());
            assertThat(match.at(i).log()).isEqualTo(match.log().subList(0, i));
            if (i < match.size()) {
                step = step.judge(match.log().get(i).event()).orElseThrow().match();
            }
        }
    }

    @Property(tries = 100)
    void everyRulingCitesRuleAndClauseInTheOrderOfTheBook(
            @ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        List<Ruling> rulings = played.match().judge(event).rulings();
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

    @Property(tries = 100)
    void everyRulingCanBeSaidInEveryLanguage(
            @ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        for (Ruling ruling : played.match().judge(event).rulings()) {
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

    @Property(tries = 100)
    void theVariantsOwnEditionIsCitedFirst(
            @ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        List<String> sources = played.match().header().variant().sources();
        for (Ruling ruling : played.match().judge(event).rulings()) {
            List<Integer> places =
                    ruling.citations().stream()
                            .map(citation -> sources.indexOf(citation.source()))
                            .map(place -> place < 0 ? sources.size() : place)
                            .toList();
            assertThat(places).as(ruling.citations().toString()).isSorted();
        }
    }
}
