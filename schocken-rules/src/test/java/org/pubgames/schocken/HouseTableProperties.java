package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.schocken.play.ThrowRanks;

/** Tables drawn at random, read and played, against a plain reading of their rows. */
class HouseTableProperties {

    private static final List<String> FIGURES =
            List.of(
                    "schock-aus",
                    "jule",
                    "zwei-zwei-eins",
                    "drei-drei-eins",
                    "schock",
                    "drei-dicke",
                    "strasse",
                    "einfach");

    /** A row as it is written, beside what it says in plain words. */
    record Drawn(
            Set<String> figures,
            int least,
            int most,
            Optional<Boolean> hand,
            int level,
            int discs) {

        boolean fits(List<Integer> dice, boolean fromHand) {
            int pips = dice.get(0) + dice.get(1) + dice.get(2);
            return (figures.isEmpty() || figures.contains(figure(dice)) || simple(dice))
                    && pips >= least
                    && pips <= most
                    && hand.orElse(fromHand) == fromHand;
        }

        /** Two pairs with a name are simple throws as well. */
        private boolean simple(List<Integer> dice) {
            return figures.contains("einfach")
                    && List.of("zwei-zwei-eins", "drei-drei-eins").contains(figure(dice));
        }

        String yaml(String then) {
            List<String> when = new ArrayList<>();
            if (!figures.isEmpty()) {
                when.add("figure: " + figures);
            }
            when.add(
                    least == most
                            ? "pips: " + least
                            : "pips: {from: " + least + ", to: " + most + "}");
            hand.ifPresent(how -> when.add("from-hand: " + how));
            return "      - {when: {" + String.join(", ", when) + "}, then: {" + then + "}}\n";
        }
    }

    private static String figure(List<Integer> dice) {
        String written = dice.stream().map(String::valueOf).collect(Collectors.joining());
        return switch (written) {
            case "111" -> "schock-aus";
            case "421" -> "jule";
            case "221" -> "zwei-zwei-eins";
            case "331" -> "drei-drei-eins";
            case "211", "311", "411", "511", "611" -> "schock";
            case "222", "333", "444", "555", "666" -> "drei-dicke";
            case "321", "432", "543", "654" -> "strasse";
            default -> "einfach";
        };
    }

    @Provide
    Arbitrary<List<Drawn>> rows() {
        Arbitrary<Set<String>> figures = Arbitraries.of(FIGURES).set().ofMaxSize(4);
        Arbitrary<Integer> pips = Arbitraries.integers().between(3, 18);
        Arbitrary<Optional<Boolean>> hand = Arbitraries.of(true, false).optional(0.5);
        return Combinators.combine(
                        figures,
                        pips,
                        pips,
                        hand,
                        Arbitraries.integers().between(1, 99),
                        Arbitraries.integers().between(1, 51))
                .as(
                        (some, one, two, how, level, discs) ->
                                new Drawn(
                                        some,
                                        Math.min(one, two),
                                        Math.max(one, two),
                                        how,
                                        level,
                                        discs))
                .list()
                .ofMaxSize(12);
    }

    @Property(tries = 30)
    void aTableIsPlayedAsItIsWritten(@ForAll("rows") List<Drawn> drawn) {
        List<Drawn> rows = reached(drawn);
        String last = "      - {then: {level: 1}}\n";
        String ranking =
                rows.stream()
                        .map(row -> row.yaml("level: " + row.level()))
                        .collect(Collectors.joining());
        String discs =
                rows.stream()
                        .map(row -> row.yaml("discs: " + (row.discs() > 50 ? "all" : row.discs())))
                        .collect(Collectors.joining());
        boolean open =
                all().stream().anyMatch(one -> deciding(rows, one.dice(), one.hand()).isEmpty());
        Reading<Variant> read =
                Lists.read(
                        "hattersheim",
                        "  throw-ranking:\n    because: x\n    rows:\n"
                                + ranking
                                + (open ? last : "")
                                + "  throw-discs:\n    because: x\n    otherwise: shipped\n    rows:"
                                + (rows.isEmpty() ? " []\n" : "\n" + discs));
        assertThat(read.problems()).extracting(Problem::code).isEmpty();
        Variant house = read.orElseThrow();
        ThrowRanks own = Shipped.ranks(house);
        ThrowRanks usual = Shipped.ranks(Shipped.variant("hattersheim"));
        for (Case one : all()) {
            Optional<Drawn> row = deciding(rows, one.dice(), one.hand());
            Worth worth = own.worth(one.dice(), one.hand());
            Worth before = usual.worth(one.dice(), one.hand());
            List<Integer> dice = one.dice();
            int number = 100 * dice.get(0) + 10 * dice.get(1) + dice.get(2);
            boolean all = row.map(each -> each.discs() > 50).orElse(before.all());
            int cost = all ? 0 : row.map(Drawn::discs).orElse(before.discs());
            assertThat(worth)
                    .as(one.toString())
                    .isEqualTo(
                            new Worth(
                                    "",
                                    before.category(),
                                    all,
                                    cost,
                                    row.map(Drawn::level).orElse(1),
                                    number));
        }
    }

