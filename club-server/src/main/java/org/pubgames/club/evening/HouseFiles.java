package org.pubgames.club.evening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;
import org.pubgames.spring.CurrentCatalogue;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** The variant files of this club, in a folder that is watched. */
@Component
public class HouseFiles {

    private static final int TRIES = 100;
    private static final long PAUSE_MILLIS = 100;

    private final Path folder;
    private final CurrentCatalogue catalogue;

    /** Files in the folder of the club. */
    public HouseFiles(@Value("${club.data}") Path data, CurrentCatalogue catalogue) {
        this.folder = data.resolve("variants");
        this.catalogue = catalogue;
    }

    /** Keeps a file; afterwards matches can be opened by it. */
    public void keep(Variant variant, String yaml) {
        write(variant.id(), yaml);
        Game<?, ?> game = Games.find(variant.game()).orElseThrow();
        waited(game, variant.id(), Optional.of(variant.digest()));
    }

    /**
     * Writes an evening's own variant again where it is missing: another server may have begun it.
     */
    public void bring(EveningPlan plan) {
        Optional<Game<?, ?>> game = Games.find(plan.game());
        if (plan.house().isEmpty()
                || game.isEmpty()
                || catalogue.of(game.get()).find(plan.variant()).isPresent()) {
            return;
        }
        write(plan.variant(), plan.house());
        waited(game.get(), plan.variant(), Optional.empty());
    }

    /** {@return the file of a variant, if it is one of the club} */
    public Optional<String> file(String variant) {
        Path file = folder.resolve(variant + ".yaml");
        try {
            return Files.isRegularFile(file)
                    ? Optional.of(Files.readString(file))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String id, String yaml) {
        try {
            Path draft = Files.createTempFile(folder, ".new", ".tmp");
            Files.writeString(draft, yaml);
            Files.move(draft, folder.resolve(id + ".yaml"), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void waited(Game<?, ?> game, String id, Optional<String> digest) {
        for (int i = 0; i < TRIES; i++) {
            Optional<Variant> known = catalogue.of(game).find(id);
            if (known.filter(each -> digest.map(each.digest()::equals).orElse(true)).isPresent()) {
                return;
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
