package org.pubgames.club.evening;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.pubgames.store.AppendResult;
import org.pubgames.store.CreateResult;
import org.pubgames.store.EventStore;
import org.pubgames.store.NewMatch;
import org.pubgames.store.StoredLine;
import org.pubgames.store.StoredMatch;
import org.springframework.stereotype.Service;
import tools.jackson.databind.json.JsonMapper;

/**
 * The evenings, each a list of decisions in the store in which the matches are. A decision counts
 * when it is written; of two who decide at once the second decides again by what is then. Safe to
 * share between threads, and between servers on one database.
 */
@Service
public class Evenings {

    private static final String PREFIX = "evening-";
    private static final int TRIES = 50;

    private final EventStore store;
    private final JsonMapper json;
    private final Codes codes;
    private final Map<String, Evening> known = new ConcurrentHashMap<>();
    private final List<Consumer<Evening>> listeners = new CopyOnWriteArrayList<>();

    /**
     * Evenings in a store.
     *
     * @param store where their decisions are
     * @param json how they are written
     * @param codes new codes
     */
    public Evenings(EventStore store, JsonMapper json, Codes codes) {
        this.store = store;
        this.json = json;
        this.codes = codes;
    }

    /** Adds somebody who is told of every change. */
    public void listen(Consumer<Evening> listener) {
        listeners.add(listener);
    }

    /** Whether an id in the store is that of an evening's decisions. */
    public static boolean isDecisions(String id) {
        return id.startsWith(PREFIX);
    }

    /**
     * Begins an evening.
     *
     * @param plan how it begins
     * @return the evening
     */
    public Evening begin(EveningPlan plan) {
        while (true) {
            String id = codes.id();
            NewMatch wanted =
                    new NewMatch(
                            PREFIX + id,
                            json.writeValueAsString(plan),
                            Clock.systemUTC().instant(),
                            null);
            if (store.create(wanted) instanceof CreateResult.Created) {
                Evening evening = Evening.opening(id, plan);
                known.put(id, evening);
                tell(evening);
                return evening;
            }
        }
    }

    /**
     * Keeps an evening that was played elsewhere, in one step; its matches are there already.
     *
     * @param evening as its plan and what was decided before make it
     * @return the evening; empty when one of that id is there
     */
    public Optional<Evening> readIn(Evening evening) {
        NewMatch wanted =
                new NewMatch(
                        PREFIX + evening.id(),
                        json.writeValueAsString(evening.plan()),
                        Clock.systemUTC().instant(),
                        null);
        if (!(store.create(wanted) instanceof CreateResult.Created)) {
            return Optional.empty();
        }
        known.put(evening.id(), evening);
        tell(evening);
        return Optional.of(evening);
    }

    /** {@return all evenings, the newest first} */
    public List<Evening> all() {
        List<Evening> found = new ArrayList<>();
        String after = PREFIX;
        while (true) {
            List<StoredMatch> page = store.list(after, EventStore.MOST);
            for (StoredMatch each : page) {
                if (!isDecisions(each.id())) {
                    return sorted(found);
                }
                find(each.id().substring(PREFIX.length())).ifPresent(found::add);
            }
            if (page.size() < EventStore.MOST) {
                return sorted(found);
            }
            after = page.get(page.size() - 1).id();
        }
    }

    private static List<Evening> sorted(List<Evening> found) {
        found.sort(
                Comparator.comparing((Evening evening) -> evening.plan().at())
                        .reversed()
                        .thenComparing(Evening::id));
        return List.copyOf(found);
    }

    /**
     * {@return an evening as it stands; empty when there is none}
     *
     * @param id of the evening
     */
    public Optional<Evening> find(String id) {
        Evening evening = known.get(id);
        if (evening != null && !store.shared()) {
            return Optional.of(evening);
        }
        if (!NewMatch.isId(PREFIX + id)) {
            return Optional.empty();
        }
        return read(id, Optional.ofNullable(evening));
    }

    private Optional<Evening> read(String id, Optional<Evening> before) {
        Optional<Evening> begun =
                before.or(
                        () ->
                                store.find(PREFIX + id)
                                        .map(
                                                match ->
                                                        Evening.opening(
                                                                id,
                                                                json.readValue(
                                                                        match.header(),
                                                                        EveningPlan.class))));
        if (begun.isEmpty()) {
            return begun;
        }
        Evening evening = begun.get();
        List<StoredLine> lines;
        do {
            lines = store.read(PREFIX + id, evening.number(), EventStore.MOST);
            for (StoredLine line : lines) {
                evening = evening.after(json.readValue(line.line(), Decision.class));
            }
        } while (lines.size() == EventStore.MOST);
        return Optional.of(remember(evening));
    }

    /** Of two the later one is kept: lines are read side by side. */
    private Evening remember(Evening evening) {
        boolean[] newer = new boolean[1];
        Evening kept =
                known.merge(
                        evening.id(),
                        evening,
                        (old, now) -> {
                            newer[0] = now.number() > old.number();
                            return newer[0] ? now : old;
                        });
        if (newer[0]) {
            tell(kept);
        }
        return kept;
    }

    /**
     * Decides by what is: asked again when somebody else was first.
     *
     * @param id the evening
     * @param how what is decided then, one behind the other; nothing for nothing
     * @return the evening after it
     */
    public Evening decide(String id, Function<Evening, List<Decision>> how) {
        for (int tried = 0; tried < TRIES; tried++) {
            Evening evening = find(id).orElseThrow();
            List<Decision> decisions = how.apply(evening);
            Optional<Evening> after = written(evening, decisions);
            if (after.isPresent()) {
                return after.get();
            }
            read(id, Optional.ofNullable(known.get(id)));
        }
        throw new IllegalStateException("evening " + id + " is decided by too many at once");
    }

    private Optional<Evening> written(Evening evening, List<Decision> decisions) {
        Evening now = evening;
        for (Decision decision : decisions) {
            StoredLine line =
                    new StoredLine(
                            now.number() + 1,
                            json.writerFor(Decision.class).writeValueAsString(decision),
                            "{}",
                            Clock.systemUTC().instant(),
                            null);
            if (!(store.append(PREFIX + evening.id(), line) instanceof AppendResult.Appended)) {
                return Optional.empty();
            }
            now = remember(now.after(decision));
        }
        return Optional.of(now);
    }

    /** {@return an evening's decisions as they are written, its plan first} */
    public String file(String id) {
        StringBuilder file = new StringBuilder();
        store.find(PREFIX + id).ifPresent(match -> head(file, match.header()));
        int number = 0;
        List<StoredLine> lines;
        do {
            lines = store.read(PREFIX + id, number, EventStore.MOST);
            lines.forEach(line -> file.append(line.line()).append('\n'));
            number += lines.size();
        } while (lines.size() == EventStore.MOST);
        return file.toString();
    }

    /** What was decided before it was read in stands behind the plan again. */
    private void head(StringBuilder file, String header) {
        EveningPlan plan = json.readValue(header, EveningPlan.class);
        String bare =
                plan.before().isEmpty() ? header : json.writeValueAsString(plan.after(List.of()));
        file.append(bare).append('\n');
        plan.before()
                .forEach(
                        each ->
                                file.append(json.writerFor(Decision.class).writeValueAsString(each))
                                        .append('\n'));
    }

    private void tell(Evening evening) {
        listeners.forEach(listener -> listener.accept(evening));
    }
}
