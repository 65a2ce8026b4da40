package org.pubgames.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Dependencies between the modules run one way, and no game depends on another. */
@AnalyzeClasses(packages = "org.pubgames", importOptions = ImportOption.DoNotIncludeTests.class)
class ModuleArrowsTest {

    private static final String[] GAMES = {
        "org.pubgames.sjoelen..", "org.pubgames.schocken..", "org.pubgames.shuffleboard.."
    };

    @ArchTest
    static final ArchRule theCoreKnowsNoGame =
            noClasses()
                    .that()
                    .resideInAPackage("org.pubgames.core..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "org.pubgames.sjoelen..",
                            "org.pubgames.schocken..",
                            "org.pubgames.shuffleboard..",
                            "org.pubgames.conformance..",
                            "org.pubgames.cli..");

    @ArchTest
    static final ArchRule gamesKnowNothingThatIsBuiltOnThem =
            noClasses()
                    .that()
                    .resideInAnyPackage(GAMES)
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("org.pubgames.conformance..", "org.pubgames.cli..");

    @ArchTest
    static final ArchRule noGameKnowsAnother =
            slices().matching("org.pubgames.(sjoelen|schocken|shuffleboard)..")
                    .should()
                    .notDependOnEachOther();

    @ArchTest
    static final ArchRule theCommandKnowsNoGame =
            noClasses()
                    .that()
                    .resideInAPackage("org.pubgames.cli..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(GAMES);

    @ArchTest
    static final ArchRule theRuleEngineStaysInOnePackage =
            noClasses()
                    .that()
                    .resideInAPackage("org.pubgames..")
                    .and()
                    .resideOutsideOfPackage("org.pubgames.core.rules")
                    // What the build generates from rule files lives beside the facts.
                    .and()
                    .haveSimpleNameNotContaining("Lambda")
                    .and()
                    .haveSimpleNameNotStartingWith("Rules")
                    .and()
                    .haveSimpleNameNotStartingWith("DomainClasses")
                    .and()
                    .haveSimpleNameNotEndingWith("_Metadata")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("org.kie..", "org.drools..");
}
