package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.MixIn;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * A pin such as {@code masters@1} names one set of rules for ever: who changes a shipped variant
 * raises its edition. {@code -Dpubgames.write-docs=true} adds the lines of new editions; it never
 * changes one.
 */
class EditionLockTest {

    private static final Path LOCK =
            Path.of("src/test/resources/org/pubgames/conformance/variants/editions.txt");

    @Test
    void everyEditionIsWhatItWas() throws IOException {
        Map<String, String> locked = new TreeMap<>();
        if (Files.exists(LOCK)) {
            for (String line : Files.readAllLines(LOCK)) {
                String[] parts = line.split(" ", 3);
                locked.put(parts[0] + " " + parts[1], parts[2]);
            }
        }
        Map<String, String> now = shipped();
        List<String> changed = new ArrayList<>();
        now.forEach(
                (pin, hash) -> {
                    if (locked.containsKey(pin) && !hash.equals(locked.get(pin))) {
                        changed.add(pin);
                    }
                });
        assertThat(changed).as("changed without raising `edition:`").isEmpty();
        if (Boolean.getBoolean("pubgames.write-docs")) {
            locked.putAll(now);
            List<String> lines = new ArrayList<>();
            locked.forEach((pin, hash) -> lines.add(pin + " " + hash));
            Files.write(LOCK, lines);
        }
        assertThat(locked.keySet())
                .as("run the tests of this module with -Dpubgames.write-docs=true")
                .containsAll(now.keySet());
    }

    private static Map<String, String> shipped() {
        Map<String, String> pins = new TreeMap<>();
        for (Game<?, ?> game : Games.installed()) {
            for (Variant variant : game.variants().all()) {
                pins.put(
                        game.key().id() + " " + variant.pinned(),
                        hash(JsonWriter.canonical(variant.settings())));
            }
            for (MixIn mixIn : game.variants().mixIns()) {
                pins.put(
                        game.key().id() + " " + mixIn.pinned(),
                        hash(JsonWriter.canonical(mixIn.values())));
            }
        }
        return pins;
    }

    private static String hash(String text) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
