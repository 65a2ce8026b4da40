package org.pubgames.core.internal.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Because;
import org.pubgames.core.Ruling;

class TemplateTest {

    @Test
    void fillsNamesAndChoosesWordsByNumber() {
        String text = "{sets} complete {sets|set|sets} × {each}";
        assertThat(Template.fill(text, List.of(new Because("sets", 1), new Because("each", 20))))
                .isEqualTo("1 complete set × 20");
        assertThat(Template.fill(text, List.of(new Because("sets", 5), new Because("each", 20))))
                .isEqualTo("5 complete sets × 20");
    }

    @Test
    void showsListsAndConstantsAsFilesWriteThem() {
        assertThat(
                        Template.fill(
                                "{a}: {b}",
                                List.of(
                                        new Because("a", List.of("x", "y")),
                                        new Because("b", Ruling.Kind.FORBIDS))))
                .isEqualTo("x, y: forbids");
    }

    @Test
    void leavesAnUnknownPlaceholderVisible() {
        assertThat(Template.fill("{what} and {", List.of())).isEqualTo("{what} and {");
        assertThat(Template.placeholders("{a} {b|x|y} {a}")).containsExactly("a", "b", "a");
    }

    @Test
    void leavesOutASectionWhoseValueIsEmpty() {
        String text = "Nobody called {player}.[[nearest: Maybe you meant {nearest}.]]";
        Because player = new Because("player", "Ana");
        assertThat(Template.fill(text, List.of(player, new Because("nearest", "Anna"))))
                .isEqualTo("Nobody called Ana. Maybe you meant Anna.");
        assertThat(Template.fill(text, List.of(player, new Because("nearest", ""))))
                .isEqualTo("Nobody called Ana.");
    }
}
