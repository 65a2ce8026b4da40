package org.pubgames.cli;

import java.io.IOException;
import java.util.List;
import org.pubgames.conformance.protocol.ProtocolServer;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import picocli.CommandLine.Command;

/** {@code pubgames conformance serve}: our own games, answering the line protocol. */
@Command(name = "serve", mixinStandardHelpOptions = true)
final class ConformanceServeCommand extends CommonOptions implements Step {

    @Override
    public int run(Console console) {
        try {
            ProtocolServer.ofInstalledGames().serve(console.in(), console.out().stream());
            return Exit.WELL;
        } catch (IOException e) {
            return console.refuse(
                    List.of(
                            Problem.of("unreadable", Where.file("stdin"))
                                    .withValue(String.valueOf(e.getMessage()))));
        }
    }
}
