package org.pubgames.core.contract;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pubgames.core.Settings;
import org.pubgames.core.spi.Situation;

/**
 * Which way the packages of a game depend, and names that the rule engine's model generator can
 * bear.
 */
public abstract class ArchitectureContract extends PackageContract {

    private final Class<? extends Settings> settings;
    private final Set<Class<?>> alsoRead;

    /**
     * The architecture of one game.
     *
     * @param settings the game's settings; its home is their package
     * @param alsoRead what rules read beside facts and settings
     */
    protected ArchitectureContract(Class<? extends Settings> settings, Class<?>... alsoRead) {
        this.settings = settings;
        this.alsoRead = Set.of(alsoRead);
    }

    /** The packages that are the game's own; games of one family may share some. */
    protected List<String> homes() {
        return List.of(settings.getPackageName() + "..");
    }

    /** The packages of the facts. */
    protected List<String> factPackages() {
        return List.of(settings.getPackageName() + ".rules");
    }

    /** Some of what rules read, by simple name: proof that the names are looked at. */
    protected abstract List<String> someThatRulesRead();

    /** There are at least so many facts. */
    protected abstract int leastFacts();

    @ArchTest
    void noRuleEngineInThisModule(JavaClasses all) {
        noClasses()
                .that(are("written by hand", javaClass -> !generated(javaClass)))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.kie..", "org.drools..")
                .check(all);
    }

    @ArchTest
    void noOtherGameAndNothingAboveTheGames(JavaClasses all) {
        Stream<String> shared =
                Stream.of(
                        "java..",
                        "jakarta.validation..",
                        "org.hibernate.validator..",
                        "org.jspecify..",
                        "org.pubgames.core..");
        classes()
                .that(are("written by hand", javaClass -> !generated(javaClass)))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.concat(shared, homes().stream()).toArray(String[]::new))
                .check(all);
    }

    /** A game needs nothing of the library but its public packages. */
    @ArchTest
    void nothingInternalIsUsed(JavaClasses all) {
        noClasses()
                .that(are("written by hand", javaClass -> !generated(javaClass)))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.pubgames.core.internal..", "org.pubgames.core.rules..")
                .check(all);
    }

    @ArchTest
    void factsAreRecordsOfOneTopic(JavaClasses all) {
        classes()
                .that(are("facts", ArchitectureContract::fact))
                .should()
                .beRecords()
                .andShould()
                .resideInAnyPackage(factPackages().toArray(String[]::new))
                .check(all);
    }

    @ArchTest
    void factsHaveNamesThatTheModelGeneratorCanBear(JavaClasses all) {
        classes()
                .that(are("read by rules", this::readByRules))
                .should(new AvoidNamesOfTheModelGenerator())
                .check(all);
    }

    /** Rulings concern the player or the side of a fact: neither may be a yes or no. */
    @ArchTest
    void aPlayerAndASideOfAFactAreSomebody(JavaClasses all) {
        noMethods()
                .that()
                .areDeclaredInClassesThat(are("facts", ArchitectureContract::fact))
                .and()
                .haveNameMatching("player|side")
                .should()
                .haveRawReturnType(boolean.class)
                .check(all);
    }

    @ArchTest
    void theNamesAreReallyLookedAt(JavaClasses all) {
        Set<String> read = new TreeSet<>();
        all.stream()
                .filter(this::readByRules)
                .forEach(javaClass -> read.add(javaClass.getSimpleName()));
        assertThat(read).containsAll(someThatRulesRead());
        assertThat(all.stream().filter(ArchitectureContract::fact))
                .hasSizeGreaterThanOrEqualTo(leastFacts());
        assertThat(all.stream().filter(PackageContract::generated)).isNotEmpty();
    }

    private static DescribedPredicate<JavaClass> are(String what, Predicate<JavaClass> predicate) {
        return DescribedPredicate.describe(what, predicate);
    }

    /** Whether a class is something that rules can be asked about. */
    protected static boolean fact(JavaClass javaClass) {
        return javaClass.isAssignableTo(Situation.class) && !javaClass.isInterface();
    }

    private boolean readByRules(JavaClass javaClass) {
        return !generated(javaClass)
                && (factPackages().contains(javaClass.getPackageName())
                        || fact(javaClass)
                        || javaClass.getName().startsWith(settings.getName())
                        || alsoRead.stream().anyMatch(javaClass::isEquivalentTo));
    }
}
