package org.pubgames.cli;

import java.util.Optional;
import org.pubgames.conformance.SuiteVersion;
import org.pubgames.core.Lang;
import org.pubgames.lsp.VariantLanguageServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code pubgames variant lsp}: a language server for variant files on standard input and output.
 */
@Command(name = "lsp", mixinStandardHelpOptions = true)
final class VariantLspCommand extends CommonOptions implements Step {

    private Optional<Lang> asked = Optional.empty();

    /** Many editors say so; there is no other way. */
    @Option(names = "--stdio")
    void stdio(boolean said) {
        // nothing to choose
    }

    @Override
    void lang(String code) {
        asked = Lang.of(code);
    }

    @Override
    public int run(Console console) {
        int status =
                VariantLanguageServer.serve(
                        console.in(),
                        console.out().stream(),
                        asked,
                        console.lang(),
                        SuiteVersion.text());
        return status == 0 ? Exit.WELL : Exit.FALLS_SHORT;
    }
}
