package org.pubgames.schocken;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import org.pubgames.core.contract.PackageContract;

/** No two packages of Schocken and of its tournament need each other. */
@AnalyzeClasses(
        packages = "org.pubgames.schocken",
        importOptions = ImportOption.DoNotIncludeTests.class)
class PackagesTest extends PackageContract {}
