package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenSettings.GameStarter;
import org.pubgames.schocken.SchockenSettings.StarterOrder;
import org.pubgames.schocken.SchockenSettings.StarterTie;

/** Who starts the first game, told from the throws for it. Shares no code with the rules. */
final class StarterOracle {

    private final SchockenSettings settings;
    private final Oracle oracle;

    StarterOracle(SchockenSettings settings, Oracle oracle) {
        this.settings = settings;
        this.oracle = oracle;
    }

    /** The starter; empty while somebody still has to throw. */
    Optional<String> starter(List<String> seats, List<StarterThrown> thrown) {
        List<String> among = seats;
        int from = 0;
        while (thrown.size() >= from + among.size()) {
            List<StarterThrown> made = thrown.subList(from, from + among.size());
            from += among.size();
            int best = made.stream().mapToInt(this::score).max().orElse(0);
            List<String> names = new ArrayList<>();
            for (StarterThrown one : made) {
                if (score(one) == best) {
                    names.add(one.player());
                }
            }
            if (names.size() == 1 || settings.starterTie() == StarterTie.EARLIER_BEGINS) {
                return Optional.of(names.get(0));
            }
            if (settings.starterTie() == StarterTie.EARLIER_BETTER) {
                // The later of equal throws is the lower one, so it starts where the lowest does.
                return Optional.of(names.get(lowestStarts() ? names.size() - 1 : 0));
            }
            among = names;
        }
        return Optional.empty();
    }

    private boolean lowestStarts() {
        return settings.gameStarter() == GameStarter.ONE_DIE_LOWEST
                || settings.gameStarter() == GameStarter.THREE_DICE_LOWEST;
    }

    private int score(StarterThrown thrown) {
        int score;
        String number = Oracle.key(thrown.dice());
        if (number.length() > 1 && settings.starterOrder() == StarterOrder.RANKING) {
            score = -oracle.listed(number, true).place();
        } else {
            int pips = number.chars().map(pip -> pip - '0').sum();
            score = 1000 * pips + Integer.parseInt(number);
        }
        return lowestStarts() ? -score : score;
    }
}
