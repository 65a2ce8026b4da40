package org.pubgames.shuffleboard.table.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.play.Incident;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.play.StripBoard;
import org.pubgames.shuffleboard.rules.Displaced;
import org.pubgames.shuffleboard.table.TableSettings;
import org.pubgames.shuffleboard.table.rules.Cancelled;
import org.pubgames.shuffleboard.table.rules.Claim;
import org.pubgames.shuffleboard.table.rules.KnockedOff;
import org.pubgames.shuffleboard.table.rules.LevelPair;
import org.pubgames.shuffleboard.table.rules.TableFoul;
import org.pubgames.shuffleboard.table.rules.TapShot;
import org.pubgames.shuffleboard.table.rules.Tapped;
import org.pubgames.shuffleboard.table.rules.Weight;
import org.pubgames.shuffleboard.table.rules.Weights;

/** Table shuffleboard under the settings of a variant. */
public final class TableGame extends PlayedGame {

    private final TableSettings settings;

    /** The game of a variant. */
    public TableGame(TableSettings settings) {
        super(settings, board(settings));
        this.settings = settings;
    }

    /** The areas are named by their points. */
    private static StripBoard board(TableSettings settings) {
        List<StripBoard.Strip> strips = new ArrayList<>();
        int points = settings.zoneLines().size() + 1;
        for (BigDecimal line : settings.zoneLines()) {
            strips.add(new StripBoard.Strip(String.valueOf(points), line, points + "-line"));
            points--;
        }
        boolean foul = settings.foulLine() != TableSettings.FoulLine.NONE;
        strips.add(
                new StripBoard.Strip(
                        String.valueOf(points), settings.foulLineFromEnd(), "foul-line"));
        return new StripBoard(
                new Board.Measures(settings.boardLength(), settings.boardWidth()),
                strips,
                foul ? StripBoard.Ending.MUST_REACH : StripBoard.Ending.OPEN,
                settings);
    }

    /** The test at the end does not tell a corner from the middle; the report may. */
    @Override
    protected String hangingWord(Disc disc) {
        boolean corner =
                disc.spot().filter(spot -> spot.name().equals("corner")).isPresent()
                        || disc.place().flatMap(Place::x).filter(this::overTheSide).isPresent();
        return corner ? "corner" : "hanging";
    }

    private boolean overTheSide(BigDecimal across) {
        BigDecimal edge = settings.boardWidth().divide(BigDecimal.valueOf(2));
        return across.abs().add(settings.discRadius()).compareTo(edge) > 0;
    }

    @Override
    protected String deepestArea() {
        return String.valueOf(areas());
    }

    private int areas() {
        return settings.zoneLines().size() + 1;
    }

    @Override
    protected int mostPoints() {
        return Math.max(areas(), Math.max(settings.hangerPoints(), settings.cornerPoints()));
    }

    @Override
    protected Situation resting(Findings findings, Disc disc) {
        return new Weight(findings, disc, settings);
    }

    @Override
    protected void claims(List<Disc> lying, Map<String, Integer> worths, Judging judging) {
        Findings findings = judging.findings();
        Weights weights = Weights.of(lying, worths);
        undecided(weights.all(), false, judging);
        Optional<Weights> cancelled = cancelled(weights, judging);
        while (cancelled.isPresent()) {
            weights = cancelled.get();
            // weights that lay behind a cancelled one may now be the nearest
            if (!findings.forbidden()) {
                undecided(weights.left(), false, judging);
            }
            cancelled = cancelled(weights, judging);
        }
        for (Disc disc : lying) {
            judging.put(new Claim(findings, disc, weights, settings));
        }
    }

    /** The weights without the nearest two, where the rules cancel these; otherwise empty. */
    private Optional<Weights> cancelled(Weights weights, Judging judging) {
        List<Disc> pair = weights.left().levelPair();
        return pair.isEmpty()
                ? Optional.empty()
                : judging.ask(
                                new LevelPair(
                                        judging.findings(),
                                        pair.get(0),
                                        pair.get(1),
                                        weights,
                                        settings))
                        .effect(Cancelled.class)
                        .map(gone -> weights.without(gone.one(), gone.other()));
    }

    @Override
    protected List<Situation> shot(Findings findings, Incident shot) {
        List<String> knockedOff =
                shot.displaced().stream()
                        .filter(disc -> disc.before().side() != shot.offender())
                        .filter(Displaced::knockedOff)
                        .map(disc -> disc.before().name())
                        .toList();
        if (knockedOff.isEmpty()) {
            return List.of();
        }
        List<Situation> situations = new ArrayList<>();
        shot.played()
                .ifPresent(
                        played ->
                                situations.add(
                                        new TapShot(findings, played, knockedOff, settings)));
        for (Displaced disc : shot.displaced()) {
            situations.add(new Tapped(findings, disc, shot.offender(), settings));
        }
        return situations;
    }

    @Override
    protected List<Situation> foul(Findings findings, Foul foul, Incident incident) {
        List<Situation> situations = new ArrayList<>();
        incident.played()
                .ifPresent(
                        played ->
                                situations.add(
                                        new TableFoul(
                                                findings, foul, incident.player(), played.name())));
        for (Displaced disc : incident.displaced()) {
            if (disc.knockedOff()) {
                situations.add(new KnockedOff(findings, foul, disc));
            }
        }
        return situations;
    }
}
