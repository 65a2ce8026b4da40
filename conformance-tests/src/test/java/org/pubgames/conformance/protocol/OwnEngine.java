package org.pubgames.conformance.protocol;

import java.io.IOException;

/** Our own games as a process. */
final class OwnEngine {

    private OwnEngine() {}

    /** Answers until it is told to stop. */
    public static void main(String... arguments) throws IOException {
        ProtocolServer.ofInstalledGames().serve(System.in, System.out);
    }
}
