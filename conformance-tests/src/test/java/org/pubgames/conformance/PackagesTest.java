package org.pubgames.conformance;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import java.util.Set;
import org.pubgames.core.contract.PackageContract;

/** The packages of the kit. */
@AnalyzeClasses(
        packages = "org.pubgames.conformance",
        importOptions = ImportOption.DoNotIncludeTests.class)
class PackagesTest extends PackageContract {

    /** What a tested program says is a JSON tree; only the kit itself reads it. */
    @Override
    protected Set<String> shownAllTheSame() {
        return Set.of("org.pubgames.core.internal.data.Node");
    }
}
