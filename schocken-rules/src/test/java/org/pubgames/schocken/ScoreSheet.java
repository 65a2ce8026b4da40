package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenSettings.FinalStarter;
import org.pubgames.schocken.SchockenSettings.Finalists;
import org.pubgames.schocken.SchockenSettings.RoundStarter;
import org.pubgames.schocken.SchockenSettings.TwoTwoOne;
import org.pubgames.schocken.SchockenSettings.Withdrawal;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * The score sheet of a table as one keeps it with pencil and paper: what a round changes is written
 * down, and what follows from it. Shares no code with the rules.
 */
final class ScoreSheet {

    private final SchockenSettings settings;
    private final Map<String, Integer> discs = new LinkedHashMap<>();
    private final Map<String, Part> parts = new LinkedHashMap<>();
    private final List<String> halfLosers;
    private final List<String> gameLosers;
    private Set<String> leaders;
    private int stock;
    private int returned;
    private boolean emptied;
    private int game;
    private int half;
    private int round;
    private boolean finale;
    private boolean over;

    /** A sheet with what lies on the table now. */
    ScoreSheet(SchockenSettings settings, SchockenState state) {
        this.settings = settings;
        for (SchockenPlayer player : state.players()) {
            discs.put(player.name(), player.discs());
            parts.put(player.name(), player.part());
        }
        halfLosers = new ArrayList<>(state.halfLosers());
        gameLosers = new ArrayList<>(state.gameLosers());
        leaders = state.leader().map(Set::of).orElse(Set.of());
        stock = state.stock();
        returned = state.returned();
        emptied = state.stockEmptied();
        game = state.game();
        half = state.half();
        round = state.round();
        finale = state.finale();
        over = state.stage() == Stage.OVER;
    }

    /**
     * A player goes for good, or is sent off; a half may be under way then. Where its round is
     * played anew, who left in it with a Schock-Aus plays again.
     */
    void goes(String player, Part away, boolean underWay, Set<String> leftInIt) {
        boolean plays = part(player) == Part.PLAYING;
        int held = has(player);
        discs.put(player, 0);
        if (emptied || stock == 0) {
            returned += held;
        } else {
            stock += held;
        }
        parts.put(player, away);
        if (there() < settings.leastPlayers()) {
            over = true;
        } else if (!underWay) {
            stock = due();
            leaders = leaders.stream().map(this::orAfter).collect(Collectors.toSet());
        } else if (plays) {
            boolean alone = playing().size() == 1;
            if (alone || settings.withdrawal() == Withdrawal.LOSES_HALF) {
                loseHalf(player);
            } else {
                annulled(leftInIt);
                leaders = leaders.stream().map(this::orAfter).collect(Collectors.toSet());
            }
        }
    }

    /** Somebody sits down behind the last seat, with nothing. */
    void sitsDown(String player) {
        discs.put(player, 0);
        parts.put(player, Part.PLAYING);
        stock = due();
    }

    private boolean away(String name) {
        return part(name) == Part.GONE || part(name) == Part.SENT_OFF;
    }

    private int there() {
        return (int) parts.keySet().stream().filter(name -> !away(name)).count();
    }

    private String orAfter(String name) {
        return part(name) == Part.PLAYING ? name : after(name);
    }

    /** The discs of a half for those who are there. */
    private int due() {
        if (finale && settings.finalDiscs() > 0) {
            return settings.finalDiscs();
        }
        return settings.discsPerPlayer() == 0
                ? settings.discs()
                : settings.discsPerPlayer() * there() + settings.extraDiscs();
    }

    /** The evening is over: what is written stays written. */
    void abandoned() {
        over = true;
    }

    void starts(String starter) {
        leaders = Set.of(starter);
    }

    /** The throw for the start brings its lowest thrower discs; a whole stock loses the half. */
    void startPays(String starter, int due) {
        int taken = Math.min(due, stock);
        stock -= taken;
        discs.merge(starter, taken, Integer::sum);
        if (stock == 0) {
            emptied = true;
            loseHalf(starter);
            if (over) {
                // lost by the throw for the start alone: nobody ever led
                leaders = Set.of();
            }
        }
    }

