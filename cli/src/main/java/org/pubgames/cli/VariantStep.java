package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Problem;
import picocli.CommandLine.Option;

/** A command that knows variants: the installed ones and those of the folders it is given. */
abstract class VariantStep extends CommonOptions implements Step {

    @Option(names = "--variants", paramLabel = "DIR")
    private List<String> folders = new ArrayList<>();

    VariantStep() {}

    VariantStep(PlainArguments plain) {
        plain.find("--variants").ifPresent(folders::add);
    }

    @Override
    public final int run(Console console) {
        Optional<Problem> wrong = wrongArgument();
        if (wrong.isPresent()) {
            return console.refuse(List.of(wrong.get()));
        }
        ProblemTeller teller = new ProblemTeller(console);
        return VariantDesk.of(folders, console, teller)
                .fold(
                        desk -> {
                            leftOut(desk);
                            return run(desk);
                        },
                        teller::refuse);
    }

    /** What is wrong with the arguments by themselves. */
    Optional<Problem> wrongArgument() {
        return Optional.empty();
    }

    /** Tells which files of the folders are left out. */
    void leftOut(VariantDesk desk) {
        desk.teller().warn(desk.problems());
    }

    /** Does it; the answer is the exit status. */
    abstract int run(VariantDesk desk);
}
