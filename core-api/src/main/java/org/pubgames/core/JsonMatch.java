package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * A match of whatever game that is spoken to in JSON: what a service, a screen or a program in
 * another language needs, without a type parameter. An immutable value around a {@link Match}, safe
 * to share between threads. Reached by {@link Game#json} and {@link MatchFiles#open}.
 *
 * <p>Its JSON is that of {@link AnswerCodec} and {@link MatchCodec}. Whatever is asked without a
 * viewer knows hidden things and is for the host alone.
 */
public interface JsonMatch {

    /** {@return the match itself} */
    Match<?, ?> match();

    /** {@return the header line} */
    String header();

    /** {@return the whole match file; of what was revised only the outcome is in it} */
    String file();

    /**
     * {@return the name of exactly this log: {@code sha256:} and the SHA-256 of {@link #file} in
     * UTF-8, in 64 small hexadecimal digits} Equal matches have equal names, and a file that is
     * written by {@link #file} has it as its checksum.
     */
    String digest();

    /**
     * {@return the answer to a line behind the header: an event or a revision} Never changes this
     * match.
     *
     * @param line the line
     * @param where where the input stands; problems name it
     */
    Answer judge(String line, Where where);

    /**
     * {@return the answer to a line that somebody reports in a capacity} An event that he may not
     * report so, also one that a revision brings, is answered with the problem {@code
     * role-may-not}, and the rules are not asked. Who may take back what others have reported is
     * for the host to say.
     *
     * @param line the line
     * @param role in what capacity it is reported
     * @param where where the input stands; problems name it
     */
    Answer judge(String line, Role role, Where where);

    /** {@return the state} */
    String state();

    /**
     * {@return the state as one viewer may see it}
     *
     * @param viewer who looks
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    String state(Viewer viewer);

    /**
     * {@return the match as one viewer may see it}
     *
     * @param viewer who looks
     * @param lang the language of its sentences
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    String view(Viewer viewer, Lang lang);

    /** {@return who must speak next} */
    String turn();

    /**
     * {@return how the match ended; empty while it goes on}
     *
     * @param lang the language of its sentences
     */
    Optional<String> outcome(Lang lang);

    /** {@return what may happen next} */
    String moves();

    /**
     * {@return what somebody may report next in a capacity}
     *
     * @param role the capacity
     */
    String moves(Role role);

    /**
     * {@return what may happen next as forms alone, a list of them: quick enough to draw a screen
     * after every event; see {@link Legal#forms}}
     *
     * @param role the capacity; empty for all
     */
    String forms(Optional<Role> role);

    /** {@return where the match stands, as a header has it; empty where none can begin there} */
    Optional<String> position();

    /** The answer to a line. Immutable. */
    interface Answer {

        /** {@return the match after it; the very match that was asked where nothing has changed} */
        JsonMatch match();

        /** {@return whether the event stands or the log is revised} */
        boolean accepted();

        /** {@return the rulings that were made; of a revision those that refuse it} */
        List<Ruling> rulings();

        /** {@return what is wrong with the line; empty when the rules were asked} */
        List<Problem> problems();

        /** {@return the kind of the event that was reported; empty for a revision or no event} */
        Optional<EventKind> kind();

        /**
         * {@return the verdict or the answer to the revision; {@code
         * {"accepted":false,"problems":[…]}} when the rules could not be asked}
         *
         * @param lang the language of its sentences
         */
        String json(Lang lang);

        /**
         * {@return the same as one viewer may see it}
         *
         * @param lang the language of its sentences
         * @param viewer who looks
         * @throws IllegalArgumentException when the viewer's seat is not one of the match
         */
        String json(Lang lang, Viewer viewer);
    }
}
