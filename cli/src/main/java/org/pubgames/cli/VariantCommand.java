package org.pubgames.cli;

import picocli.CommandLine.Command;

/** {@code pubgames variant …}: house variants, from looking them up to mending them. */
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
            VariantMigrateCommand.class
        })
final class VariantCommand extends CommonOptions {}
