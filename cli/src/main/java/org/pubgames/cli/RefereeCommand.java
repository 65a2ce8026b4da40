package org.pubgames.cli;

import java.io.IOException;
import java.util.List;
import org.pubgames.conformance.protocol.ProtocolServer;
import org.pubgames.core.Games;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import picocli.CommandLine.Command;

/**
 * {@code pubgames referee}: opens, judges and shows matches for a host in any language, by the line
 * protocol on standard input and output.
 */
@Command(name = "referee", mixinStandardHelpOptions = true)
final class RefereeCommand extends VariantStep {

    @Override
    int run(KnownVariants known) {
        Console console = known.console();
        try {
            ProtocolServer.ofInstalledGames(
                            Games.files(known.catalogue(), Pinning.KEPT), console.lang())
                    .serve(console.in(), console.out().stream());
            return Exit.WELL;
        } catch (IOException e) {
            return console.refuse(
                    List.of(
                            Problem.of("unreadable", Where.file("stdin"))
                                    .withValue(String.valueOf(e.getMessage()))));
        }
    }
}
