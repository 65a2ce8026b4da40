package org.pubgames.club.pages;

/** Somebody asks for a page that is not his. */
final class NotYours extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotYours() {
        super("not yours", null, false, false);
    }
}
