package org.pubgames.conformance.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Variant;

/** An implementation that is asked line by line. */
abstract class LineTestee implements Testee {

    private @Nullable Claim claim;

    /** Sends one request and reads its answer. */
    abstract <T> T ask(Request request, Function<Reply, T> reading);

    /** Its claim, asked for now. */
    abstract Claim introduced();

    @Override
    public Claim claim() {
        Claim known = claim;
        if (known == null) {
            known = introduced();
            claim = known;
        }
        return known;
    }

    @Override
    public Optional<String> variant(Variant variant) {
        return ask(Request.Rules.of(variant), Reply::unsupported);
    }

    @Override
    public Course play(Vector.Play play) {
        return ask(
                Request.Play.of(play),
                reply -> reply.course(play.steps().size(), play.views().size()));
    }

    @Override
    public List<Map<String, String>> ask(List<String> questions) {
        return ask(new Request.Ask(questions), reply -> reply.answers(questions.size()));
    }

    @Override
    public List<Vector.Complaint> check(String game, Vector.Document document) {
        return ask(new Request.Check(game, document.text()), Reply::complaints);
    }
}
