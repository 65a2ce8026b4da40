package org.pubgames.competition.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.Challenged;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionEvent.EveningScored;
import org.pubgames.competition.CompetitionEvent.LogReported;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.RoundDrawn;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.DecidedBy;
import org.pubgames.competition.GroupTable;
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

    /** Rounds behind so many open matches are only counted. */
    private static final int MOST_LINES = 12;

    private final GameWords words;

    CompetitionPicture(GameWords words) {
        this.words = words;
    }

    /** The rounds when they are drawn; the table whenever it may have changed, until the end. */
    @Override
    public List<String> after(
            Scene<CompetitionState, CompetitionEvent> before,
            CompetitionEvent event,
            Scene<CompetitionState, CompetitionEvent> now) {
        CompetitionState state = now.state();
        boolean knockout = !state.tree().isEmpty();
        boolean ladder = state.ladder();
        if (ladder && event instanceof Challenged) {
            return open(state);
        }
        if (ladder && state.phase() != CompetitionPhase.OVER) {
            return state.numbers().equals(before.state().numbers()) ? List.of() : standings(state);
        }
        if (event instanceof Drawn || event instanceof RoundDrawn) {
            return knockout ? tree(state) : open(state);
        }
        boolean changed = state.started() && !state.standings().equals(before.state().standings());
        boolean told =
                event instanceof ResultReported
                        || event instanceof LogReported
                        || event instanceof WalkedOver
                        || event instanceof EveningScored;
        return state.phase() == CompetitionPhase.OVER || !(changed || told)
                ? List.of()
                : knockout ? tree(state) : standings(state);
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

    /** The table, or one for each group as long as there is nothing behind them. */
    private List<String> standings(CompetitionState state) {
        List<String> lines = new ArrayList<>();
        for (GroupTable group : state.groups()) {
            lines.addAll(
                    titled(
                            words.say("group", "letter", group.letter()),
                            table(state.table(group))));
        }
        return lines.isEmpty() ? titled(words.say("standings"), table(state)) : lines;
    }

    private List<String> table(CompetitionState state) {
        Columns columns = new Columns(state);
        List<String> sides = new ArrayList<>(List.of(">", "<"));
        columns.words().forEach(word -> sides.add(">"));
        sides.addAll(List.of(">", "<"));
        TextTable table = new TextTable(sides.toArray(String[]::new));
        List<String> header = new ArrayList<>(List.of("", words.say("table.player")));
        columns.words().forEach(word -> header.add(words.say(word)));
        header.addAll(List.of(words.say("table.points"), words.say("table.decided")));
        table.row(header.toArray(String[]::new));
        UnaryOperator<String> shown = TextTable.shortened(names(state));
        for (Standing each : state.standings()) {
            List<String> row =
                    new ArrayList<>(List.of(each.rank() + ".", shown.apply(each.player())));
            columns.of(each.player()).forEach(figure -> row.add(String.valueOf(figure)));
            row.addAll(List.of(String.valueOf(each.points()), decided(each.decidedBy())));
            table.row(row.toArray(String[]::new));
        }
        return table.linesUnderHeader();
    }

    private static List<String> names(CompetitionState state) {
        return state.entrants().stream().map(CompetitionEntrant::player).toList();
    }

    private List<String> tree(CompetitionState state) {
        UnaryOperator<String> shown = TextTable.shortened(names(state));
        List<String> lines = new ArrayList<>();
        for (TreeLines.Part part : new TreeLines(state, words, shown).parts()) {
            TextTable table = new TextTable(">", "<", "<", "<");
            for (TreeLines.Line each : part.lines()) {
                table.row(String.valueOf(each.board()), each.first(), each.second(), each.score());
            }
            lines.addAll(titled(part.title(), table.lines()));
        }
        return lines;
    }

    private String decided(DecidedBy decidedBy) {
        return words.say("decided." + decidedBy);
    }

    /** The matches that are to be played, round by round, and who rests in a round. */
    private List<String> open(CompetitionState state) {
        UnaryOperator<String> shown = TextTable.shortened(names(state));
        List<String> lines = new ArrayList<>(titled(words.say("matches.open"), List.of()));
        int matches = 0;
        for (CompetitionRound round : state.rounds()) {
            List<Pairing> open = state.open(round);
            if (!open.isEmpty() && matches < MOST_LINES) {
                lines.add("  " + words.say("round", "number", round.number()));
                open.forEach(
                        each ->
                                lines.add(
                                        "    %2d  %s – %s"
                                                .formatted(
                                                        each.board(),
                                                        shown.apply(each.first()),
                                                        shown.apply(each.second()))));
                state.resting(round)
                        .forEach(
                                player ->
                                        lines.add(
                                                "        "
                                                        + words.say(
                                                                "resting",
                                                                "player",
                                                                shown.apply(player))));
                matches += open.size();
            }
        }
        int more = state.open().size() - matches;
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
