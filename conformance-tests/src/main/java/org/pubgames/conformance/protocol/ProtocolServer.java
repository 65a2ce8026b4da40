package org.pubgames.conformance.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchFiles;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;

/**
 * The answering side of the line protocol: an implementation in this process answers the lines of a
 * stream. What cannot be read or answered is answered with {@code errored}. For one thread.
 */
public final class ProtocolServer {

    private final Testee testee;
    private final Optional<Referee> referee;

    /** A server in front of an implementation, which stays the caller's to close. */
    public ProtocolServer(Testee testee) {
        this(testee, Optional.empty());
    }

    private ProtocolServer(Testee testee, Optional<Referee> referee) {
        this.testee = testee;
        this.referee = referee;
    }

    /** A server in front of all installed games. */
    public static ProtocolServer ofInstalledGames() {
        return ofInstalledGames(Games.files(), Lang.EN);
    }

    /**
     * A server in front of all installed games.
     *
     * @param files where the variants of opened matches are looked up
     * @param lang the language of hosts who ask for none
     */
    public static ProtocolServer ofInstalledGames(MatchFiles files, Lang lang) {
        return new ProtocolServer(
                new OwnGames(Games.installed()), Optional.of(new Referee(files, lang)));
    }

    /** Answers until it is told to stop, or the input ends. */
    public void serve(InputStream in, OutputStream out) throws IOException {
        LineSource lines = new LineSource(in);
        while (true) {
            LineSource.Line heard = lines.next();
            if (heard.kind() == LineSource.Kind.ENDED) {
                return;
            }
            Optional<String> answer = answer(heard);
            if (answer.isEmpty()) {
                return;
            }
            out.write((answer.get() + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }

    private Optional<String> answer(LineSource.Line heard) {
        return switch (heard.kind()) {
            case LINE -> answer(heard.text());
            case TOO_LONG ->
                    Optional.of(
                            ReplyWriter.errored(
                                    0, "a line has at most " + Request.LONGEST_LINE + " bytes"));
            default -> Optional.of(ReplyWriter.errored(0, "a line is UTF-8"));
        };
    }

    /** The answer to one line; empty when it says to stop. */
    Optional<String> answer(String line) {
        Optional<String> judged = referee.flatMap(host -> judged(host, line));
        if (judged.isPresent()) {
            return judged;
        }
        RequestReader.Received received = RequestReader.read(line);
        if (received.request().isEmpty()) {
            return Optional.of(ReplyWriter.errored(received.seq(), received.wrong()));
        }
        Request request = received.request().get();
        if (request instanceof Request.Stop) {
            return Optional.empty();
        }
        return Optional.of(answered(request, received.seq()));
    }

    private static Optional<String> judged(Referee host, String line) {
        try {
            return host.answer(line);
        } catch (RuntimeException e) {
            // every line gets an answer, whatever it says
            return Optional.of(
                    ReplyWriter.errored(
                            RequestReader.read(line).seq(),
                            e.getMessage() == null
                                    ? e.getClass().getSimpleName()
                                    : e.getMessage()));
        }
    }

    private String answered(Request request, int seq) {
        try {
            return said(request, seq);
        } catch (TesteeException e) {
            return e.why() == TesteeException.Why.SKIPPED
                    ? ReplyWriter.skipped(seq, e)
                    : ReplyWriter.errored(seq, String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            // every line gets an answer, whatever it says
            return ReplyWriter.errored(
                    seq, e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
        }
    }

    private String said(Request request, int seq) {
        if (request instanceof Request.Start start) {
            return start.protocol() == Request.PROTOCOL
                    ? ReplyWriter.claim(testee.claim())
                    : ReplyWriter.errored(
                            seq,
                            "protocol "
                                    + start.protocol()
                                    + " is not spoken here, only "
                                    + Request.PROTOCOL);
        }
        if (seq == 0) {
            return ReplyWriter.errored(seq, "\"seq\" is 1, 2, 3 …");
        }
        if (request instanceof Request.Rules rules) {
            Reading<Variant> variant = SentVariant.of(rules);
            return ReplyWriter.variant(
                    seq,
                    variant.fold(testee::variant, no -> Optional.of(SentVariant.why(variant))));
        }
        if (request instanceof Request.Ask ask) {
            List<Map<String, String>> answers = testee.ask(ask.questions());
            return ReplyWriter.answers(seq, answers);
        }
        if (request instanceof Request.Check check) {
            return ReplyWriter.complaints(
                    seq,
                    testee.check(check.game(), new Vector.Document(check.document(), List.of())));
        }
        return ReplyWriter.course(seq, testee.play(play((Request.Play) request)));
    }

    /** The play in the form of vectors, without expected results. */
    private static Vector.Play play(Request.Play play) {
        return new Vector.Play(
                play.seats(),
                play.position(),
                play.given().stream().map(ProtocolServer::event).toList(),
                play.steps().stream().map(step -> new Vector.Step(event(step), NOT_SAID)).toList(),
                play.views().stream()
                        .map(seat -> new Vector.View(seat, Map.of(), Map.of(), List.of()))
                        .toList());
    }

    private static final Vector.Then NOT_SAID =
            new Vector.Then(
                    false, List.of(), Optional.empty(), Map.of(), Optional.empty(), List.of());

    private static Vector.EventLine event(String json) {
        return new Vector.EventLine(json, Where.file("request"));
    }
}
