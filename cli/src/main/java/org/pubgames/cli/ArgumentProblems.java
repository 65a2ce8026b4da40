package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Mistakes in the arguments as problems. */
final class ArgumentProblems {

    private ArgumentProblems() {}

    static List<Problem> of(CommandLine.ParameterException e) {
        if (e instanceof CommandLine.UnmatchedArgumentException unmatched) {
            return unmatched.getUnmatched().stream()
                    .limit(1)
                    .map(word -> unmatched(word, e.getCommandLine()))
                    .toList();
        }
        if (e instanceof CommandLine.MissingParameterException missing) {
            List<Problem> problems = new ArrayList<>();
            for (ArgSpec argument : missing.getMissing()) {
                boolean valueAlone = argument.isOption() && !argument.required();
                String code = valueAlone ? "missing-option-value" : "missing-argument";
                problems.add(
                        Problem.of(code, Where.UNKNOWN)
                                .withValue(name(argument))
                                .withAllowed(argument.isOption() ? argument.paramLabel() : ""));
            }
            return problems;
        }
        if (e instanceof CommandLine.OverwrittenOptionException twice) {
            return List.of(
                    Problem.of("option-twice", Where.UNKNOWN)
                            .withValue(name(twice.getOverwritten())));
        }
        String value = e.getValue() == null ? String.valueOf(e.getMessage()) : e.getValue();
        ArgSpec spec = e.getArgSpec();
        return List.of(
                Problem.of("unusable-argument", Where.UNKNOWN)
                        .withValue(value)
                        .withAllowed(spec == null ? "" : name(spec)));
    }

    /** The problem of a word that is no command, option or argument. */
    static Problem unmatched(String word, CommandLine command) {
        if (word.startsWith("-") && word.length() > 1) {
            return unknownOption(word, command);
        }
        List<String> commands = List.copyOf(command.getSubcommands().keySet());
        if (commands.isEmpty()) {
            return Problem.of("unexpected-argument", Where.UNKNOWN).withValue(word);
        }
        return Problem.of("unknown-command", Where.UNKNOWN)
                .withValue(word)
                .withAllowed(String.join(", ", commands))
                .withSuggestion(Nearest.of(word, commands));
    }

    static Problem unknownOption(String word, CommandLine command) {
        String option = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        List<String> names = new ArrayList<>();
        for (OptionSpec known : command.getCommandSpec().options()) {
            names.add(known.longestName());
        }
        return Problem.of("unknown-option", Where.UNKNOWN)
                .withValue(option)
                .withAllowed(String.join(", ", names))
                .withSuggestion(Nearest.of(option, names));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
