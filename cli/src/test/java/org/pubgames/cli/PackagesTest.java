package org.pubgames.cli;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import org.pubgames.core.contract.PackageContract;

/** The packages of the command. */
@AnalyzeClasses(packages = "org.pubgames.cli", importOptions = ImportOption.DoNotIncludeTests.class)
class PackagesTest extends PackageContract {}
