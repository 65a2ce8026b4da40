package org.pubgames.club.pages;

/** Somebody asks for a page that is not there. */
final class NoSuchPage extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoSuchPage() {
        super("no such page", null, false, false);
    }
}
