package org.pubgames.core.rules;

/**
 * The names of rules in a rule set. A rule is called by its id in the rulebook; several that stand
 * for one entry of the book, such as the rows of a table, have the id and behind it what tells them
 * apart.
 */
final class RuleName {

    private RuleName() {}

    /** The id in the rulebook: the name up to the first blank or tilde. */
    static String id(String name) {
        for (int i = 0; i < name.length(); i++) {
            char sign = name.charAt(i);
            if (sign == ' ' || sign == '~') {
                return name.substring(0, i);
            }
        }
        return name;
    }
}
