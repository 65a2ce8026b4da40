/**
 * What every game shares. It names its libraries, since a jar without a descriptor could not: those that have one are
 * found on the module path only when somebody requires them.
 */
open module org.pubgames.core {
    exports org.pubgames.core;
    exports org.pubgames.core.spi;
    exports org.pubgames.core.spi.picture;

    // What the kit, the command and the language server are built with; games use none of it.
    exports org.pubgames.core.rules to
            org.pubgames.conformance, org.pubgames.cli, org.pubgames.lsp;
    exports org.pubgames.core.internal.answer to
            org.pubgames.conformance, org.pubgames.cli, org.pubgames.lsp;
    exports org.pubgames.core.internal.compare to
            org.pubgames.conformance, org.pubgames.cli, org.pubgames.lsp;
    exports org.pubgames.core.internal.data to
            org.pubgames.conformance, org.pubgames.cli, org.pubgames.lsp;
    exports org.pubgames.core.internal.journal to
            org.pubgames.conformance, org.pubgames.cli, org.pubgames.lsp;
    exports org.pubgames.core.internal.text to
            org.pubgames.conformance, org.pubgames.cli, org.pubgames.lsp;
    exports org.pubgames.core.internal.variant to
            org.pubgames.conformance, org.pubgames.cli, org.pubgames.lsp;
    exports org.pubgames.core.internal.words to
            org.pubgames.conformance, org.pubgames.cli, org.pubgames.lsp;

    requires static transitive org.jspecify;
    requires java.logging;
    requires jakarta.validation;
    requires org.hibernate.validator;
    requires com.fasterxml.jackson.core;
    requires org.snakeyaml.engine;
    requires org.slf4j;
    requires org.drools.core;
    requires org.drools.base;
    requires org.drools.canonicalmodel;
    requires org.drools.modelcompiler;
    requires org.drools.util;
    requires org.drools.kiesession;
    requires org.drools.wiring.api;
    requires org.drools.wiring.statics;
    requires org.kie.api;
    requires org.kie.internal.api;
    requires org.kie.memorycompiler;

    uses org.pubgames.core.Games.Finder;
    uses org.pubgames.core.spi.GameDefinition;
    uses org.pubgames.core.spi.VariantProvider;
    uses org.pubgames.core.spi.picture.PictureProvider;

    provides org.pubgames.core.Games.Finder with
            org.pubgames.core.rules.InstalledGames;
}
