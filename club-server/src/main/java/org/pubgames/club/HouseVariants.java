package org.pubgames.club;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Variants that come with the server, put into the club's folder, where they can be changed. */
final class HouseVariants {

    private static final List<String> NAMES = List.of("club-round-robin.yaml", "club-evening.yaml");

    private HouseVariants() {}

    static void bring(Path folder) throws IOException {
        for (String name : NAMES) {
            Path file = folder.resolve(name);
            if (Files.exists(file)) {
                continue;
            }
            try (InputStream in =
                    HouseVariants.class.getResourceAsStream(
                            "/META-INF/pubgames/club-server/" + name)) {
                if (in == null) {
                    throw new IOException(name + " is missing in the jar");
                }
                Files.copy(in, file);
            }
        }
    }
}
