package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.profile.Level;
import org.pubgames.conformance.profile.Profile;
import org.pubgames.conformance.profile.Profiles;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;

/**
 * The vectors to run: those of any of the games, by any of the variants, that fit any of the
 * patterns. An empty list leaves nothing out.
 *
 * @param games ids of games
 * @param variants ids of shipped variants, {@code masters} or {@code sjoelen/masters}
 * @param patterns ids of vectors, {@code *} stands for anything
 * @param profiles profiles, {@code masters} or {@code sjoelen/masters}; where one is named only
 *     vectors of profiles are run
 * @param level the level of these profiles, with those below; empty for all of them
 */
public record Selection(
        List<String> games,
        List<String> variants,
        List<String> patterns,
        List<String> profiles,
        String level) {

    /** Every vector. */
    public static final Selection ALL = new Selection(List.of(), List.of(), List.of());

    public Selection {
        games = List.copyOf(games);
        variants = List.copyOf(variants);
        patterns = List.copyOf(patterns);
        profiles = List.copyOf(profiles);
    }

    /** A selection without profiles. */
    public Selection(List<String> games, List<String> variants, List<String> patterns) {
        this(games, variants, patterns, List.of(), "");
    }

    /** The selection as options of the command; empty when it leaves nothing out. */
    public String asOptions() {
        List<String> words = new ArrayList<>();
        games.forEach(game -> words.add("--game " + game));
        variants.forEach(variant -> words.add("--variant " + variant));
        patterns.forEach(pattern -> words.add("--only " + pattern));
        profiles.forEach(profile -> words.add("--profile " + profile));
        if (!level.isEmpty()) {
            words.add("--level " + level);
        }
        return String.join(" ", words);
    }

    /**
     * The wanted ones; a name that fits no vector, and a selection that leaves none, is a problem.
     */
    public Reading<List<Vector>> of(List<Vector> vectors) {
        List<Problem> problems = new ArrayList<>();
        Set<String> known = new TreeSet<>();
        vectors.forEach(vector -> known.add(vector.game()));
        games.forEach(game -> missing("unknown-game", game, known, problems));
        variants.forEach(variant -> variant(variant, vectors, problems));
        patterns.forEach(pattern -> pattern(pattern, vectors, problems));
        profiles.forEach(profile -> profile(profile, problems));
        if (!level.isEmpty() && Level.of(level).isEmpty()) {
            problems.add(
                    Problem.of("unknown-value", Where.UNKNOWN.path("--level"))
                            .withValue(level)
                            .withAllowed(String.join(", ", Level.ids()))
                            .withSuggestion(Nearest.of(level, Level.ids())));
        }
        if (!problems.isEmpty()) {
            return Reading.failed(problems);
        }
        List<Vector> wanted = vectors.stream().filter(this::wants).toList();
        return wanted.isEmpty()
                ? Reading.failed(
                        Problem.of("nothing-selected", Where.UNKNOWN).withValue(asOptions()))
                : Reading.of(wanted);
    }

    private boolean wants(Vector vector) {
        return (games.isEmpty() || games.contains(vector.game()))
                && (variants.isEmpty()
                        || variants.stream().anyMatch(name -> playedBy(name, vector)))
                && (patterns.isEmpty()
                        || patterns.stream().anyMatch(text -> new IdPattern(text).fits(vector)))
                && ((profiles.isEmpty() && level.isEmpty()) || isInProfile(vector));
    }

    private boolean isInProfile(Vector vector) {
        Level most = Level.of(level).orElse(Level.FULL);
        return Profiles.level(vector).filter(most::includes).isPresent()
                && (profiles.isEmpty()
                        || profiles.stream().anyMatch(name -> playedBy(name, vector)));
    }

    private static void profile(String name, List<Problem> problems) {
        Set<String> known = new TreeSet<>();
        for (Profile profile : Profiles.all()) {
            known.add(name.contains("/") ? profile.name() : profile.variant());
        }
        missing("unknown-variant", name, known, problems);
    }

    private static boolean playedBy(String name, Vector vector) {
        String base = vector.variant().base();
        return !base.isEmpty() && (name.equals(base) || name.equals(vector.game() + "/" + base));
    }

    private static void variant(String name, List<Vector> vectors, List<Problem> problems) {
        if (vectors.stream().noneMatch(vector -> playedBy(name, vector))) {
            Set<String> known = new TreeSet<>();
            for (Vector vector : vectors) {
                String base = vector.variant().base();
                known.add(name.contains("/") ? vector.game() + "/" + base : base);
            }
            known.removeIf(id -> id.isEmpty() || id.endsWith("/"));
            missing("unknown-variant", name, known, problems);
        }
    }

    private static void pattern(String text, List<Vector> vectors, List<Problem> problems) {
        if (!IdPattern.isOne(text)) {
            problems.add(
                    Problem.of("not-a-pattern", Where.UNKNOWN)
                            .withValue(text)
                            .withAllowed(IdPattern.ALLOWED));
            return;
        }
        IdPattern pattern = new IdPattern(text);
        if (vectors.stream().noneMatch(pattern::fits)) {
            problems.add(
                    Problem.of("no-such-vector", Where.UNKNOWN)
                            .withValue(text)
                            .withSuggestion(nearest(text, vectors)));
        }
    }

    /** The nearest id; for a pattern the nearest rule, all of it. */
    private static String nearest(String text, List<Vector> vectors) {
        if (!new IdPattern(text).wide()) {
            return Nearest.of(text, vectors.stream().map(Vector::id).toList());
        }
        String bare = text.replace("/*", "").replace("*", "");
        String rule = Nearest.of(bare, vectors.stream().map(Vector::rule).distinct().toList());
        return rule.isEmpty() ? "" : rule + "/*";
    }

    private static void missing(
            String code, String name, Set<String> known, List<Problem> problems) {
        if (!known.contains(name)) {
            problems.add(
                    Problem.of(code, Where.UNKNOWN)
                            .withValue(name)
                            .withAllowed(String.join(", ", known))
                            .withSuggestion(Nearest.of(name, known)));
        }
    }
}
