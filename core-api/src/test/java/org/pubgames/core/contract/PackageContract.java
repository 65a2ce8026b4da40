package org.pubgames.core.contract;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.ArchTest;

/**
 * No package of a module depends on another one that depends on it, however long the way. A module
 * extends it and says with {@code @AnalyzeClasses} which packages are its own.
 */
public abstract class PackageContract {

    @ArchTest
    static void packagesHaveNoCycles(JavaClasses all) {
        slices().matching("org.pubgames.(**)").should().beFreeOfCycles().check(all);
    }
}