    /** One disc at once: from the stock, otherwise from who has most of the others. */
    void oneDisc(String player) {
        if (stock > 0) {
            stock--;
        } else {
            Optional<String> from =
                    most(playing().stream().filter(name -> !name.equals(player)).toList())
                            .filter(name -> has(name) > 0);
            if (from.isEmpty()) {
                return;
            }
            discs.merge(from.get(), -1, Integer::sum);
        }
        discs.merge(player, 1, Integer::sum);
    }

    /** The organizer gives a player discs, or takes some away when they are fewer than none. */
    void decided(String player, int more, boolean nobodyHasThrown) {
        // Who plays without a disc once the stock is dealt out has bought in for this round.
        Set<String> along =
                playing().stream()
                        .filter(name -> emptied && has(name) == 0)
                        .collect(Collectors.toSet());
        boolean dealtOut = emptied || stock == 0;
        for (int i = 0; i < more; i++) {
            oneDisc(player);
        }
        int back = Math.max(0, -more);
        discs.merge(player, -back, Integer::sum);
        returned += dealtOut ? back : 0;
        stock += dealtOut ? 0 : back;
        if (nobodyHasThrown && stock == 0) {
            emptied = true;
            whoIsOut(false, along);
            halfLoser(Optional.empty(), false)
                    .ifPresentOrElse(
                            this::loseHalf,
                            () -> leaders = Set.of(orAfter(leaders.iterator().next())));
        }
    }

    /**
     * A round counts nothing and is played anew with the discs as they lie: who left in it with a
     * Schock-Aus plays again.
     */
    void annulled(Set<String> leftInIt) {
        emptied |= stock == 0;
        leftInIt.forEach(name -> parts.put(name, Part.PLAYING));
    }

    /** Who throws in a final of others plays along, and who buys in. */
    void joins(String player) {
        parts.put(player, Part.PLAYING);
    }

    void leave(List<String> leaving) {
        leaving.forEach(name -> parts.put(name, Part.LEFT));
    }

    /** The round is over; its loser may have shown 2-2-1. */
    void close(RoundOracle.Ending ending, boolean twoTwoOne) {
        leave(ending.leaving());
        ending.loser().ifPresent(loser -> handOut(ending, loser));
        emptied |= stock == 0;
        List<String> staying = playing();
        Optional<String> lost;
        if (ending.all()) {
            strangersLeave();
            lost = ending.loser();
        } else {
            whoIsOut(ending.loser().isPresent(), Set.of());
            // Who is left alone has lost, even without a disc.
            Optional<String> alone =
                    staying.size() == 1 ? Optional.of(staying.get(0)) : Optional.empty();
            lost = halfLoser(ending.loser().or(() -> alone), twoTwoOne);
        }
        lost.ifPresentOrElse(this::loseHalf, () -> nextRound(ending.loser()));
    }

    private void handOut(RoundOracle.Ending ending, String loser) {
        if (ending.all()) {
            int all = stock + returned + discs.values().stream().mapToInt(some -> some).sum();
            discs.replaceAll((name, some) -> name.equals(loser) ? all : 0);
            stock = 0;
            returned = 0;
            return;
        }
        stock -= ending.fromStock();
        discs.merge(loser, ending.fromStock(), Integer::sum);
        ending.giver().ifPresent(giver -> discs.merge(giver, -ending.fromGiver(), Integer::sum));
        if (ending.toMiddle()) {
            returned += ending.fromGiver();
        } else {
            discs.merge(loser, ending.fromGiver(), Integer::sum);
        }
    }

    /** Where nobody has a disc and nobody lost the round, all play on. */
    private void whoIsOut(boolean somebodyLost, Set<String> along) {
        boolean all = playing().stream().allMatch(name -> has(name) == 0);
        strangersLeave();
        if (somebodyLost || !all) {
            dropOut(along);
        }
    }

