package org.pubgames.competition;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import java.util.List;
import org.pubgames.core.contract.ArchitectureContract;

/** The arrows of the house, and names that the rule engine's model generator can bear. */
@AnalyzeClasses(
        packages = "org.pubgames.competition",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends ArchitectureContract {

    private static final int FACTS = 24;

    ArchitectureTest() {
        super(CompetitionSettings.class);
    }

    @Override
    protected List<String> someThatRulesRead() {
        return List.of("StageDraw", "ResultReport", "Level", "Withdrawal", "Numbering");
    }

    @Override
    protected int leastFacts() {
        return FACTS;
    }
}
