package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * A made-up tournament: some come late, stay away for a round, ask for half a point, do not appear,
 * or go home. It ends when no legal pairing is left.
 */
final class SwissTournament {

    /** What is told of each pairing. */
    interface Watcher {
        void paired(List<SwissEntrant> present, SwissOptions options, Optional<Round> round);
    }

    private final Random random;
    private final SwissField field;
    private final SwissOptions options;
    private final int most;
    private final Set<Integer> gone = new HashSet<>();

    SwissTournament(long seed, int least, int most) {
        random = new Random(seed);
        this.most = most;
        field = new SwissField(least + random.nextInt(most - least + 1));
        options =
                new SwissOptions(
                        any(List.of(SwissOptions.Sides.values())),
                        random.nextBoolean(),
                        any(List.of(Side.values())));
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    void play(Watcher watcher) {
        int rounds = 3 + random.nextInt(7);
        for (int round = 0; round < rounds; round++) {
            if (round > 0 && random.nextInt(4) == 0 && field.size() < most) {
                field.lateEntry(round);
            }
            List<Runnable> after = new ArrayList<>();
            List<SwissEntrant> present = present(after);
            if (present.isEmpty()) {
                return;
            }
            Optional<Round> paired = Swiss.pair(present, options);
            watcher.paired(present, options, paired);
            if (paired.isEmpty()) {
                return;
            }
            play(paired.get(), after);
            after.forEach(Runnable::run);
        }
    }

    private List<SwissEntrant> present(List<Runnable> after) {
        List<SwissEntrant> present = new ArrayList<>();
        for (SwissEntrant entrant : field.present()) {
            int number = entrant.number();
            int chance = random.nextInt(100);
            if (chance < 2) {
                gone.add(number);
            }
            if (gone.contains(number) || chance < 6) {
                after.add(field.unplayed(number, "absent"));
            } else if (chance < 9) {
                after.add(field.unplayed(number, "half"));
            } else {
                present.add(entrant);
            }
        }
        return present;
    }

    private void play(Round round, List<Runnable> after) {
        for (Pair pair : round.pairs()) {
            if (random.nextInt(50) == 0) {
                after.add(field.unplayed(pair.first(), "win"));
                after.add(field.unplayed(pair.second(), "absent"));
            } else {
                int better = pair.first() < pair.second() ? 2 : 0;
                int points =
                        random.nextInt(10) < 2 ? 1 : random.nextInt(3) > 0 ? better : 2 - better;
                after.add(field.played(pair.first(), pair.second(), points));
            }
        }
        round.bye().ifPresent(number -> after.add(field.unplayed(number, "bye")));
    }
}