    /** Who came into a final by a throw and has no disc is out of it, at its last round too. */
    private void strangersLeave() {
        for (String name : List.copyOf(playing())) {
            if (finale && has(name) == 0 && !halfLosers.contains(name)) {
                parts.put(name, Part.WATCHING);
            }
        }
    }

    /** Once the stock is empty, who has discs plays and who has none does not, unless along. */
    private void dropOut(Set<String> along) {
        for (String name : List.copyOf(parts.keySet())) {
            boolean plays = part(name) == Part.PLAYING && !along.contains(name);
            if (plays && emptied && has(name) == 0) {
                parts.put(name, Part.SAFE);
            } else if (part(name) == Part.SAFE && has(name) > 0) {
                parts.put(name, Part.PLAYING);
            }
        }
    }

    private Optional<String> halfLoser(Optional<String> loser, boolean twoTwoOne) {
        List<String> holders = playing().stream().filter(name -> has(name) > 0).toList();
        if (twoTwoOne && loser.isPresent() && settings.twoTwoOne() == TwoTwoOne.LOSE_HALF) {
            return loser;
        }
        if (emptied && holders.size() == 1) {
            return Optional.of(holders.get(0));
        }
        if (playing().size() == 1) {
            return Optional.of(playing().get(0));
        }
        return playing().isEmpty() ? loser : Optional.empty();
    }

    /** The half or the final is lost. */
    void loseHalf(String loser) {
        halfLosers.add(loser);
        Set<String> losers = new LinkedHashSet<>(halfLosers);
        boolean last = half >= settings.halves();
        switch (settings.format()) {
            case FINAL -> {
                int lost = halfLosers.size();
                Set<String> lastTwo =
                        new LinkedHashSet<>(halfLosers.subList(Math.max(0, lost - 2), lost));
                if (settings.finalists() == Finalists.LAST_TWO_LOSERS && last && !finale) {
                    losers = lastTwo;
                }
                List<String> missing = losers.stream().filter(this::away).toList();
                if (finale || (last && losers.size() == 1)) {
                    loseGame(List.of(loser));
                } else if (last && losers.size() - missing.size() < 2) {
                    loseGame(missing.subList(missing.size() - 1, missing.size()));
                } else if (last) {
                    finale = true;
                    boolean first = settings.finalStarter() == FinalStarter.FIRST_LOSER;
                    nextHalf(losers, first ? halfLosers.get(0) : loser);
                    boolean next = settings.finalStarter() == FinalStarter.NEXT_FINALIST;
                    if (next || (!first && settings.roundStarter() == RoundStarter.AFTER_LOSER)) {
                        leaders = Set.of(after(loser));
                    }
                } else {
                    furtherHalf(loser);
                }
            }
            case TWO_LOSSES -> {
                if (Collections.frequency(halfLosers, loser) == 2) {
                    loseGame(List.of(loser));
                } else {
                    furtherHalf(loser);
                }
            }
            case COUNT -> {
                if (last) {
                    int most = losers.stream().mapToInt(this::timesLost).max().orElse(0);
                    loseGame(losers.stream().filter(name -> timesLost(name) == most).toList());
                } else {
                    furtherHalf(loser);
                }
            }
        }
    }

    private int timesLost(String name) {
        return Collections.frequency(halfLosers, name);
    }

    private void nextHalf(Set<String> players, String leader) {
        half++;
        fresh(players);
        leaders = Set.of(part(leader) == Part.PLAYING ? leader : after(leader));
    }

    private void furtherHalf(String loser) {
        nextHalf(parts.keySet(), loser);
        if (settings.roundStarter() == RoundStarter.AFTER_LOSER) {
            leaders = Set.of(after(loser));
        }
    }

    private void fresh(Set<String> players) {
        round = 1;
        returned = 0;
        emptied = false;
        stock = due();
        discs.replaceAll((name, some) -> 0);
        parts.replaceAll(
                (name, part) ->
                        away(name) ? part : players.contains(name) ? Part.PLAYING : Part.WATCHING);
    }

