package org.pubgames.shuffleboard.shovelboard;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import java.util.List;
import org.pubgames.core.contract.ArchitectureContract;

/** This game knows the family and no other game of it. */
@AnalyzeClasses(
        packages = "org.pubgames.shuffleboard.shovelboard",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends ArchitectureContract {

    ArchitectureTest() {
        super(ShovelboardSettings.class);
    }

    @Override
    protected List<String> homes() {
        return List.of(
                "org.pubgames.shuffleboard",
                "org.pubgames.shuffleboard.play",
                "org.pubgames.shuffleboard.rules",
                "org.pubgames.shuffleboard.equipment..",
                "org.pubgames.shuffleboard.shovelboard..");
    }

    @Override
    protected List<String> someThatRulesRead() {
        return List.of("Weight", "Claim", "Fallback", "Scorers");
    }

    @Override
    protected int leastFacts() {
        return 3;
    }
}
