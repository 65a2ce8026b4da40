package org.pubgames.core;

import java.util.List;

/** Who must speak next. */
public sealed interface Turn {

    /** One player. */
    record Player(String name) implements Turn {}

    /** Any of these players. */
    record Several(List<String> names) implements Turn {
        /**
         * Keeps a copy of the names.
         *
         * @param names any of them may speak
         */
        public Several {
            names = List.copyOf(names);
        }
    }

    /** Chance: dice or a draw have to be shown. */
    record Chance(List<String> names) implements Turn {
        /**
         * Keeps a copy of the names.
         *
         * @param names who throws or draws; empty when nobody in particular does
         */
        public Chance {
            names = List.copyOf(names);
        }
    }

    /** An official: jury, ring leader, organizer. */
    record Official() implements Turn {}

    /** Nobody: play is over. Officials may still put the records right. */
    record Over() implements Turn {}
}
