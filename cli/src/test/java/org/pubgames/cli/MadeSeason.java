package org.pubgames.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * A season that nobody has played: 2,000 matches of all games, drawn at random from a seed. The
 * sjoelen is that of a club whose players are differently strong, by {@code ans-pre2016}; the other
 * games are random play.
 */
final class MadeSeason {

    private static final long SEED = 2016;

    /** How many matches of which game. */
    private static final Map<String, Integer> MATCHES =
            Map.of(
                    "sjoelen", 1_000,
                    "schocken", 250,
                    "schocken-tournament", 100,
                    "table-shuffleboard", 200,
                    "court-shuffleboard", 150,
                    "deck-shuffleboard", 100,
                    "shovelboard", 100,
                    "competition", 100);

    private static final int LONGEST = 150;

    private static final List<String> PLAYERS =
            List.of(
                    "Anna", "Bram", "Cees", "Dirk", "Els", "Fons", "Greet", "Henk", "Ida", "Joop",
                    "Koos", "Loes", "Mien", "Nico", "Olga", "Piet");

    /** A layout of 148 points with 30 discs: seven sets, and two discs more in the four. */
    private static final Compartments FULL = new Compartments(7, 7, 9, 7);

    private final Random random;

    private MadeSeason(Random random) {
        this.random = random;
    }

    /** The files of the season by name: the matches of each game one behind the other. */
    static Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        for (Game<?, ?> game : Games.installed()) {
            String id = game.key().id();
            MadeSeason made = new MadeSeason(new Random(SEED + id.hashCode()));
            StringBuilder file = new StringBuilder();
            for (int i = 0; i < MATCHES.getOrDefault(id, 0); i++) {
                file.append(id.equals("sjoelen") ? made.evening() : made.drawn(game));
            }
            files.put(id + ".jsonl", file.toString());
        }
        return files;
    }

    /** The zip of the files. */
    static byte[] zip() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            zip.setLevel(Deflater.BEST_COMPRESSION);
            for (Map.Entry<String, String> file : files().entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(LocalDateTime.of(2016, 1, 1, 0, 0));
                zip.putNextEntry(entry);
                zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private <S extends GameState, E extends GameEvent> String drawn(Game<S, E> game) {
        List<String> names = new ArrayList<>(PLAYERS);
        Collections.shuffle(names, random);
        int seats = 2;
        while (!game.seatProblems(
                        game.variants().standard(), names.subList(0, seats), Where.UNKNOWN)
                .isEmpty()) {
            seats++;
        }
        if (game.key().id().equals("competition")) {
            seats = 4 + random.nextInt(3);
        }
        Match<S, E> match =
                game.open(game.variants().standard(), new Seats(names.subList(0, seats)));
        for (int i = 0; i < LONGEST && match.outcome().isEmpty(); i++) {
            Optional<Verdict<S, E>> next = match.drawn(random);
            if (next.isEmpty()) {
                break;
            }
            match = next.get().match();
        }
        return game.codec().write(match);
    }

    /** A match of sjoelen between two of the club. */
    private String evening() {
        Sjoelen sjoelen = Games.game(Sjoelen.KEY);
        int one = random.nextInt(PLAYERS.size());
        int other = one + 1 + random.nextInt(2);
        // in a club those who are about as strong meet
        List<String> names =
                new ArrayList<>(
                        List.of(
                                PLAYERS.get(one),
                                PLAYERS.get(other < PLAYERS.size() ? other : one - 1)));
        Collections.shuffle(names, random);
        Match<SjoelenState, SjoelenEvent> match =
                sjoelen.open(sjoelen.variants().get("ans-pre2016"), new Seats(names));
        while (match.outcome().isEmpty()) {
            match = match.judge(next(match)).orElseThrow().match();
        }
        return sjoelen.codec().write(match);
    }

    private SjoelenEvent next(Match<SjoelenState, SjoelenEvent> match) {
        String name =
                match.turn() instanceof Turn.Player player
                        ? player.name()
                        : ((Turn.Several) match.turn()).names().get(0);
        SjoelenPlayer player =
                match.state().players().stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst()
                        .orElseThrow();
        SjoelenSettings settings = (SjoelenSettings) match.header().variant().settings();
        TurnInPlay turn =
                player.turn().orElseGet(() -> TurnInPlay.fresh(Optional.empty(), settings.discs()));
        double skill = skill(name);
        if (turn.bonusStage()) {
            return new SjoelenEvent.BonusPlayed(
                    name, shoved(Compartments.EMPTY, turn.hand(), skill));
        }
        boolean all = random.nextInt(1000) < 40 * skill * skill * turn.subTurn();
        return SjoelenEvent.SubTurnPlayed.of(
                name,
                all && fits(turn.compartments())
                        ? FULL
                        : shoved(turn.compartments(), turn.hand(), skill));
    }

    /** From 0.22 to 0.52: how often a disc goes in. */
    private static double skill(String name) {
        return 0.22 + 0.02 * PLAYERS.indexOf(name);
    }

    private static boolean fits(Compartments lying) {
        return lying.first() <= FULL.first()
                && lying.second() <= FULL.second()
                && lying.third() <= FULL.third()
                && lying.fourth() <= FULL.fourth();
    }

    /** Who is strong also shoves where a disc is missing. */
    private Compartments shoved(Compartments before, int hand, double skill) {
        Compartments after = before;
        for (int i = 0; i < hand; i++) {
            if (random.nextDouble() < skill) {
                int least = random.nextInt(Compartments.COUNT);
                for (int each = 0; each < Compartments.COUNT; each++) {
                    if (after.at(each) < after.at(least) && random.nextDouble() < skill) {
                        least = each;
                    }
                }
                after = after.plus(least, 1);
            }
        }
        return after;
    }
}