    @Tag("proof")
    @Property(tries = 300)
    void aTableIsPlayedAsItIsWrittenAtLength(@ForAll("rows") List<Drawn> drawn) {
        aTableIsPlayedAsItIsWritten(drawn);
    }

    @Property(tries = 2)
    void aMatchByTheUsualListWrittenOutIsTheUsualMatch(@ForAll long seed) {
        Variant house = Lists.house("hattersheim", Lists.RANKING + Lists.DISCS);
        var usual =
                new Object() {
                    Match<SchockenState, SchockenEvent> match =
                            Shipped.GAME.open(Shipped.variant("hattersheim"), PlayedMatch.seats(3));
                };
        PlayedMatch.whole(
                house,
                3,
                seed,
                (before, event, verdict) -> {
                    Verdict<SchockenState, SchockenEvent> other = usual.match.judge(event);
                    usual.match = other.match();
                    assertThat(verdict.match().state()).isEqualTo(other.match().state());
                    assertThat(verdict.rulings())
                            .filteredOn(ruling -> !ruling.rule().startsWith("schocken.house."))
                            .isEqualTo(other.rulings());
                });
    }

    @Tag("proof")
    @Property(tries = 20)
    void aMatchByTheUsualListWrittenOutIsTheUsualMatchAtLength(@ForAll long seed) {
        aMatchByTheUsualListWrittenOutIsTheUsualMatch(seed);
    }

    @Tag("proof")
    @Property(tries = 20)
    void aMatchByTheListBehindTheBarComesToItsEndAtLength(@ForAll long seed) {
        aMatchByTheListBehindTheBarComesToItsEnd(seed);
    }

    @Property(tries = 2)
    void aMatchByTheListBehindTheBarComesToItsEnd(@ForAll long seed) {
        PlayedMatch played =
                PlayedMatch.whole(
                        Lists.example("house-ranking.yaml"),
                        4,
                        seed,
                        (before, event, verdict) ->
                                verdict.rulings()
                                        .forEach(
                                                ruling ->
                                                        assertThat(
                                                                        Shipped.GAME
                                                                                .rulebook()
                                                                                .say(
                                                                                        ruling,
                                                                                        Lang.DE))
                                                                .doesNotContain("{", "[[")));
        assertThat(played.match().outcome()).isPresent();
    }

    private record Case(List<Integer> dice, boolean hand) {}

    private static List<Case> all() {
        List<Case> all = new ArrayList<>();
        for (String dice : Oracle.all()) {
            all.add(new Case(Oracle.dice(dice), true));
            all.add(new Case(Oracle.dice(dice), false));
        }
        return all;
    }

    /** Without the rows that never decide: a table with them is refused. */
    private static List<Drawn> reached(List<Drawn> drawn) {
        List<Drawn> rows = new ArrayList<>();
        for (Drawn row : drawn) {
            boolean useful =
                    all().stream()
                            .anyMatch(
                                    one ->
                                            deciding(rows, one.dice(), one.hand()).isEmpty()
                                                    && row.fits(one.dice(), one.hand()));
            if (useful) {
                rows.add(row);
            }
        }
        return rows;
    }

    private static Optional<Drawn> deciding(List<Drawn> rows, List<Integer> dice, boolean hand) {
        return rows.stream().filter(row -> row.fits(dice, hand)).findFirst();
    }
}
