package org.pubgames.jackson.internal;

/** Something was to be written that others may not see, or that has no JSON of its own. */
public final class HiddenValue extends RuntimeException {

    private static final long serialVersionUID = 1L;

    HiddenValue(String message) {
        super(message);
    }

    static HiddenValue of(Class<?> type) {
        return new HiddenValue(
                name(type)
                        + " can hold what other players may not see. Write match.view(viewer), or"
                        + " AnsweredEvent.of(…).seenBy(viewer); what only the host reads is written"
                        + " with ForHost.of(value)");
    }

    static HiddenValue part(Class<?> type) {
        return new HiddenValue(
                name(type)
                        + " is a part of a state or an event that can hold what other players may"
                        + " not see: write match.view(viewer) as a whole");
    }

    static HiddenValue formless(Class<?> type, String instead) {
        return new HiddenValue(name(type) + " has no JSON of its own: write " + instead);
    }

    private static String name(Class<?> type) {
        String name = type.getName();
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
    }
}
