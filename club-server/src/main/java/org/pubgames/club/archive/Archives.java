package org.pubgames.club.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.evening.HouseFiles;
import org.pubgames.club.play.Competitions;
import org.pubgames.club.play.Progress;
import org.pubgames.competition.Competition;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.spring.CurrentCatalogue;
import org.pubgames.store.AppendResult;
import org.pubgames.store.EventStore;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.MemoryStore;
import org.pubgames.store.NewMatch;
import org.pubgames.store.StoredLine;
import org.pubgames.store.StoredMatch;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.StoredMatchesOptions;
import org.springframework.stereotype.Service;
import tools.jackson.databind.json.JsonMapper;

/**
 * Evenings as zips. One that is read in is judged as a whole in memory before anything is kept; its
 * matches are written before the evening is, and that in one step: broken off in between, there is
 * no evening, and reading it again goes on. Safe to share between threads.
 */
@Service
public class Archives {

    private final EventStore store;
    private final StoredMatches matches;
    private final Evenings evenings;
    private final Competitions competitions;
    private final HouseFiles house;
    private final CurrentCatalogue catalogue;
    private final Progress progress;
    private final JsonMapper json;

    /** Evenings of a store. */
    public Archives(
            EventStore store,
            StoredMatches matches,
            Evenings evenings,
            Competitions competitions,
            HouseFiles house,
            CurrentCatalogue catalogue,
            Progress progress,
            JsonMapper json) {
        this.store = store;
        this.matches = matches;
        this.evenings = evenings;
        this.competitions = competitions;
        this.house = house;
        this.catalogue = catalogue;
        this.progress = progress;
        this.json = json;
    }

    /**
     * Writes an evening as a zip.
     *
     * @param evening the evening
     * @param tables what people read in it besides, by name
     * @param out where it is written
     * @throws IOException when it cannot be written
     */
    public void write(Evening evening, Map<String, String> tables, OutputStream out)
            throws IOException {
        Map<String, String> texts = new TreeMap<>(tables);
        texts.put(ArchiveFiles.DECISIONS, evenings.file(evening.id()));
        // what the matches need to be judged elsewhere: judge FILE --variants variants
        EveningPlan plan = evening.plan();
        Games.find(plan.game()).ifPresent(game -> variants(game, plan.variant(), texts));
        variants(Games.game(Competition.KEY), plan.competition(), texts);
        Set<String> files = new HashSet<>(evening.matches());
        evening.competition().ifPresent(last -> files.addAll(parts(evening, last)));
        for (String match : files) {
            // also those that left their board before they were over
            file(evening, match).ifPresent(text -> texts.put(ArchiveFiles.match(match), text));
        }
        texts.put(
                ArchiveHead.NAME,
                json.writeValueAsString(ArchiveHead.of(evening.id(), texts)) + "\n");
        ArchiveFiles.write(texts, out);
    }

    /** A variant of the club, and those of the club that it extends. */
    private void variants(Game<?, ?> game, String id, Map<String, String> texts) {
        Optional<String> own = house.file(id);
        if (own.isPresent() && texts.putIfAbsent(ArchiveFiles.variant(id), own.get()) == null) {
            catalogue
                    .of(game)
                    .find(id)
                    .flatMap(Variant::parent)
                    .map(parent -> parent.replaceFirst("@.*", ""))
                    .ifPresent(parent -> variants(game, parent, texts));
        }
    }

    /** A competition that got more seats has gone on in another file each time. */
    private static Set<String> parts(Evening evening, String last) {
        Set<String> parts = new HashSet<>(Set.of(last));
        for (int part = 1; !Evening.competitionMatch(evening.id(), part).equals(last); part++) {
            parts.add(Evening.competitionMatch(evening.id(), part));
        }
        return parts;
    }

    /** {@return the file of a match; none while somebody's dice are hidden in it} */
    public Optional<String> file(Evening evening, String match) {
        return matches.read(match)
                .fold(
                        held -> isOpen(evening, held) ? matches.file(match) : Optional.empty(),
                        problems -> Optional.empty());
    }

    private static boolean isOpen(Evening evening, HeldMatch<?, ?> held) {
        return evening.ended()
                || held.game().hiding().isEmpty()
                || held.match().outcome().isPresent();
    }

