package org.pubgames.conformance;

import java.nio.file.Path;
import java.util.List;
import org.pubgames.core.contract.TextsContract;

/** Holds the texts of reports, vectors and examples to the glossary. */
class ReportTextsTest extends TextsContract {

    @Override
    protected List<Path> folders() {
        return List.of(Path.of("src", "main", "resources"), Path.of("..", "examples"));
    }
}
