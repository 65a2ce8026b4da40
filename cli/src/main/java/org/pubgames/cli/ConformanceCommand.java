package org.pubgames.cli;

import picocli.CommandLine.Command;

/** {@code pubgames conformance …}: puts implementations of the rules to the test. */
@Command(
        name = "conformance",
        mixinStandardHelpOptions = true,
        subcommands = {
            ConformanceRunCommand.class,
            ConformanceVectorsCommand.class,
            ConformanceReportCommand.class,
            ConformanceServeCommand.class
        })
final class ConformanceCommand extends CommonOptions {}
