package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.YamlText;

/**
 * Every situation on the list is named by a vector, or has a reason why none can; and no vector
 * names a situation that is not on the list.
 */
class SituationsTest {

    private static final String FILE = "/org/pubgames/conformance/situations.yaml";
    private static final String SOURCE = "situation ";

    /** The list of situations. */
    record Listed(int format, List<Situation> situations) {}

    /** A situation of one game, what is ruled in it, and perhaps why no vector shows it. */
    record Situation(String id, String game, String says, Optional<String> untestable) {
        String name() {
            return game + " " + id;
        }
    }

    @Test
    void everySituationHasAVectorOrAReason() throws IOException {
        assertThat(named())
                .as("situations without a vector in their game, nor a reason")
                .containsAll(names(situation -> situation.untestable().isEmpty()));
    }

    @Test
    void everySituationThatAVectorNamesIsListed() throws IOException {
        assertThat(names(any -> true))
                .as("situations that a vector names, but the list does not")
                .containsAll(named());
    }

    @Test
    void whatHasAVectorNeedsNoReason() throws IOException {
        assertThat(named())
                .as("situations that have a vector all the same")
                .doesNotContainAnyElementsOf(
                        names(situation -> situation.untestable().isPresent()));
    }

    @Test
    void eachIsListedOnceAndSaysSomething() throws IOException {
        List<Situation> situations = situations();
        assertThat(situations).extracting(Situation::name).doesNotHaveDuplicates();
        assertThat(situations).extracting(Situation::says).doesNotHaveDuplicates();
        for (Situation situation : situations) {
            assertThat(situation.says()).as(situation.name()).endsWith(".").hasSizeGreaterThan(15);
            situation
                    .untestable()
                    .ifPresent(
                            reason ->
                                    assertThat(reason)
                                            .as(situation.name())
                                            .endsWith(".")
                                            .hasSizeGreaterThan(30));
        }
    }

    @Test
    void noneGetsLost() throws IOException {
        assertThat(situations()).hasSize(242);
    }

    private static Set<String> named() {
        Set<String> named = new TreeSet<>();
        Shipped.games()
                .forEach(
                        game ->
                                Shipped.vectors(game).stream()
                                        .map(Vector::source)
                                        .filter(source -> source.startsWith(SOURCE))
                                        .map(source -> source.substring(SOURCE.length()))
                                        .forEach(id -> named.add(game.key().id() + " " + id)));
        return named;
    }

    private static Set<String> names(Predicate<Situation> which) throws IOException {
        return situations().stream()
                .filter(which)
                .map(Situation::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Situation> situations() throws IOException {
        Binder binder = new Binder(FILE);
        Listed listed =
                binder.bind(Listed.class, YamlText.read(text(), FILE).orElseThrow(), "", List.of());
        assertThat(binder.problems()).isEmpty();
        assertThat(Objects.requireNonNull(listed).format()).isEqualTo(1);
        return listed.situations();
    }

    private static String text() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(SituationsTest.class.getResourceAsStream(FILE), FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
