package org.pubgames.sjoelen.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.sjoelen.CardEntry;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.PlayerParticulars;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenSettings.Office;

/** A match card as a table. */
final class CardTable {

    private final GameWords words;
    private final String gates;

    CardTable(GameWords words, SjoelenSettings settings) {
        this.words = words;
        this.gates =
                settings.gateValues().stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining("/"));
    }

    List<String> of(SjoelenPlayer player) {
        List<String> lines = new ArrayList<>();
        lines.add(Style.BOLD.of(words.say("card.title", new Because("player", player.name()))));
        TextTable table = new TextTable(">", ">", "<", ">", ">", "<");
        table.row(
                words.say("card.turn"),
                words.say("card.board"),
                gates,
                words.say("card.points"),
                words.say("card.total"),
                words.say("card.status"));
        int total = 0;
        for (CardLine line : player.card()) {
            total += line.points();
            table.row(
                    String.valueOf(line.turn()),
                    line.board().map(String::valueOf).orElse(""),
                    layout(line),
                    String.valueOf(line.points()),
                    String.valueOf(total),
                    status(line));
        }
        if (!player.card().isEmpty()) {
            lines.addAll(table.linesUnderHeader());
        }
        lines.add(
                "  "
                        + words.say(
                                "card.sum",
                                new Because("turns", player.played()),
                                new Because("total", player.total()),
                                new Because("average", average(player, words.lang()))));
        if (player.withdrawn()) {
            lines.add("  " + words.say("card.left"));
        }
        lines.addAll(particulars(player));
        handed(player).ifPresent(text -> lines.add("  " + text));
        int breaches = player.breaches().values().stream().mapToInt(Integer::intValue).sum();
        if (breaches > 0) {
            lines.add("  " + words.say("card.breaches", new Because("count", breaches)));
        }
        int jury = player.juryBreaches().values().stream().mapToInt(Integer::intValue).sum();
        if (jury > 0) {
            lines.add("  " + words.say("card.jury", new Because("count", jury)));
        }
        return lines;
    }

    /** What besides play has to be known: who plays instead, and what the organizer decided. */
    private List<String> particulars(SjoelenPlayer player) {
        List<String> lines = new ArrayList<>();
        if (player.away()) {
            lines.add("  " + words.say("card.away"));
        }
        player.standIn()
                .ifPresent(
                        name ->
                                lines.add(
                                        "  "
                                                + words.say(
                                                        "card.stand-in",
                                                        new Because("name", name))));
        player.sentOff()
                .ifPresent(
                        because ->
                                lines.add(
                                        "  "
                                                + words.say(
                                                        "card.sent-off",
                                                        new Because("because", because))));
        for (PlayerParticulars.Decided decided : player.decisions()) {
            lines.add(
                    "  "
                            + words.say(
                                    "card.decision." + Names.written(decided.decision()),
                                    new Because("player", player.name()),
                                    new Because("points", decided.points().orElse(0)),
                                    new Because("turn", decided.turn().orElse(0)),
                                    new Because("matter", decided.matter())));
        }
        return lines;
    }

    private static String layout(CardLine line) {
        String bonus =
                line.bonus()
                        .filter(discs -> !discs.equals(Compartments.EMPTY))
                        .map(discs -> " + " + discs)
                        .orElse("");
        return line.layout().map(layout -> layout + bonus).orElse("");
    }

    private String status(CardLine line) {
        List<String> more = new ArrayList<>();
        if (line.points() != line.written()) {
            more.add(words.say("card.written", new Because("points", line.written())));
        }
        line.initials().ifPresent(office -> more.add(initials(office)));
        List<String> before = before(line);
        if (!before.isEmpty()) {
            more.add(words.say("card.before", new Because("before", String.join(", ", before))));
        }
        String status = words.say("card.status." + line.status());
        return more.isEmpty() ? status : status + " (" + String.join("; ", more) + ")";
    }

    /** What once counted on the line and why; what was only noted and is shown anyway is not. */
    private List<String> before(CardLine line) {
        List<String> before = new ArrayList<>();
        for (CardEntry entry : line.history()) {
            if (entry.status() != CardLine.Status.NOTED || entry.points() != line.written()) {
                boolean plain =
                        entry.status() == CardLine.Status.NOTED
                                || entry.status() == CardLine.Status.AGREED;
                before.add(
                        plain
                                ? String.valueOf(entry.points())
                                : entry.points()
                                        + " "
                                        + words.say("card.status." + entry.status())
                                        + entry.initials()
                                                .map(office -> " " + initials(office))
                                                .orElse(""));
            }
        }
        return before;
    }

    private String initials(Office office) {
        return words.say("card.initials." + office);
    }

    private Optional<String> handed(SjoelenPlayer player) {
        if (!player.copyHandedOver() && !player.originalHandedOver()) {
            return Optional.empty();
        }
        List<String> parts = new ArrayList<>();
        if (player.copyHandedOver()) {
            parts.add(words.say("card.copy"));
        }
        if (player.originalHandedOver()) {
            parts.add(words.say("card.original"));
        }
        return Optional.of(String.join(", ", parts));
    }

    /** The average with two decimals, as it is written in the language. */
    static String average(SjoelenPlayer player, Lang lang) {
        int hundredths = player.averageHundredths();
        int cents = hundredths % 100;
        return hundredths / 100 + (lang == Lang.EN ? "." : ",") + (cents < 10 ? "0" : "") + cents;
    }
}
