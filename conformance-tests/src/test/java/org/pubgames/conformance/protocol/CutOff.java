package org.pubgames.conformance.protocol;

/** A run that ends without closing what it opened; it prints the process it leaves behind. */
final class CutOff {

    private CutOff() {}

    /** Starts an implementation and goes. */
    @SuppressWarnings("resource") // that is what it is for
    public static void main(String... arguments) {
        ProcessTestee testee = new ProcessTestee(Machine.launch(Misbehaving.class, "ignores-stop"));
        var unused = testee.claim();
        System.out.println(ProcessHandle.current().children().findFirst().orElseThrow().pid());
        System.exit(0);
    }
}
