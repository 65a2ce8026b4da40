package org.pubgames.store;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.pubgames.core.contract.PackageContract;

/** The store knows the public page, and each library that a host may leave out stands alone. */
@AnalyzeClasses(
        packages = "org.pubgames.store",
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest extends PackageContract {

    @ArchTest
    static final ArchRule onlyThePublicPageIsUsed =
            classes()
                    .that()
                    .doNotBelongToAnyOf(EmbeddedDatabase.class, Migrations.class)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(
                            "java..",
                            "javax.sql",
                            "org.jspecify..",
                            "org.pubgames.core",
                            "org.pubgames.store");

    @ArchTest
    static final ArchRule flywayIsUsedInOnePlace =
            noClasses()
                    .that()
                    .doNotBelongToAnyOf(Migrations.class)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("org.flywaydb..");

    @ArchTest
    static final ArchRule h2IsUsedInOnePlace =
            noClasses()
                    .that()
                    .doNotBelongToAnyOf(EmbeddedDatabase.class)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("org.h2..");
}
