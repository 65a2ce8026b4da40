package org.pubgames.spring.autoconfigure;

import java.nio.file.Files;
import org.pubgames.spring.CurrentCatalogue;
import org.pubgames.store.StoreException;
import org.pubgames.store.StoredMatches;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;

/**
 * Down when the store does not answer or the folder of variants is not there. A broken file in it
 * is told and does not take an evening down.
 */
final class PubgamesHealth extends AbstractHealthIndicator {

    private final StoredMatches matches;
    private final CurrentCatalogue catalogue;

    PubgamesHealth(StoredMatches matches, CurrentCatalogue catalogue) {
        super("pubgames cannot be asked for its health");
        this.matches = matches;
        this.catalogue = catalogue;
    }

    @Override
    protected void doHealthCheck(Health.Builder builder) {
        builder.up();
        try {
            boolean any = !matches.store().list("", 1).isEmpty();
            builder.withDetail("store", any ? "answers" : "answers, no match yet");
        } catch (StoreException e) {
            builder.down().withDetail("store", e.trouble().name());
        }
        catalogue
                .folder()
                .ifPresent(
                        folder -> {
                            boolean readable =
                                    Files.isDirectory(folder) && Files.isReadable(folder);
                            builder.withDetail("variants", readable ? "readable" : "not readable");
                            builder.withDetail("variantProblems", catalogue.problems().size());
                            if (!readable) {
                                builder.down();
                            }
                        });
    }
}
