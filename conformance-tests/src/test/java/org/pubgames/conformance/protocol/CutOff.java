package org.pubgames.conformance.protocol;

/**
 * A run that ends without closing its implementation; it prints the id of the process it leaves
 * behind.
 */
final class CutOff {

    private CutOff() {}

    /** Starts an implementation and exits. */
    @SuppressWarnings("resource") // not closed on purpose
    public static void main(String... arguments) {
        ProcessTestee testee = new ProcessTestee(Machine.launch(Misbehaving.class, "ignores-stop"));
        var unused = testee.claim();
        System.out.println(ProcessHandle.current().children().findFirst().orElseThrow().pid());
        System.exit(0);
    }
}
