package org.pubgames.store;

/**
 * The storage does not do what it should: a disk is full, a database away, a file damaged. Whether
 * a line that was being written is there is not known; sent again with its {@link RequestKey} it is
 * either written or answered as before.
 */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Trouble trouble;

    /** What kind of trouble. */
    public enum Trouble {
        /** The store was closed. */
        CLOSED,
        /** Another process has it, or another store of this one. */
        IN_USE,
        /** The disk or the database does not answer, or answers with an error. */
        UNAVAILABLE,
        /** What was written before cannot be read. */
        DAMAGED
    }

    /**
     * Trouble without another exception behind it.
     *
     * @param trouble what kind
     * @param message what happened, with the name of the file or the match
     */
    public StoreException(Trouble trouble, String message) {
        super(message);
        this.trouble = trouble;
    }

    /**
     * Trouble that another exception told of.
     *
     * @param trouble what kind
     * @param message what happened, with the name of the file or the match
     * @param cause what told of it
     */
    public StoreException(Trouble trouble, String message, Throwable cause) {
        super(message, cause);
        this.trouble = trouble;
    }

    /** {@return what kind of trouble} */
    public Trouble trouble() {
        return trouble;
    }
}
