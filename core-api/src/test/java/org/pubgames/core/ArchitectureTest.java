package org.pubgames.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * The arrows of the house: the public page knows nothing behind it, and one room alone knows the
 * rule engine.
 */
@AnalyzeClasses(
        packages = "org.pubgames.core",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule publicPageStandsAlone =
            noClasses()
                    .that()
                    .resideInAPackage("org.pubgames.core")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "org.pubgames.core.spi..",
                            "org.pubgames.core.rules..",
                            "org.kie..",
                            "org.drools..",
                            "com.fasterxml..",
                            "org.snakeyaml..",
                            "jakarta..",
                            "org.hibernate..");

    @ArchTest
    static final ArchRule onlyOneRoomKnowsTheRuleEngine =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("org.pubgames.core.rules")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("org.kie..", "org.drools..");

    @ArchTest
    static final ArchRule comparingKnowsNoGameAndNoEngine =
            classes()
                    .that()
                    .resideInAPackage("org.pubgames.core.internal.compare")
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(
                            "java..",
                            "org.jspecify..",
                            "org.pubgames.core",
                            "org.pubgames.core.internal.compare",
                            "org.pubgames.core.spi",
                            "org.pubgames.core.internal.data");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("org.pubgames.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule authorsNeedNothingInternal =
            noClasses()
                    .that()
                    .resideInAPackage("org.pubgames.core.spi")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "org.pubgames.core.rules..",
                            "org.pubgames.core.internal.book..",
                            "org.pubgames.core.internal.compare..",
                            "org.pubgames.core.internal.data..",
                            "org.pubgames.core.internal.journal..",
                            "org.pubgames.core.internal.table..",
                            "org.pubgames.core.internal.variant..");

    @ArchTest
    static final ArchRule noJunkDrawers =
            classes()
                    .should()
                    .haveSimpleNameNotEndingWith("Util")
                    .andShould()
                    .haveSimpleNameNotEndingWith("Utils")
                    .andShould()
                    .haveSimpleNameNotEndingWith("Manager")
                    .andShould()
                    .haveSimpleNameNotEndingWith("Helper");
}
