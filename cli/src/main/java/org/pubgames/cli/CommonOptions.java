package org.pubgames.cli;

import picocli.CommandLine.Option;

/**
 * The options that every command knows. {@link Main} looks for them before the arguments are read,
 * because mistakes in the arguments are reported in the chosen language and form; here they are
 * only declared for picocli.
 */
abstract class CommonOptions {

    @Option(names = "--lang", paramLabel = "en|nl|de")
    void lang(String code) {
        // Read by Main.
    }

    @Option(names = "--json")
    void json(boolean asked) {
        // Read by Main.
    }
}
