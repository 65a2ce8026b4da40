package org.pubgames.schocken;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import java.util.List;
import org.pubgames.core.contract.ArchitectureContract;

/** The arrows of the house, and names that the rule engine's model generator can bear. */
@AnalyzeClasses(
        packages = "org.pubgames.schocken",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends ArchitectureContract {

    ArchitectureTest() {
        super(
                SchockenSettings.class,
                Category.class,
                Worth.class,
                Debt.Stake.class,
                Debt.Reason.class);
    }

    /** The tournament lives next door, in a package below; its own test looks closer. */
    @Override
    protected List<String> factPackages() {
        return List.of("org.pubgames.schocken.rules", "org.pubgames.schocken.tournament.rules");
    }

    @Override
    protected List<String> someThatRulesRead() {
        return List.of(
                "ThrownDice", "SettingAside", "Lead", "TieBreak", "Worth", "Category", "Stake");
    }

    @Override
    protected int leastFacts() {
        return 30;
    }
}
