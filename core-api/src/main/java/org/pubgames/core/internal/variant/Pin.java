package org.pubgames.core.internal.variant;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of exactly one edition: {@code id@edition}.
 *
 * @param edition 0 when none is named
 */
record Pin(String id, int edition) {

    /** The highest edition. */
    static final int MOST = 999_999;

    /** What an edition looks like. */
    static final String EDITION = "[1-9][0-9]{0,5}";

    private static final Pattern FORM = Pattern.compile("([^@]+)(?:@(" + EDITION + "))?");

    /** What a text names; empty when it has another form. */
    static Optional<Pin> of(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String edition = matcher.group(2);
        return Optional.of(
                new Pin(matcher.group(1), edition == null ? 0 : Integer.parseInt(edition)));
    }

    boolean pinned() {
        return edition > 0;
    }
}
