package org.pubgames.club.pages;

/** What a name may be made of. */
final class PlayerNames {

    /** Joins the parts of some pictures, and shows nothing by itself. */
    private static final int JOINER = 0x200D;

    private PlayerNames() {}

    /** Whether every sign of a name can be seen, and none turns the others round. */
    static boolean visible(String name) {
        return name.codePoints().allMatch(PlayerNames::visible);
    }

    private static boolean visible(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED ->
                    false;
            case Character.FORMAT -> sign == JOINER;
            default -> true;
        };
    }
}
