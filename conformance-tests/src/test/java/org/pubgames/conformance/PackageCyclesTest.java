package org.pubgames.conformance;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;

/** No two packages of this module need each other, directly or by way of others. */
class PackageCyclesTest {

    private static final String HOME = "org.pubgames.conformance";

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages(HOME)
                    .that(
                            DescribedPredicate.describe(
                                    "of this module",
                                    found -> found.getPackageName().startsWith(HOME)));

    /** Every package is a slice of its own, the one at the root too. */
    private static final SliceAssignment PACKAGES =
            new SliceAssignment() {
                @Override
                public SliceIdentifier getIdentifierOf(JavaClass found) {
                    return SliceIdentifier.of(found.getPackageName());
                }

                @Override
                public String getDescription() {
                    return "every package";
                }
            };

    @Test
    void thereIsNone() {
        slices().assignedFrom(PACKAGES).should().beFreeOfCycles().check(CLASSES);
    }
}
