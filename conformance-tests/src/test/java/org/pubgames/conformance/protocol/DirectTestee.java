package org.pubgames.conformance.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.testee.Claim;

/** A server in the same process; a test may change the lines in between. */
final class DirectTestee extends LineTestee {

    private final ProtocolServer server = ProtocolServer.ofInstalledGames();
    private final UnaryOperator<String> replies;
    private final List<String> sent = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private int seq;

    DirectTestee(UnaryOperator<String> replies) {
        this.replies = replies;
    }

    List<String> sent() {
        return sent;
    }

    List<String> heard() {
        return heard;
    }

    @Override
    Claim introduced() {
        return ask(new Request.Start(Request.PROTOCOL), Reply::claim);
    }

    @Override
    <T> T ask(Request request, Function<Reply, T> reading) {
        int number = request instanceof Request.Start ? 0 : ++seq;
        String line = request.line(number);
        sent.add(line);
        String reply = server.answer(line).orElseThrow();
        heard.add(reply);
        return reading.apply(Reply.read(replies.apply(reply), number));
    }

    @Override
    public void close() {
        // nothing was opened
    }
}
