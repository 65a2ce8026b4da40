package org.pubgames.cli;

import picocli.CommandLine.Command;

/** {@code pubgames conformance …}: tests implementations of the rules. */
@Command(
        name = "conformance",
        mixinStandardHelpOptions = true,
        subcommands = {
            ConformanceRunCommand.class,
            ConformanceVectorsCommand.class,
            ConformanceReportCommand.class,
            ConformanceMatrixCommand.class,
            ConformanceServeCommand.class
        })
final class ConformanceCommand extends CommonOptions {}
