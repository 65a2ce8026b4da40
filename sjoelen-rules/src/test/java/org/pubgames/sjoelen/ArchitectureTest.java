package org.pubgames.sjoelen;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import java.util.List;
import org.pubgames.core.contract.ArchitectureContract;

/** The arrows of the house, and names that the rule engine's model generator can bear. */
@AnalyzeClasses(
        packages = "org.pubgames.sjoelen",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends ArchitectureContract {

    ArchitectureTest() {
        super(SjoelenSettings.class, Fate.class, Contact.class, Conduct.class);
    }

    @Override
    protected List<String> someThatRulesRead() {
        return List.of("ShovedDisc", "TurnScoring", "Extra", "WallRest", "Fate", "BonusDue");
    }

    @Override
    protected int leastFacts() {
        return 34;
    }
}
