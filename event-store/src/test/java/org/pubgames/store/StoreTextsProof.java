package org.pubgames.store;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.pubgames.core.contract.TextsContract;

/** Holds the texts of the store to the glossary, beside those of the core. */
@Tag("proof")
class StoreTextsProof extends TextsContract {

    @Override
    protected List<Path> folders() {
        Path own = Path.of("src", "main", "resources");
        return List.of(own, Path.of("..", "core-api").resolve(own));
    }
}
