package org.pubgames.core;

/**
 * A document the rules come from.
 *
 * @param id the id that starts its clauses' ids
 * @param title its title
 * @param shortTitle its title as a citation names it
 * @param publisher who published it
 * @param edition which edition was read
 * @param language the language of the print
 * @param url where it can be found, empty when it is not on the web
 * @param confidence {@code high}, {@code medium} or {@code low}
 */
public record Source(
        String id,
        LocalText title,
        LocalText shortTitle,
        String publisher,
        String edition,
        String language,
        String url,
        String confidence) {

    /**
     * The source of the library's own conventions: how things are reported, and checks that no
     * print makes.
     */
    public static final String OURS = "pubgames";
}
