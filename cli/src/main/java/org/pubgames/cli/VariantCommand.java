package org.pubgames.cli;

import picocli.CommandLine.Command;

/** {@code pubgames variant …}: lists, checks, explains, compares and creates variants. */
@Command(
        name = "variant",
        mixinStandardHelpOptions = true,
        subcommands = {
            VariantListCommand.class,
            VariantCheckCommand.class,
            VariantExplainCommand.class,
            VariantDiffCommand.class,
            VariantNewCommand.class,
            VariantSchemaCommand.class,
            VariantLspCommand.class,
            VariantMigrateCommand.class
        })
final class VariantCommand extends CommonOptions {}
