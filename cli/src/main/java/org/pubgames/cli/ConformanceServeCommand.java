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
        return serve(console, ProtocolServer.ofInstalledGames());
    }

    /** Answers the lines of standard input; returns the exit status. */
    static int serve(Console console, ProtocolServer server) {
        try {
            server.serve(console.in(), console.out().stream());
            return Exit.WELL;
        } catch (IOException e) {
            return console.refuse(
                    List.of(
                            Problem.of("unreadable", Where.file("stdin"))
                                    .withValue(String.valueOf(e.getMessage()))));
        }
    }
}
