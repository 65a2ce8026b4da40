package org.pubgames.shuffleboard.table;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import java.util.List;
import org.pubgames.core.contract.ArchitectureContract;

/** This game knows the family and no other game of it. */
@AnalyzeClasses(
        packages = "org.pubgames.shuffleboard.table",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends ArchitectureContract {

    ArchitectureTest() {
        super(TableSettings.class);
    }

    @Override
    protected List<String> homes() {
        return List.of(
                "org.pubgames.shuffleboard",
                "org.pubgames.shuffleboard.play",
                "org.pubgames.shuffleboard.rules",
                "org.pubgames.shuffleboard.equipment..",
                "org.pubgames.shuffleboard.table..");
    }

    @Override
    protected List<String> someThatRulesRead() {
        return List.of("Weight", "Claim", "TapShot", "Style");
    }

    @Override
    protected int leastFacts() {
        return 6;
    }
}
