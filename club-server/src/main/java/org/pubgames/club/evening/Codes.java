package org.pubgames.club.evening;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Codes that people type: no 0 and O, no 1 and I. Safe to share between threads. */
@Component
public class Codes {

    /** Signs of a board's code. */
    public static final int BOARD = 4;

    /** Signs of the code of a match. */
    public static final int MATCH = 5;

    /** Signs of a player's code. */
    public static final int PLAYER = 6;

    /** Signs of the organizer's code. */
    public static final int ORGANIZER = 8;

    private static final String SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz";

    private final SecureRandom random = new SecureRandom();

    /**
     * A code that nobody has.
     *
     * @param length how many signs
     * @param taken codes that are given
     */
    public String code(int length, Set<String> taken) {
        while (true) {
            String code = signs(SIGNS, length);
            if (!taken.contains(code)) {
                return code;
            }
        }
    }

    /** The id of a new evening. */
    public String id() {
        return signs(LETTERS, 1) + signs(SIGNS, 5).toLowerCase(Locale.ROOT);
    }

    /** A code as it was meant: any case, blanks and hyphens between. */
    public static String meant(String typed) {
        return typed.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
    }

    private String signs(String among, int length) {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < length; i++) {
            code.append(among.charAt(random.nextInt(among.length())));
        }
        return code.toString();
    }
}
