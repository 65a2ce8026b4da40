package org.pubgames.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Legal;
import org.pubgames.core.Problem;
import org.pubgames.core.Role;
import org.pubgames.core.Where;
import org.pubgames.core.spi.Names;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames legal FILE.jsonl|-}: what may happen after the last event of a match file,
 * complete events and forms to fill in.
 */
@Command(name = "legal", mixinStandardHelpOptions = true)
final class LegalCommand extends VariantStep {

    @Parameters(index = "0", paramLabel = "FILE.jsonl|-", descriptionKey = "file")
    private String file = "";

    @Option(names = "--role", paramLabel = "ROLE")
    private Optional<String> role = Optional.empty();

    @Override
    Optional<Problem> wrongArgument() {
        List<String> roles = Arrays.stream(Role.values()).map(Names::written).toList();
        return role.filter(name -> !roles.contains(name))
                .map(
                        name ->
                                Problem.of("unknown-role", Where.UNKNOWN)
                                        .withValue(name)
                                        .withAllowed(String.join(", ", roles))
                                        .withSuggestion(Names.nearest(name, roles)));
    }

    @Override
    int run(KnownVariants known) {
        return LastMatch.read(file, known)
                .map(last -> told(last, known.console()))
                .orElse(Exit.UNUSABLE);
    }

    private <S extends GameState, E extends GameEvent> int told(
            LastMatch.Of<S, E> last, Console console) {
        Legal<E> any = last.match().legal();
        Legal<E> legal = capacity().map(any::as).orElse(any);
        if (console.json()) {
            console.out().raw(last.game().codec().writeMoves(legal.moves()));
        } else {
            new MovesText(console).tell(last.game(), legal.moves());
        }
        console.out().flush();
        return last.sound() ? Exit.WELL : Exit.FALLS_SHORT;
    }

    private Optional<Role> capacity() {
        return role.map(
                name ->
                        Arrays.stream(Role.values())
                                .filter(each -> Names.written(each).equals(name))
                                .findFirst()
                                .orElseThrow());
    }
}
