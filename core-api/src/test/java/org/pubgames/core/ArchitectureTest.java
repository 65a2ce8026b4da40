package org.pubgames.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import java.util.stream.Stream;
import org.pubgames.core.contract.PackageContract;

/**
 * Which way the packages depend: the public page on nothing behind it, and one package alone on the
 * rule engine.
 */
@AnalyzeClasses(
        packages = "org.pubgames.core",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends PackageContract {

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
    static final ArchRule onlyOnePackageKnowsTheRuleEngine =
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
    static final ArchRule everyOtherPackageIsCalledInternalOrHasTheRuleEngine =
            classes()
                    .should()
                    .resideInAnyPackage(
                            Stream.concat(
                                            PUBLIC.stream(),
                                            Stream.of(
                                                    "org.pubgames.core.rules",
                                                    "org.pubgames.core.internal.."))
                                    .toArray(String[]::new));

    /** A mark on lists that never change; hosts see the list. */
    @Override
    protected Set<String> shownAllTheSame() {
        return Set.of("org.pubgames.core.internal.text.Unchanging");
    }

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
