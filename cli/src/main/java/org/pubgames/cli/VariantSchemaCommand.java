package org.pubgames.cli;

import org.pubgames.core.Games;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.VariantSchema;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pubgames variant schema GAME}: the JSON Schema of a game's variant files, for editors. */
@Command(name = "schema", mixinStandardHelpOptions = true)
final class VariantSchemaCommand extends CommonOptions implements Step {

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String gameId = "";

    @Override
    public int run(Console console) {
        return Games.look(gameId, Where.UNKNOWN)
                .fold(
                        game -> {
                            console.out().text(VariantSchema.of(game, console.lang()));
                            return Exit.WELL;
                        },
                        console::refuse);
    }
}
