package org.pubgames.cli;

import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.compare.Comparison;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames variant diff A B}: the settings in which two variants of a game differ, and the
 * shortest example that ends differently.
 */
@Command(name = "diff", mixinStandardHelpOptions = true)
final class VariantDiffCommand extends VariantStep {

    @Parameters(index = "0", paramLabel = "A", descriptionKey = "one")
    private String one = "";

    @Parameters(index = "1", paramLabel = "B", descriptionKey = "other")
    private String other = "";

    @Option(names = "--game", paramLabel = "GAME")
    private String gameId = "";

    @Override
    int run(KnownVariants known) {
        return VariantPair.of(new VariantName(one, gameId), new VariantName(other, gameId), known)
                .fold(
                        pair ->
                                run(
                                        pair.one().game(),
                                        pair.one().variant(),
                                        pair.other(),
                                        known.console()),
                        known.printer()::refuse);
    }

    private static <S extends GameState, E extends GameEvent> int run(
            Game<S, E> game, Variant a, Variant b, Console console) {
        Comparison comparison = Comparison.of(game, a, b);
        if (console.json()) {
            new DiffJson<>(game, console).tell(comparison);
        } else {
            new DiffText<>(game, console).tell(comparison);
        }
        return comparison.example().isPresent() ? Exit.WELL : Exit.FALLS_SHORT;
    }
}