    private void loseGame(List<String> losers) {
        gameLosers.addAll(losers);
        if (game == settings.games()) {
            over = true;
            return;
        }
        game++;
        half = 1;
        finale = false;
        halfLosers.clear();
        fresh(parts.keySet());
        // Where several lose a game together, no source says which of them leads, or who after.
        leaders =
                settings.roundStarter() == RoundStarter.AFTER_LOSER
                        ? losers.stream().map(this::after).collect(Collectors.toSet())
                        : losers.stream().map(this::orAfter).collect(Collectors.toSet());
    }

    private void nextRound(Optional<String> loser) {
        String last = leaders.iterator().next();
        String next = loser.map(this::leadsAfter).orElse(last);
        round++;
        leaders = Set.of(part(next) == Part.PLAYING ? next : after(next));
    }

    private String leadsAfter(String loser) {
        if (!emptied) {
            return switch (settings.roundStarter()) {
                case LOSER -> loser;
                case AFTER_LOSER -> after(loser);
            };
        }
        String most = most(playing()).orElse(loser);
        return switch (settings.secondPhaseStarter()) {
            case LOSER -> loser;
            case AFTER_LOSER -> after(loser);
            case MOST_DISCS -> most;
            case AFTER_MOST_DISCS -> after(most);
            case FEWEST_DISCS -> {
                String fewest = most;
                for (String name : playing()) {
                    boolean earlier =
                            has(name) == has(fewest)
                                    && playing().indexOf(name) < playing().indexOf(fewest);
                    fewest = has(name) < has(fewest) || earlier ? name : fewest;
                }
                yield fewest;
            }
        };
    }

    /** Of equals the first in seating order. */
    private Optional<String> most(List<String> names) {
        Optional<String> most = Optional.empty();
        for (String name : names) {
            most = most.filter(other -> has(other) >= has(name)).or(() -> Optional.of(name));
        }
        return most;
    }

    private String after(String name) {
        List<String> twice = new ArrayList<>(parts.keySet());
        twice.addAll(parts.keySet());
        return twice.subList(twice.indexOf(name) + 1, twice.size()).stream()
                .filter(playing()::contains)
                .findFirst()
                .orElse(name);
    }

    private List<String> playing() {
        return parts.keySet().stream().filter(name -> part(name) == Part.PLAYING).toList();
    }

    private int has(String name) {
        return discs.getOrDefault(name, 0);
    }

    private Part part(String name) {
        return parts.getOrDefault(name, Part.WATCHING);
    }

    /** Everything in which the table is not as the sheet has it. */
    List<String> differences(SchockenState table) {
        List<String> differences = new ArrayList<>();
        for (SchockenPlayer player : table.players()) {
            String name = player.name();
            differ(differences, "discs of " + name, has(name), player.discs());
            differ(differences, "part of " + name, part(name), player.part());
        }
        differ(differences, "stock", stock, table.stock());
        differ(differences, "discs in the middle", returned, table.returned());
        differ(differences, "stock emptied", emptied, table.stockEmptied());
        differ(differences, "losers of the halves", halfLosers, table.halfLosers());
        differ(differences, "losers of the games", gameLosers, table.gameLosers());
        differ(differences, "match over", over, table.stage() == Stage.OVER);
        differ(differences, "game", game, table.game());
        differ(differences, "half", half, table.half());
        differ(differences, "final", finale, table.finale());
        differ(differences, "round", round, table.round());
        if (!leaders.containsAll(table.leader().map(Set::of).orElse(Set.of()))
                || leaders.isEmpty() != table.leader().isEmpty()) {
            differ(differences, "leader", leaders, table.leader());
        }
        return differences;
    }

    private static void differ(List<String> differences, String what, Object mine, Object table) {
        if (!mine.equals(table)) {
            differences.add(what + ": " + mine + ", not " + table);
        }
    }
}
