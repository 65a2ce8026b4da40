package org.pubgames.club.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.competition.Competition;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.Entry;
import org.pubgames.core.Games;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.store.EventStore;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.OpenResult;
import org.pubgames.store.Opening;
import org.pubgames.store.RequestKey;
import org.pubgames.store.StoredLine;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.Submission;
import org.pubgames.store.SubmitResult;
import org.springframework.stereotype.Service;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The competition of an evening: a match of the game {@code competition}, to which everything is
 * reported and which alone says who meets whom and who stands where.
 */
@Service
public class Competitions {

    private final StoredMatches matches;
    private final JsonMapper json;

    /**
     * Competitions.
     *
     * @param matches where they are kept
     * @param json how reports are written
     */
    public Competitions(StoredMatches matches, JsonMapper json) {
        this.matches = matches;
        this.json = json;
    }

    /**
     * {@return whether there are matches that boards are given: they follow from the draw, or from
     * challenges; in a table of many evenings there are none}
     *
     * @param variant a variant of the game {@code competition}
     */
    public static boolean hasMatches(Variant variant) {
        return switch (Competition.settings(variant).format()) {
            case ROUND_ROBIN, SWISS, KNOCK_OUT, GROUPS, LADDER -> true;
            case SERIES -> false;
        };
    }

    /** {@return the competition of an evening, if it has one} */
    public Optional<HeldMatch<?, ?>> held(Evening evening) {
        return evening.competition()
                .flatMap(
                        id ->
                                matches.read(id)
                                        .<Optional<HeldMatch<?, ?>>>fold(
                                                Optional::of, problems -> Optional.empty()));
    }

    /** {@return how it stands} */
    public Optional<CompetitionState> state(Evening evening) {
        return held(evening)
                .map(held -> held.match().state())
                .filter(CompetitionState.class::isInstance)
                .map(CompetitionState.class::cast);
    }

    /** Opens the competition of an evening and enters everybody; doing it again changes nothing. */
    public void begin(Evening evening) {
        String id = evening.competition().orElseThrow();
        open(evening, id, evening.players().stream().map(each -> each.name()).toList());
        for (var player : evening.plan().players()) {
            matches.judge(
                    id,
                    Submission.of(written(new Head.Entry(player.name())))
                            .withKey(entered(player.name())));
        }
    }

    private void open(Evening evening, String id, List<String> names) {
        String header = written(new Head("competition", evening.plan().competition(), names));
        OpenResult result = matches.open(Opening.of(header).withId(id).withKey(id));
        if (result instanceof OpenResult.Refused refused) {
            throw new IllegalStateException(String.valueOf(refused.problems()));
        }
    }

    private static String entered(String name) {
        return "entered-" + Integer.toHexString(name.hashCode()) + "-" + name.length();
    }

    /** {@return the key under which a match of an evening is opened, so that it is opened once} */
    public RequestKey openingKey(HeldMatch<?, ?> held) {
        return RequestKey.of(
                held.id(),
                written(
                        new Head(
                                held.game().key().id(),
                                held.match().header().variant().id(),
                                held.match().seated())));
    }

    /**
     * {@return a line that was read in, under the key under which it would be reported again: when
     * a server starts, everybody enters once more}
     *
     * @param held its match
     * @param line the line
     * @param names who has such a key already
     */
    public StoredLine keyed(HeldMatch<?, ?> held, StoredLine line, Set<String> names) {
        JsonNode event = json.readTree(line.line());
        String name = event.path("player").asString("");
        boolean enters =
                held.game().key().equals(Competition.KEY)
                        && event.path("event").asString("").equals("entered")
                        && names.add(name);
        return enters
                ? new StoredLine(
                        line.number(),
                        line.line(),
                        line.answer(),
                        line.at(),
                        RequestKey.of(entered(name), written(new Head.Entry(name))))
                : line;
    }

    /** Reports something; what comes of it says the game. */
    public SubmitResult report(Evening evening, Map<String, ?> event, String key) {
        return matches.judge(
                evening.competition().orElseThrow(), Submission.of(written(event)).withKey(key));
    }

    /** Reports something to the competition as it is now; to a later one it is not reported. */
    public SubmitResult reportOnce(Evening evening, Map<String, ?> event) {
        HeldMatch<?, ?> held = held(evening).orElseThrow();
        return matches.judge(held.id(), Submission.of(written(event)).after(held.number()));
    }

    /** {@return what its rules would say to a report now; nothing is written} */
    public JsonMatch.Answer asked(Evening evening, Map<String, ?> event) {
        return held(evening).orElseThrow().json().judge(written(event), Where.UNKNOWN);
    }

    /**
     * {@return whether a late entry lets everything be drawn anew, as it does but in Swiss rounds
     * and on a ladder}
     */
    public boolean drawsAnew(Evening evening) {
        return state(evening).filter(CompetitionState::begun).isPresent()
                && held(evening)
                        .map(held -> Competition.settings(held.match().header().variant()))
                        .filter(each -> each.format() != CompetitionSettings.Format.SWISS)
                        .filter(each -> each.format() != CompetitionSettings.Format.LADDER)
                        .isPresent();
    }

    /**
     * {@return why somebody could not enter now; empty when he could} Nothing is written: the
     * competition is judged once more, with one more seat.
     */
    public Optional<Verdict<?, ?>> refusal(Evening evening, String name) {
        Match<?, ?> match = held(evening).orElseThrow().match();
        List<String> names = new ArrayList<>(match.seated());
        if (!names.contains(name)) {
            names.add(name);
        }
        Match<CompetitionState, CompetitionEvent> again =
                Games.game(Competition.KEY).open(match.header().variant(), new Seats(names));
        for (Entry<?> entry : match.log()) {
            again = again.judge((CompetitionEvent) entry.event()).match();
        }
        Verdict<CompetitionState, CompetitionEvent> verdict =
                again.judge(new CompetitionEvent.Entered(name));
        return verdict.accepted() ? Optional.empty() : Optional.of(verdict);
    }

    /**
     * Gives somebody a seat whom the competition does not know yet: its file has its seats once and
     * for all, so its lines are written again behind a head with one more, and judged again there.
     */
    public Evening seat(Evenings evenings, Evening evening, String name) {
        HeldMatch<?, ?> held = held(evening).orElseThrow();
        if (held.match().seated().contains(name)) {
            return evening;
        }
        String old = held.id();
        int part = Integer.parseInt(old.substring(old.lastIndexOf('-') + 1)) + 1;
        String id = Evening.competitionMatch(evening.id(), part);
        List<String> names = new ArrayList<>(held.match().seated());
        names.add(name);
        open(evening, id, names);
        List<StoredLine> lines;
        int number = 0;
        do {
            lines = matches.lines(old, number, EventStore.MOST);
            for (StoredLine line : lines) {
                Submission again = Submission.of(line.line()).withKey("moved-" + line.number());
                matches.report(id, again);
            }
            number += lines.size();
        } while (lines.size() == EventStore.MOST);
        return evenings.decide(
                evening.id(),
                now ->
                        now.competition().equals(Optional.of(old))
                                ? List.of(new Decision.CompetitionMoved(id))
                                : List.of());
    }

    private String written(Object value) {
        return json.writeValueAsString(value);
    }
}
