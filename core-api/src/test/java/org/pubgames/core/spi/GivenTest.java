package org.pubgames.core.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class GivenTest {

    private static final @Nullable String NOTHING = Optional.<String>empty().orElse(null);

    @Test
    void theFirstThatIsMissingIsNamed() {
        Given.all("player, points, board", "Anna", 1, Optional.empty());
        assertThatNullPointerException()
                .isThrownBy(() -> Given.all("player, points, board", "Anna", NOTHING, NOTHING))
                .withMessage("points");
        assertThatNullPointerException()
                .isThrownBy(() -> Given.all("player", NOTHING))
                .withMessage("player");
    }

    @Test
    void aListIsCopied() {
        List<Integer> dice = new ArrayList<>(List.of(4, 2));
        List<Integer> copy = Given.list("dice", dice);
        Optional<List<Integer>> told = Given.optionalList("dice", Optional.of(dice));
        dice.add(1);
        assertThat(copy).isEqualTo(List.of(4, 2)).isUnmodifiable();
        assertThat(told).contains(List.of(4, 2));
        assertThat(told.orElseThrow()).isUnmodifiable();
        assertThat(Given.optionalList("dice", Optional.empty())).isEmpty();
    }

    @Test
    void whatIsMissingInAListIsNamedByItsPlace() {
        List<String> names = Arrays.asList("Anna", "Bram", NOTHING);
        assertThatNullPointerException()
                .isThrownBy(() -> Given.list("players", names))
                .withMessage("players/2");
        assertThatNullPointerException()
                .isThrownBy(() -> Given.optionalList("players", Optional.of(names)))
                .withMessage("players/2");
    }
}
