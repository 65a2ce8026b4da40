package org.pubgames.schocken.tournament;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.pubgames.core.rules.Situation;

/** The arrows of the house, and names that the rule engine's model generator can bear. */
@AnalyzeClasses(
        packages = "org.pubgames.schocken.tournament",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String FACTS = "org.pubgames.schocken.tournament.rules";

    @ArchTest
    static final ArchRule noRuleEngineInThisModule =
            noClasses()
                    .that(are("written by hand", javaClass -> !generated(javaClass)))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("org.kie..", "org.drools..");

    @ArchTest
    static final ArchRule noOtherGameAndNothingAboveTheGames =
            classes()
                    .that(are("written by hand", javaClass -> !generated(javaClass)))
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(
                            "java..",
                            "jakarta.validation..",
                            "org.hibernate.validator..",
                            "org.jspecify..",
                            "org.pubgames.core..",
                            "org.pubgames.schocken.tournament..");

    @ArchTest
    static final ArchRule factsAreRecordsOfOneTopic =
            classes()
                    .that(are("facts", ArchitectureTest::fact))
                    .should()
                    .beRecords()
                    .andShould()
                    .resideInAPackage(FACTS);

    @ArchTest
    static final ArchRule factsHaveNamesThatTheModelGeneratorCanBear =
            classes()
                    .that(are("read by rules", ArchitectureTest::readByRules))
                    .should(haveBearableNames());

    private static DescribedPredicate<JavaClass> are(String what, Predicate<JavaClass> predicate) {
        return DescribedPredicate.describe(what, predicate);
    }

    /** The classes that the build makes of the rule files carry a hash in their names. */
    private static boolean generated(JavaClass javaClass) {
        return javaClass.getName().matches(".*[0-9A-F]{32}.*");
    }

    private static boolean fact(JavaClass javaClass) {
        return javaClass.isAssignableTo(Situation.class) && !javaClass.isInterface();
    }

    private static boolean readByRules(JavaClass javaClass) {
        return !generated(javaClass)
                && (javaClass.getPackageName().equals(FACTS)
                        || javaClass.getName().startsWith(TournamentSettings.class.getName()));
    }

    private static ArchCondition<JavaClass> haveBearableNames() {
        return new ArchCondition<>("have bearable names") {
            @Override
            public void check(JavaClass javaClass, ConditionEvents events) {
                for (JavaMethod method : javaClass.getMethods()) {
                    String name = method.getName();
                    if (method.getRawParameterTypes().isEmpty()
                            && !method.getModifiers().contains(JavaModifier.SYNTHETIC)
                            && ("alphaIndexedBy".contains(name)
                                    || "betaIndexedBy".contains(name))) {
                        events.add(
                                SimpleConditionEvent.violated(
                                        method, method.getFullName() + " crashes the generator"));
                    }
                }
            }
        };
    }

    @ArchTest
    static void theNamesAreReallyLookedAt(JavaClasses all) {
        Set<String> read = new TreeSet<>();
        all.stream()
                .filter(ArchitectureTest::readByRules)
                .forEach(javaClass -> read.add(javaClass.getSimpleName()));
        assertThat(read).containsAll(List.of("Draw", "TableReport", "Seating", "Counting", "Tie"));
        assertThat(all.stream().filter(ArchitectureTest::fact)).hasSize(14);
        assertThat(all.stream().filter(ArchitectureTest::generated)).isNotEmpty();
    }
}
