package org.pubgames.core.internal.variant;

/** What a file extends and takes up is named with the edition that there is now. */
final class ToPresentEditions implements MigrationStep {

    @Override
    public void apply(MigrationSheet sheet) {
        for (MigrationSheet.Named name : sheet.names()) {
            int present = Pin.of(name.present()).map(Pin::edition).orElse(0);
            String written = name.written().id() + "@" + name.written().edition();
            if (!name.written().pinned()) {
                ToFormatTwo.pin(sheet, name);
            } else if (name.written().edition() < present) {
                String step = "raise " + written + " → " + name.present();
                sheet.replace(name.node(), name.path(), name.present(), step);
            }
        }
    }
}
