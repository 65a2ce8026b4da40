package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Problem;
import picocli.CommandLine.Option;

/** A command with variants: the installed ones and those of the folders it is given. */
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
        ProblemPrinter printer = new ProblemPrinter(console);
        return KnownVariants.of(folders, console, printer)
                .fold(
                        known -> {
                            leftOut(known);
                            return run(known);
                        },
                        printer::refuse);
    }

    /** What is wrong with the arguments, whatever the variants. */
    Optional<Problem> wrongArgument() {
        return Optional.empty();
    }

    /** Prints which files of the folders are left out. */
    void leftOut(KnownVariants known) {
        known.printer().warn(known.problems());
    }

    /** Runs it; returns the exit status. */
    abstract int run(KnownVariants known);
}
