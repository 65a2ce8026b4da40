package org.pubgames.schocken;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import java.util.regex.Pattern;
import org.pubgames.core.contract.PackageContract;

/** No two packages of Schocken and of its tournament need each other. */
@AnalyzeClasses(
        packages = "org.pubgames.schocken",
        importOptions = {ImportOption.DoNotIncludeTests.class, PackagesTest.Written.class})
class PackagesTest extends PackageContract {

    /** What the build makes of the rules lies in packages below them, and each needs the other. */
    static final class Written implements ImportOption {

        private static final Pattern COMPILED_RULES = Pattern.compile(".*/rules/P[0-9A-F]{2}/.*");

        @Override
        public boolean includes(Location location) {
            return !location.matches(COMPILED_RULES);
        }
    }
}
