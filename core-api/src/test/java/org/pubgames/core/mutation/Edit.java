package org.pubgames.core.mutation;

/**
 * A change of a rule's text.
 *
 * @param operator what it does
 * @param start where the replaced part begins in the text
 * @param end where the replaced part ends in the text
 * @param with what stands there instead
 * @param shown the part that tells a reader what is changed; holds the replaced part
 */
record Edit(Operator operator, int start, int end, String with, Span shown) {

    /** A part of the text. */
    record Span(int start, int end) {

        String of(String text) {
            return tidy(text.substring(start, end));
        }
    }

    /** The text after the change. */
    String apply(String text) {
        return text.substring(0, start) + with + text.substring(end);
    }

    /** The shown part before the change. */
    String before(String text) {
        return shown.of(text);
    }

    /** The shown part after the change; empty when it went altogether. */
    String after(String text) {
        if (start <= shown.start() && shown.end() <= end) {
            return tidy(with);
        }
        return tidy(text.substring(shown.start(), start) + with + text.substring(end, shown.end()));
    }

    private static String tidy(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
