package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.internal.book.Locators;
import org.pubgames.core.internal.book.OrderedBook;
import org.pubgames.core.internal.book.YamlRuleBook;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.rules.PlainRule;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.rules.RuledGame;

/**
 * Holds the rulebook, the rule files and the variants together, in both directions: for each
 * installed game.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class RuleBookContract {

    private final TestedGame<?, ?> tested;
    private final RuledGame<?, ?> game;
    private final RuleBook book;
    private final RuleBase rules;

    /** The rulebook of one game. */
    RuleBookContract(TestedGame<?, ?> tested) {
        this.tested = tested;
        this.game = tested.game();
        this.book = game.rulebook();
        this.rules = game.rules();
    }

    /** The names by which rules and variants know the settings. */
    private List<String> settings() {
        return Records.names(tested.settings());
    }

    @Test
    void everyRuleOfTheRuleSetStandsInTheBookAndTheOtherWayRound() {
        Set<String> inBook =
                book.rules().stream()
                        .filter(rule -> rule.by() == Rule.By.RULES)
                        .map(Rule::id)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(game.ruleIds()).isEqualTo(inBook);
    }

    @Test
    void theClauseShownInARuleFileIsOneThatTheBookCites() {
        for (String rule : game.ruleIds()) {
            List<String> cited =
                    book.rule(rule).orElseThrow().citations().stream()
                            .map(Citation::clause)
                            .toList();
            assertThat(cited).as(rule).contains(rules.clause(rule));
        }
    }

    @Test
    void everyClauseIsRealisedOrSaysWhyNot() {
        Set<String> whole = tested.whole();
        List<String> open =
                book.clauses().stream()
                        .filter(clause -> whole.contains(clause.source()))
                        .filter(
                                clause ->
                                        clause.testable()
                                                && book.realising(clause.id()).isEmpty()
                                                && !decides(clause.id()))
                        .map(Clause::id)
                        .toList();
        assertThat(open).isEmpty();
    }

    /** Our own conventions are numbered: no two have the same number. */
    @Test
    void everyConventionOfOurOwnHasAPlaceOfItsOwn() {
        Map<String, List<String>> places =
                book.clauses().stream()
                        .filter(clause -> clause.source().equals("pubgames"))
                        .filter(clause -> clause.locator().en().matches(".*\\d.*"))
                        .collect(
                                Collectors.groupingBy(
                                        clause -> clause.locator().en().replaceFirst(" \\(.*", ""),
                                        Collectors.mapping(Clause::id, Collectors.toList())));
        assertThat(places.values()).allMatch(ids -> ids.size() == 1);
    }

    /** Whether a variant gives it for the value of a setting that a rule reads. */
    private boolean decides(String clause) {
        return game.variants().all().stream()
                .flatMap(variant -> variant.holding().stream())
                .filter(layer -> layer.clause().equals(clause))
                .anyMatch(
                        layer ->
                                book.rules().stream()
                                        .anyMatch(rule -> decides(rule, layer.setting())));
    }

    private static boolean decides(Rule rule, String setting) {
        return rule.settings().contains(setting)
                || rule.grounds().decides().contains(setting)
                || rule.cases().stream()
                        .anyMatch(each -> each.grounds().decides().contains(setting));
    }

    @Test
    void anUntestableClauseHasNoRuleAndAReasonInEveryLanguage() {
        for (Clause clause : book.clauses()) {
            if (!clause.testable()) {
                assertThat(book.realising(clause.id())).as(clause.id()).isEmpty();
                complete(clause.id(), clause.untestable());
            }
            complete(clause.id(), clause.statement());
            assertThat(clause.id()).startsWith(clause.source() + ".");
            complete(clause.id(), clause.locator());
        }
    }

    @Test
    void everyRuleHasItsTextsAndAKnownSetting() {
        for (Rule rule : book.rules()) {
            complete(rule.id(), rule.statement());
            complete(rule.id(), rule.says());
            assertThat(rule.citations()).as(rule.id()).isNotEmpty();
            assertThat(settings()).as(rule.id()).containsAll(rule.settings());
            assertThat(rule.settings()).as(rule.id()).doesNotHaveDuplicates();
            if (rule.level() == Rule.Level.INTERPRETATION) {
                complete(rule.id(), rule.reading());
            }
        }
    }

    /** Of each source one clause is the ground; a case names facts that are there. */
    @Test
    void everyGroundIsUnambiguous() {
        for (Rule rule : book.rules()) {
            unambiguous(rule.id(), rule, rule.grounds());
            assertThat(rule.cases())
                    .as(rule.id())
                    .extracting(Rule.Case::name)
                    .doesNotHaveDuplicates();
            for (Rule.Case each : rule.cases()) {
                assertThat(each.name()).as(rule.id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
                assertThat(each.when()).as(rule.id() + " " + each.name()).isNotEmpty();
                unambiguous(rule.id() + " " + each.name(), rule, each.grounds());
            }
        }
    }

    private void unambiguous(String id, Rule rule, Rule.Grounds grounds) {
        assertThat(grounds.citations()).as(id).isNotEmpty();
        assertThat(grounds.citations()).as(id).extracting(Citation::source).doesNotHaveDuplicates();
        assertThat(grounds.also()).as(id).doesNotContainAnyElementsOf(grounds.citations());
        assertThat(rule.parts()).as(id).noneMatch(rule.compare()::contains);
        assertThat(rule.settings()).as(id).containsAll(grounds.decides());
        grounds.readings().forEach(reading -> complete(id, reading.text()));
    }

    /** What a locator says in words is said in three languages. */
    @Test
    void everyPartOfALocatorIsAPhraseOrHasNoWords() {
        Map<String, LocalText> phrases = Locators.read(game.home(), game.family()).phrases();
        Set<String> missing = new TreeSet<>();
        for (Clause clause : book.clauses()) {
            for (String part : Locators.parts(clause.locator().en())) {
                if (part.matches(".*[a-z]{3}.*")
                        && !phrases.containsKey(part)
                        && !phrases.containsKey(Locators.phrase(part))) {
                    missing.add(part);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static void complete(String id, LocalText text) {
        for (Lang lang : Lang.values()) {
            assertThat(text.in(lang)).as(id + " " + lang).isNotBlank();
        }
    }

    /** A text that was made from a pattern has all its parts. */
    @Test
    void noTextHasAPlaceLeftUnfilled() {
        Map<String, Object> texts = new TreeMap<>();
        book.sources().forEach(source -> texts.put(source.id(), source));
        book.clauses().forEach(clause -> texts.put(clause.id(), clause));
        book.rules().forEach(rule -> texts.put(rule.id(), rule));
        game.settings().forEach(setting -> texts.put("setting " + setting.name(), setting));
        for (Variant variant : game.variants().all()) {
            texts.put("variant " + variant.id(), List.of(variant.title(), variant.about()));
            texts.put("because of " + variant.id(), variant.holding());
        }
        texts.forEach(
                (id, text) ->
                        assertThat(text.toString()).as(id).doesNotContainPattern("%[0-9$]*[sdn]"));
    }

    @Test
    void everyVariantGivesAReasonAndAClauseForEverySetting() {
        tested.shipped()
                .ifPresent(
                        all ->
                                assertThat(game.variants().all().size())
                                        .as("shipped variants, counted in %s", tested.getClass())
                                        .isEqualTo(all));
        for (Variant variant : game.variants().all()) {
            assertThat(variant.holding())
                    .extracting(Variant.Layer::setting)
                    .as(variant.id())
                    .containsExactlyElementsOf(settings());
            for (Variant.Layer layer : variant.holding()) {
                complete(variant.id() + " " + layer.setting(), layer.because());
                if (!layer.clause().isEmpty()) {
                    assertThat(book.clause(layer.clause()))
                            .as(variant.id() + " " + layer)
                            .isPresent();
                }
            }
            assertThat(book.sources().stream().map(source -> source.id()).toList())
                    .containsAll(variant.followed());
            complete(variant.id(), variant.title());
            complete(variant.id(), variant.about());
        }
    }

    @Test
    void everyShippedVariantPassesItsValidation() {
        for (Variant variant : game.variants().all()) {
            String file = "variants/" + variant.id() + ".yaml";
            assertThat(game.variants().read(YamlRuleBook.text(game.home(), file), file).problems())
                    .isEmpty();
        }
    }

    @Test
    void theCompactFormOfTheBookTellsTheSame() {
        OrderedBook written = game.packing().book();
        OrderedBook packed = OrderedBook.unpack(game.packing().pack());
        assertThat(packed.game()).isEqualTo(game.key().id());
        assertThat(packed.version()).isEqualTo(written.version());
        assertThat(packed.absent()).isEqualTo(written.absent());
        assertThat(packed.words()).isEqualTo(written.words());
        assertThat(packed.sources()).isEqualTo(written.sources());
        assertThat(packed.clauses()).isEqualTo(written.clauses());
        assertThat(packed.rules()).isEqualTo(written.rules());
        assertThat(packed.rules()).extracting(rule -> packed.place(rule.id())).isSorted();
        for (Clause clause : written.clauses()) {
            assertThat(packed.clause(clause.id())).contains(clause);
        }
    }

    @Test
    void theCompactFormOfTheVariantsTellsTheSame() {
        VariantBook written = game.packing().variants();
        VariantBook packed = game.packing().variants(game.packing().pack());
        assertThat(packed.standard()).isEqualTo(written.standard());
        for (Variant variant : written.all()) {
            assertThat(packed.find(variant.id())).contains(variant);
        }
        assertThat(packed.all()).isEqualTo(written.all());
        assertThat(packed.mixIns()).isEqualTo(written.mixIns());
    }

    @Test
    void theCompactFormOfTheRulesIsMadeOfTheSameParts() {
        assertThat(game.packing().rules(game.packing().pack()))
                .extracting(PlainRule::toString)
                .hasSize(rules.names().size())
                .isEqualTo(game.packing().rules().stream().map(PlainRule::toString).toList());
    }

    @Test
    void theBuildMadeTheCompactFormOfTheFilesAsTheyAre() {
        game.packing()
                .pack()
                .forEach(
                        (name, bytes) ->
                                assertThat(game.home().getResourceAsStream("packed/" + name))
                                        .as(name)
                                        .hasBinaryContent(bytes));
    }
}
