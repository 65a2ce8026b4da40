package org.pubgames.cli;

import org.pubgames.conformance.protocol.ProtocolServer;
import org.pubgames.core.Games;
import org.pubgames.core.Pinning;
import picocli.CommandLine.Command;

/**
 * {@code pubgames referee}: opens, judges and shows matches for a host in any language, by the line
 * protocol on standard input and output.
 */
@Command(name = "referee", mixinStandardHelpOptions = true)
final class RefereeCommand extends VariantStep {

    @Override
    int run(KnownVariants known) {
        return ConformanceServeCommand.serve(
                known.console(),
                ProtocolServer.ofInstalledGames(
                        Games.files(known.catalogue(), Pinning.KEPT), known.console().lang()));
    }
}
