package org.pubgames.core.internal.variant;

import java.math.BigDecimal;
import org.pubgames.core.internal.data.Node;

/** From format 1 to 2: what a file extends and takes up is named with its edition. */
final class ToFormatTwo implements MigrationStep {

    @Override
    public void apply(MigrationSheet sheet) {
        sheet.field("variant")
                .filter(ToFormatTwo::first)
                .ifPresent(
                        version -> {
                            sheet.replace(version, "/variant", "2", "format 2");
                            sheet.names().stream()
                                    .filter(name -> !name.written().pinned())
                                    .forEach(name -> pin(sheet, name));
                        });
    }

    private static boolean first(Node version) {
        return version instanceof Node.Decimal number
                && number.value().compareTo(BigDecimal.ONE) == 0;
    }

    static void pin(MigrationSheet sheet, MigrationSheet.Named name) {
        sheet.replace(name.node(), name.path(), name.present(), "pin " + name.present());
    }
}
