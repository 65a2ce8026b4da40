package org.pubgames.competition.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.DecidedBy;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Standing;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;

/** What hangs on the wall at a competition: the table, and who meets whom. */
final class CompetitionPicture implements GamePicture<CompetitionState, CompetitionEvent> {

    /** More open matches than these are only counted. */
    private static final int MOST_LINES = 12;

    private final GameWords words;

    CompetitionPicture(GameWords words) {
        this.words = words;
    }

    /** The rounds when they are drawn; the table when the last match of a round is played. */
    @Override
    public List<String> after(
            Scene<CompetitionState, CompetitionEvent> before,
            CompetitionEvent event,
            Scene<CompetitionState, CompetitionEvent> now) {
        CompetitionState state = now.state();
        if (event instanceof Drawn) {
            return open(state);
        }
        boolean played = event instanceof ResultReported || event instanceof WalkedOver;
        if (!played || state.phase() == CompetitionPhase.OVER) {
            return List.of();
        }
        return titled(words.say("standings"), table(state));
    }

    @Override
    public List<String> cards(Scene<CompetitionState, CompetitionEvent> scene) {
        CompetitionState state = scene.state();
        if (!state.started() || state.phase() != CompetitionPhase.PLAY) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(open(state));
        lines.add("");
        return lines;
    }

    @Override
    public List<Outcome.Place> standing(Scene<CompetitionState, CompetitionEvent> scene) {
        return scene.state().started() && scene.state().abandoned().isEmpty()
                ? places(scene.state())
                : List.of();
    }

    @Override
    public String remark(Scene<CompetitionState, CompetitionEvent> scene, String player) {
        return scene.state().standings().stream()
                .filter(standing -> standing.player().equals(player))
                .map(standing -> decided(standing.decidedBy()))
                .findFirst()
                .orElse("");
    }

    @Override
    public boolean draws() {
        return true;
    }

    @Override
    public Optional<Sheet> drawn(Scene<CompetitionState, CompetitionEvent> scene, Sheet.Form form) {
        Sheet sheet = Sheet.column(words.lang(), form, words.say("title.competition"));
        new CompetitionSvg(sheet, words).draw(scene.state());
        return Optional.of(sheet);
    }

    @Override
    public Optional<Sheet> drawn(
            Scene<CompetitionState, CompetitionEvent> before,
            CompetitionEvent event,
            Sheet.Form form) {
        return drawn(before, form);
    }

    private static List<Outcome.Place> places(CompetitionState state) {
        return state.standings().stream()
                .map(each -> new Outcome.Place(each.rank(), each.player(), each.points()))
                .toList();
    }

    private List<String> table(CompetitionState state) {
        TextTable table = new TextTable(">", "<", ">", ">", "<");
        table.row(
                "",
                words.say("table.player"),
                words.say("table.played"),
                words.say("table.points"),
                words.say("table.decided"));
        for (Standing each : state.standings()) {
            table.row(
                    each.rank() + ".",
                    TextTable.shortened(each.player()),
                    String.valueOf(state.reported(each.player())),
                    String.valueOf(each.points()),
                    decided(each.decidedBy()));
        }
        return table.linesUnderHeader();
    }

    private String decided(DecidedBy decidedBy) {
        return words.say("decided." + decidedBy);
    }

    private List<String> open(CompetitionState state) {
        TextTable table = new TextTable(">", ">", "<", "<");
        int shown = 0;
        int more = 0;
        for (CompetitionRound round : state.rounds()) {
            for (Pairing each : round.pairings()) {
                if (each.result().isEmpty() && state.playable(each)) {
                    if (shown < MOST_LINES) {
                        shown++;
                        table.row(
                                String.valueOf(round.number()),
                                String.valueOf(each.board()),
                                TextTable.shortened(each.first()),
                                TextTable.shortened(each.second()));
                    } else {
                        more++;
                    }
                }
            }
        }
        List<String> lines = new ArrayList<>(titled(words.say("matches.open"), table.lines()));
        if (more > 0) {
            lines.add("  " + words.say("more", "number", more));
        }
        return lines;
    }

    private static List<String> titled(String title, List<String> below) {
        List<String> lines = new ArrayList<>();
        lines.add(Style.BOLD.of(title));
        lines.addAll(below);
        return lines;
    }
}
