package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;
import org.pubgames.core.contract.ArchitectureContract;

/** The arrows of the house, and names that the rule engine's model generator can bear. */
@AnalyzeClasses(
        packages = "org.pubgames.schocken.tournament",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends ArchitectureContract {

    private static final int FACTS = 21;

    ArchitectureTest() {
        super(TournamentSettings.class);
    }

    @Override
    protected List<String> someThatRulesRead() {
        return List.of("Draw", "TableReport", "Seating", "Counting", "Tie");
    }

    @Override
    protected int leastFacts() {
        return FACTS;
    }

    @ArchTest
    void thereIsNoFactThatNobodyCounted(JavaClasses all) {
        assertThat(all.stream().filter(ArchitectureContract::fact)).hasSize(FACTS);
    }
}
