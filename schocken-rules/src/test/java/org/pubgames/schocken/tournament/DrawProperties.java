package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.Variant;
import org.pubgames.schocken.tournament.rules.TableSizes;

/** Every draw seats everybody once, at tables of a permitted size. */
@Domain(TournamentDomain.class)
@Domain(DomainContext.Global.class)
class DrawProperties {

    private static List<String> seated(Play play) {
        return play.state().round().orElseThrow().tables().stream()
                .flatMap(table -> table.players().stream())
                .toList();
    }

    @Property(tries = 150)
    void aDrawSeatsEverybodyOnceAtTablesOfAPermittedSize(
            @ForAll Variant variant,
            @ForAll @IntRange(min = 1, max = 64) int players,
            @ForAll int seed) {
        TournamentSettings settings = SchockenTournament.settings(variant);
        Assume.that(players <= settings.mostEntrants());
        Play play = Play.of(variant, players);
        TournamentEvent draw = new TournamentEvent.Drawn(seed);
        if (TableSizes.under(settings).of(players).isEmpty()) {
            assertThat(play.refusal(draw))
                    .containsExactly("schocken-tournament.draw.unseatable-number");
            return;
        }
        play.then(draw);
        assertThat(seated(play)).containsExactlyInAnyOrderElementsOf(play.state().playing());
        assertThat(play.sizes())
                .isEqualTo(TableSizes.under(settings).of(players))
                .allMatch(
                        size -> size >= settings.smallestTable() && size <= settings.largestTable())
                .hasSizeLessThanOrEqualTo(settings.tables());
        for (Table table : play.state().round().orElseThrow().tables()) {
            assertThat(table.games())
                    .isEqualTo(
                            table.players().size() < settings.tableSize()
                                    ? settings.gamesAtSmallerTable()
                                    : settings.games());
        }
    }

    @Property(tries = 50)
    void theSameSeedIsTheSameDraw(
            @ForAll @IntRange(min = 6, max = 28) int players, @ForAll int seed) {
        Variant variant = Shipped.variant("hattersheim");
        assertThat(Play.of(variant, players).draw(seed).state())
                .isEqualTo(Play.of(variant, players).draw(seed).state());
    }
}
