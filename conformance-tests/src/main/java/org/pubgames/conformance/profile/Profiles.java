package org.pubgames.conformance.profile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.Vector;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.YamlText;

/** The profiles that this kit has vectors for. */
public final class Profiles {

    private static final String FILE = "/org/pubgames/conformance/profiles.yaml";

    private static final List<Entry> ENTRIES = read();

    private static final List<Profile> ALL =
            ENTRIES.stream()
                    .flatMap(
                            entry ->
                                    entry.variants().stream()
                                            .map(
                                                    variant ->
                                                            new Profile(
                                                                    entry.game(),
                                                                    variant,
                                                                    Set.copyOf(entry.course()))))
                    .toList();

    private Profiles() {}

    /** The list as it stands in its file. */
    record Listed(List<Entry> profiles) {}

    /** A game with the variants that have a profile. */
    record Entry(String game, List<String> variants, List<String> course) {}

    /** Every profile, game by game. */
    public static List<Profile> all() {
        return ALL;
    }

    /** The profile of a variant, if it has one. */
    public static Optional<Profile> of(String game, String variant) {
        return ALL.stream()
                .filter(each -> each.game().equals(game) && each.variant().equals(variant))
                .findFirst();
    }

    /** How much of its game a vector is about, whatever variant it is played by. */
    public static Level extent(Vector vector) {
        if (vector.play().isEmpty()) {
            return Level.CORE;
        }
        boolean ordinary =
                ENTRIES.stream()
                        .filter(entry -> entry.game().equals(vector.game()))
                        .anyMatch(
                                entry ->
                                        Profile.isOrdinary(
                                                vector.play().orElseThrow(),
                                                Set.copyOf(entry.course())));
        return ordinary && !vector.revises() ? Level.PLAY : Level.FULL;
    }

    /** The level of its profile that a vector belongs to; empty when it is in none. */
    public static Optional<Level> level(Vector vector) {
        return of(vector.game(), vector.variant().base()).flatMap(profile -> profile.level(vector));
    }

    private static List<Entry> read() {
        Binder binder = new Binder(FILE);
        Listed listed =
                binder.bind(Listed.class, YamlText.read(text(), FILE).orElseThrow(), "", List.of());
        if (listed == null || !binder.problems().isEmpty()) {
            throw new IllegalStateException(FILE + ": " + binder.problems());
        }
        return listed.profiles();
    }

    private static String text() {
        try (@Nullable InputStream in = Profiles.class.getResourceAsStream(FILE)) {
            return new String(
                    Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read", e);
        }
    }
}
