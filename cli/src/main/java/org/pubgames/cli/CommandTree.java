package org.pubgames.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.pubgames.conformance.SuiteVersion;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import picocli.CommandLine;

/** The command and its subcommands, as picocli knows them. */
@CommandLine.Command(
        name = "pubgames",
        mixinStandardHelpOptions = true,
        subcommands = {
            GamesCommand.class,
            JudgeCommand.class,
            ReplayCommand.class,
            RejudgeCommand.class,
            LegalCommand.class,
            ScoreCommand.class,
            RulesCommand.class,
            InspectCommand.class,
            DigestCommand.class,
            VariantCommand.class,
            RefereeCommand.class,
            ConformanceCommand.class
        })
final class CommandTree extends CommonOptions {

    /** The width of the longest option with its value, so that its text fits beside it. */
    private static final int LONGEST_OPTION = "--known-failures=FILE".length() + 3;

    private CommandTree() {}

    /** The tree, with its help in a language. */
    static CommandLine of(Lang lang) {
        CommandLine line = new CommandLine(new CommandTree());
        line.setResourceBundle(Words.help(lang));
        line.setUsageHelpWidth(Surroundings.WIDEST);
        line.setUsageHelpLongOptionsMaxWidth(LONGEST_OPTION);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        versioned(line, "pubgames " + SuiteVersion.text());
        return line;
    }

    private static void versioned(CommandLine line, String version) {
        line.getCommandSpec().version(version);
        line.getSubcommands().values().forEach(sub -> versioned(sub, version));
    }

    /** Reads the arguments and runs the command; returns the exit status. */
    static int run(String[] args, Console console) {
        CommandLine line = of(console.lang());
        try {
            CommandLine.ParseResult parsed = line.parseArgs(args);
            if (helped(parsed, console)) {
                return Exit.WELL;
            }
            List<CommandLine> commands = parsed.asCommandLineList();
            if (commands.get(commands.size() - 1).getCommand() instanceof Step step) {
                return step.run(console);
            }
            CommandLine last = commands.get(commands.size() - 1);
            return console.refuse(
                    List.of(
                            Problem.of("missing-command", Where.UNKNOWN)
                                    .withAllowed(
                                            String.join(", ", last.getSubcommands().keySet()))));
        } catch (CommandLine.ParameterException e) {
            return console.refuse(ArgumentProblems.of(e));
        }
    }

    /** Shows help or version where it was asked for. */
    static boolean helped(CommandLine.ParseResult parsed, Console console) {
        List<CommandLine> commands = parsed.asCommandLineList();
        for (CommandLine command : commands) {
            StringWriter text = new StringWriter();
            if (command.isUsageHelpRequested()) {
                command.usage(new PrintWriter(text));
            } else if (command.isVersionHelpRequested()) {
                command.printVersionHelp(new PrintWriter(text));
            } else {
                continue;
            }
            text.toString().lines().forEach(console.out()::raw);
            return true;
        }
        return false;
    }
}
