package org.pubgames.core.internal.equipment;

import java.util.List;

/** Requirements on what is counted or looked at. */
final class PlainRequirements {

    private PlainRequirements() {}

    /** Exactly so many. */
    record Count(int number) implements Requirement {

        @Override
        public boolean holds(Object measured) {
            return (Integer) measured == number;
        }

        @Override
        public String allowed(Object measured, String unit) {
            return Integer.toString(number);
        }

        @Override
        public String code(Object measured) {
            return "wrong-count";
        }
    }

    /** One of these words. */
    record OneOf(List<String> words) implements Requirement {

        /** The word for a part that was looked for and not found. */
        private static final String MISSING = "missing";

        @Override
        public boolean holds(Object measured) {
            return words.contains((String) measured);
        }

        @Override
        public String allowed(Object measured, String unit) {
            return String.join(", ", words);
        }

        @Override
        public String code(Object measured) {
            return measured.equals(MISSING) ? "missing-part" : "wrong-material";
        }
    }

    /** It is so. */
    record Confirmed() implements Requirement {

        @Override
        public boolean holds(Object measured) {
            return (Boolean) measured;
        }

        @Override
        public String allowed(Object measured, String unit) {
            return "";
        }

        @Override
        public String code(Object measured) {
            return "not-as-printed";
        }
    }

    /** There is a mark of any kind. */
    record Marked() implements Requirement {

        @Override
        public boolean holds(Object measured) {
            return !((Mark) measured).mark().isBlank();
        }

        @Override
        public String allowed(Object measured, String unit) {
            return "";
        }

        @Override
        public String code(Object measured) {
            return "missing-label";
        }
    }

    /** The print says that the measure differs, but not by how much: whatever it is, is noted. */
    record Unquantified() implements Requirement {

        @Override
        public boolean holds(Object measured) {
            return false;
        }

        @Override
        public String allowed(Object measured, String unit) {
            return "";
        }

        @Override
        public String code(Object measured) {
            return "not-quantified";
        }

        @Override
        public boolean ofList() {
            return true;
        }

        @Override
        public boolean missed() {
            return false;
        }
    }
}