    /**
     * {@return the evening of a zip, kept here from now on; or everything that is wrong with it}
     */
    public synchronized Reading<Evening> read(InputStream zip) {
        return ArchiveFiles.read(zip)
                .fold(
                        texts ->
                                ArchivedEvening.of(texts, json)
                                        .fold(this::judged, Reading::<Evening>failed),
                        Reading::<Evening>failed);
    }

    private Reading<Evening> judged(ArchivedEvening archived) {
        ArchivedVariants variants = ArchivedVariants.of(archived, catalogue.now());
        List<Problem> problems = new ArrayList<>(variants.problems());
        if (json.writeValueAsString(archived.evening().plan()).length()
                > ArchivedEvening.LONGEST_DECISIONS) {
            problems.add(ArchiveFiles.tooLarge());
        }
        taken(archived.evening()).ifPresent(problems::add);
        if (!problems.isEmpty()) {
            return Reading.failed(problems);
        }
        StoredMatchesOptions options =
                StoredMatchesOptions.standard().withCatalogue(variants::catalogue);
        try (StoredMatches draft = new StoredMatches(new MemoryStore(), options)) {
            problems.addAll(new Rejudging(archived, draft).problems());
            for (String match : archived.matches().keySet()) {
                if (problems.isEmpty() && !isPartOf(matches.file(match), draft.file(match))) {
                    problems.add(ArchiveFiles.problem("club-zip-match", match));
                }
            }
            return problems.isEmpty()
                    ? kept(archived, draft, variants.unknown())
                    : Reading.failed(problems);
        }
    }

    /** What this server has already: the evening itself, or a code that opens something else. */
    private Optional<Problem> taken(Evening evening) {
        if (evenings.find(evening.id()).isPresent()) {
            return Optional.of(ArchiveFiles.problem("club-zip-here", evening.plan().name()));
        }
        Set<String> codes = codes(evening);
        return evenings.all().stream()
                .flatMap(each -> codes(each).stream())
                .filter(codes::contains)
                .findFirst()
                .map(code -> ArchiveFiles.problem("club-zip-code", code));
    }

    /** The codes that open something: those of an evening that is over do not. */
    private static Set<String> codes(Evening evening) {
        Set<String> codes = new HashSet<>();
        if (!evening.ended()) {
            evening.boards().stream().map(EveningPlan.Board::code).forEach(codes::add);
            evening.players().stream().map(EveningPlan.Player::code).forEach(codes::add);
            codes.addAll(evening.codes().keySet());
        }
        return codes;
    }

    /** Whether what is there is what a reading that was broken off has left. */
    private static boolean isPartOf(Optional<String> there, Optional<String> read) {
        return there.isEmpty() || read.orElseThrow().startsWith(there.get());
    }

    private Reading<Evening> kept(
            ArchivedEvening archived, StoredMatches draft, Map<Variant, String> unknown) {
        unknown.forEach(house::keep);
        archived.matches().keySet().forEach(match -> copy(draft, match));
        Optional<Evening> evening = evenings.readIn(archived.evening());
        evening.ifPresent(each -> progress.later(each.id()));
        return evening.<Reading<Evening>>map(Reading::of)
                .orElseGet(
                        () ->
                                Reading.failed(
                                        ArchiveFiles.problem(
                                                "club-zip-here",
                                                archived.evening().plan().name())));
    }

    /** Writes a match as it was judged, under the keys under which the server would open it. */
    private void copy(StoredMatches draft, String id) {
        HeldMatch<?, ?> held = draft.read(id).orElseThrow();
        StoredMatch read = draft.store().find(id).orElseThrow();
        store.create(new NewMatch(id, read.header(), read.opened(), competitions.openingKey(held)));
        Set<String> entered = new HashSet<>();
        int number = store.find(id).orElseThrow().number();
        List<StoredLine> lines;
        do {
            lines = draft.lines(id, number, EventStore.MOST);
            for (StoredLine line : lines) {
                append(id, competitions.keyed(held, line, entered));
            }
            number += lines.size();
        } while (lines.size() == EventStore.MOST);
    }

    private void append(String id, StoredLine line) {
        AppendResult result = store.append(id, line);
        if (!(result instanceof AppendResult.Appended)) {
            throw new IllegalStateException(id + " is written by somebody else: " + result);
        }
    }
}
