package org.pubgames.cli;

/** Cuts texts that are too long. */
final class Cut {

    private Cut() {}

    /** A text without styles, cut to a number of characters; an ellipsis stands for the rest. */
    static String to(int width, String text) {
        if (text.length() <= width) {
            return text;
        }
        int end = Math.max(0, width - 1);
        if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, end) + "…";
    }
}
