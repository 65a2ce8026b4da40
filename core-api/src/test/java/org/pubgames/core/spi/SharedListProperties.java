package org.pubgames.core.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** A shared list is an ordinary list whose older lengths stay as they were. */
class SharedListProperties {

    private static SharedList<Integer> upTo(int size) {
        SharedList<Integer> list = SharedList.of();
        for (int i = 0; i < size; i++) {
            list = list.plus(i);
        }
        return list;
    }

    /** Lengths at which the tree grows by a level are among them. */
    @Property(tries = 60)
    void aListKeepsWhatWasPutIntoIt(@ForAll @IntRange(max = 35_000) int size) {
        SharedList<Integer> list = upTo(size);
        assertThat(list).hasSize(size);
        for (int i = 0; i < size; i++) {
            assertThat(list.get(i)).isEqualTo(i);
        }
    }

    @Property
    void itDoesWhatAnArrayListDoes(
            @ForAll @IntRange(max = 1100) int begun, @ForAll @Size(max = 200) List<Boolean> adds) {
        SharedList<Integer> list = upTo(begun);
        List<Integer> model = new ArrayList<>(list);
        SharedList<Integer> before = list;
        for (boolean add : adds) {
            if (add) {
                list = list.plus(-model.size());
                model.add(-model.size());
            } else if (!model.isEmpty()) {
                list = list.withoutLast();
                model.remove(model.size() - 1);
            }
        }
        assertThat(list).isEqualTo(model).hasSameHashCodeAs(model);
        assertThat(model).isEqualTo(list);
        assertThat(SharedList.copyOf(model)).isEqualTo(list);
        assertThat(before).isEqualTo(upTo(begun));
    }

    @Example
    void allLengthsUpAndDownAgain() {
        List<SharedList<Integer>> lengths = new ArrayList<>();
        SharedList<Integer> list = SharedList.of();
        for (int i = 0; i < 33_900; i++) {
            lengths.add(list);
            list = list.plus(i);
        }
        for (int i = lengths.size() - 1; i >= 0; i--) {
            list = list.withoutLast();
            assertThat(list.size()).isEqualTo(i);
            assertThat(i == 0 ? 0 : list.get(i - 1)).isEqualTo(Math.max(0, i - 1));
        }
        assertThat(lengths.get(1057)).isEqualTo(upTo(1057));
    }

    @Example
    void itCannotBeChanged() {
        SharedList<Integer> list = upTo(3);
        assertThatThrownBy(() -> list.set(0, 7)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> list.add(7)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> list.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> SharedList.of().withoutLast())
                .isInstanceOf(IllegalStateException.class);
    }
}
