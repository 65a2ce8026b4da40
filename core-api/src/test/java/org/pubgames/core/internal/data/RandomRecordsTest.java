package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RandomRecordsTest {

    private static final RandomRecords RECORDS = new RandomRecords(List.of("Anna", "Bram"));

    enum Hand {
        LEFT,
        RIGHT
    }

    record Grip(Hand hand, boolean firm) {}

    sealed interface Act {}

    record Thrown(
            String player,
            @Min(3) @Max(5) int pips,
            Optional<Grip> grip,
            List<@Min(1) @Max(2) Integer> more,
            long far)
            implements Act {}

    record Passed(String player) implements Act {
        Passed {
            if (player.equals("Anna")) {
                throw new IllegalArgumentException("Anna never passes");
            }
        }
    }

    record Strange(Thread thread) {}

    @Test
    void everyValueIsDrawnWithinItsBounds() {
        Random random = new Random(1);
        Set<Integer> pips = new HashSet<>();
        Set<Optional<Grip>> grips = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            Thrown thrown = RECORDS.draw(Thrown.class, random).orElseThrow();
            assertThat(thrown.player()).isIn("Anna", "Bram");
            assertThat(thrown.more()).hasSizeBetween(0, 4).isSubsetOf(1, 2);
            assertThat(thrown.far()).isBetween(0L, 20L);
            pips.add(thrown.pips());
            grips.add(thrown.grip());
        }
        assertThat(pips).containsExactlyInAnyOrder(3, 4, 5);
        assertThat(grips).hasSize(5).contains(Optional.empty());
    }

    @Test
    void anySubtypeOfASealedInterfaceIsDrawnAndWhatIsRefusedIsNone() {
        Random random = new Random(1);
        Set<Object> kinds = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            kinds.add(RECORDS.draw(Act.class, random).<Object>map(Object::getClass).orElse(""));
        }
        assertThat(kinds).containsExactlyInAnyOrder(Thrown.class, Passed.class, "");
    }

    @Test
    void aTypeThatCannotBeDrawnGivesNone() {
        assertThat(RECORDS.draw(Strange.class, new Random(1))).isEmpty();
    }
}
