package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.DecidedBy;
import org.pubgames.competition.Standing;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.Level;
import org.pubgames.core.spi.Findings;

/**
 * Puts everybody in order: those who are level are asked one tie-break after the other, and the
 * rules say which of them tells them apart.
 */
final class Places {

    /** Whoever puts some who are level before the rules. */
    @FunctionalInterface
    interface Rules {

        /** What the rules say of them. */
        Findings ask(Level level);
    }

    private final CompetitionState state;
    private final CompetitionSettings settings;
    private final Figures figures;
    private final List<DecidedBy> steps;
    private final Rules rules;
    private boolean lotsDue;

    /**
     * The places in a state.
     *
     * @param rules what the rules say of some who are level
     */
    Places(CompetitionState state, CompetitionSettings settings, Findings findings, Rules rules) {
        this.state = state;
        this.settings = settings;
        this.figures = new Figures(state, settings);
        this.rules = rules;
        this.findings = findings;
        this.steps = new ArrayList<>();
        if (settings.format() == Format.LADDER) {
            steps.add(DecidedBy.LADDER_PLACE);
        } else if (settings.format() == Format.KNOCK_OUT) {
            steps.add(DecidedBy.ROUND_REACHED);
            steps.add(DecidedBy.THIRD_PLACE_MATCH);
        } else if (settings.format() == Format.GROUPS) {
            if (!state.tree().isEmpty()) {
                steps.add(DecidedBy.ROUND_REACHED);
                steps.add(DecidedBy.THIRD_PLACE_MATCH);
            }
            steps.add(DecidedBy.GROUP_PLACE);
        } else {
            steps.add(DecidedBy.LEFT);
            steps.add(DecidedBy.POINTS);
            settings.tieBreaks().forEach(each -> steps.add(DecidedBy.of(each)));
        }
    }

    private final Findings findings;

    /** Whether some are level whom lots tell apart, and none are drawn. */
    boolean lotsDue() {
        return lotsDue;
    }

    /** Everybody, best first. */
    List<Standing> all() {
        List<String> players = state.entrants().stream().map(CompetitionEntrant::player).toList();
        List<Block> blocks = new ArrayList<>();
        sort(players, 0, alone(), blocks);
        List<Standing> places = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            int rank = places.size() + 1;
            DecidedBy apartBy =
                    i == 0 && blocks.size() > 1 ? blocks.get(1).apartBy() : block.apartBy();
            DecidedBy decidedBy = block.players().size() > 1 ? DecidedBy.SHARED : apartBy;
            for (String player : block.players()) {
                places.add(new Standing(rank, player, figures.points(player), decidedBy));
            }
        }
        return places;
    }

    /** What the place of one who is alone comes from. */
    private DecidedBy alone() {
        return switch (settings.format()) {
            case KNOCK_OUT -> DecidedBy.ROUND_REACHED;
            case LADDER -> DecidedBy.LADDER_PLACE;
            case GROUPS -> DecidedBy.GROUP_PLACE;
            case ROUND_ROBIN, SWISS, SERIES -> DecidedBy.POINTS;
        };
    }

    private void sort(List<String> level, int from, DecidedBy before, List<Block> blocks) {
        if (level.size() < 2) {
            level.forEach(player -> blocks.add(new Block(level, before)));
            return;
        }
        for (int i = from; i < steps.size(); i++) {
            DecidedBy step = steps.get(i);
            List<Integer> counted = figures.of(step, level);
            Level asked =
                    new Level(findings, level, step, counted, figures.allMet(level), settings);
            Findings found = rules.ask(asked);
            if (found.has(Effect.APART)) {
                int next = found.has(Effect.AGAIN) ? 2 : i;
                split(level, counted, step, next, before, blocks);
                return;
            }
            lotsDue |= step == DecidedBy.LOTS && figures.count(level);
        }
        List<Integer> nothing = Collections.nCopies(level.size(), 0);
        rules.ask(new Level(findings, level, DecidedBy.SHARED, nothing, false, settings));
        blocks.add(new Block(level, before));
    }

    /** The best first; each group of equals goes on with the next tie-break. */
    private void split(
            List<String> level,
            List<Integer> counted,
            DecidedBy step,
            int next,
            DecidedBy before,
            List<Block> blocks) {
        Map<Integer, List<String>> groups = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < level.size(); i++) {
            groups.computeIfAbsent(counted.get(i), figure -> new ArrayList<>()).add(level.get(i));
        }
        DecidedBy apartBy = before;
        for (List<String> group : groups.values()) {
            sort(List.copyOf(group), next, apartBy, blocks);
            apartBy = step;
        }
    }
}
