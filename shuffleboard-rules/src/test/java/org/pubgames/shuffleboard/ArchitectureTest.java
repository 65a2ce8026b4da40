package org.pubgames.shuffleboard;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;
import org.pubgames.core.contract.ArchitectureContract;

/** The arrows of the house, and names that the rule engine's model generator can bear. */
@AnalyzeClasses(
        packages = "org.pubgames.shuffleboard",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends ArchitectureContract {

    ArchitectureTest() {
        super(
                ShuffleboardSettings.class,
                Zone.class,
                Side.class,
                From.class,
                Foul.class,
                ShuffleboardState.Ending.class);
    }

    @Override
    protected List<String> factPackages() {
        return List.of(
                "org.pubgames.shuffleboard.rules",
                "org.pubgames.shuffleboard.court.rules",
                "org.pubgames.shuffleboard.deck.rules",
                "org.pubgames.shuffleboard.shovelboard.rules",
                "org.pubgames.shuffleboard.table.rules");
    }

    @Override
    protected List<String> someThatRulesRead() {
        return List.of("DiscAtRest", "GameClose", "CourtDisc", "DeckDisc", "Fallback", "TapShot");
    }

    @Override
    protected int leastFacts() {
        return 40;
    }

    /** A game's own room may look out; nobody looks in. */
    @ArchTest
    void theFamilyKnowsNoneOfItsGames(JavaClasses all) {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.pubgames.shuffleboard",
                        "org.pubgames.shuffleboard.play",
                        "org.pubgames.shuffleboard.rules")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.pubgames.shuffleboard.court..",
                        "org.pubgames.shuffleboard.deck..",
                        "org.pubgames.shuffleboard.shovelboard..",
                        "org.pubgames.shuffleboard.table..")
                .check(all);
    }
}
