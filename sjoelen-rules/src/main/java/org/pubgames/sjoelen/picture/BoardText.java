package org.pubgames.sjoelen.picture;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;

/**
 * The far end of the board with its four compartments, the discs piled as the jury piles them: four
 * in the first pile, three in each of the next. Discs of complete sets are full, the others hollow,
 * extra discs are stars.
 */
final class BoardText {

    private static final String SET = "●";
    private static final String REST = "○";
    private static final String EXTRA = "★";
    private static final int FIRST_PILE = 4;
    private static final int NEXT_PILES = 3;
    private static final int NARROWEST = 4;
    private static final int MOST_PILES = 10;
    private static final int WIDEST = 90;

    private final SjoelenSettings settings;
    private final Compartments layout;
    private final Compartments bonus;
    private final Compartments givenBack;

    /**
     * A board.
     *
     * @param givenBack discs of the layout that are not there any more, because they were given
     *     back as extra discs
     */
    BoardText(
            SjoelenSettings settings,
            Compartments layout,
            Compartments bonus,
            Compartments givenBack) {
        this.settings = settings;
        this.layout = layout;
        this.bonus = bonus;
        this.givenBack = givenBack;
    }

    /** What the signs mean. */
    static String legend(GameWords words, boolean extra) {
        String legend =
                Style.SET.of(SET)
                        + " "
                        + words.say("legend.set")
                        + "   "
                        + Style.REST.of(REST)
                        + " "
                        + words.say("legend.rest");
        return extra
                ? legend + "   " + Style.EXTRA.of(EXTRA) + " " + words.say("legend.extra")
                : legend;
    }

    /** The drawing, with a caption beside the counts or, where the board is wide, below them. */
    List<String> lines(String caption) {
        int piles = NARROWEST;
        int height = 1;
        for (int i = 0; i < Compartments.COUNT; i++) {
            piles = Math.max(piles, piles(discs(i)));
            height = Math.max(height, Math.min(FIRST_PILE, discs(i)));
        }
        int inner = Math.min(piles, MOST_PILES) * 2 + 1;
        List<String> lines = new ArrayList<>();
        lines.add("┌" + String.join("┬", sides("─".repeat(inner))) + "┐");
        if (piles <= MOST_PILES) {
            for (int row = height - 1; row >= 0; row--) {
                lines.add(row(row, inner));
            }
        }
        List<String> gates = new ArrayList<>();
        StringBuilder counts = new StringBuilder();
        for (int i = 0; i < Compartments.COUNT; i++) {
            gates.add(centred(" " + settings.gateValue(i) + " ", inner, "─"));
            counts.append(' ').append(centred(count(i), inner, " "));
        }
        lines.add("└" + String.join("┴", gates) + "┘");
        String beside = (counts + "   " + caption).stripTrailing();
        if (beside.length() <= WIDEST) {
            lines.add(beside);
        } else {
            lines.add(counts.toString().stripTrailing());
            lines.add(" " + caption);
        }
        return lines;
    }

    private int discs(int compartment) {
        return there(compartment) + bonus.at(compartment);
    }

    private int there(int compartment) {
        return layout.at(compartment) - givenBack.at(compartment);
    }

    private String count(int compartment) {
        int extra = bonus.at(compartment);
        return layout.at(compartment) + (extra == 0 ? "" : "+" + extra);
    }

    private static int piles(int discs) {
        return discs <= FIRST_PILE ? 1 : 1 + (discs - FIRST_PILE + NEXT_PILES - 1) / NEXT_PILES;
    }

    private static List<String> sides(String side) {
        return List.of(side, side, side, side);
    }

    private String row(int row, int inner) {
        StringBuilder line = new StringBuilder("│");
        for (int i = 0; i < Compartments.COUNT; i++) {
            StringBuilder cell = new StringBuilder();
            for (int pile = 0; pile < piles(discs(i)); pile++) {
                int before = pile == 0 ? 0 : FIRST_PILE + (pile - 1) * NEXT_PILES;
                int tall = Math.min(pile == 0 ? FIRST_PILE : NEXT_PILES, discs(i) - before);
                cell.append(' ').append(row < tall ? disc(i, before + row) : " ");
            }
            line.append(cell).append(" ".repeat(inner - Style.width(cell.toString()))).append("│");
        }
        return line.toString();
    }

    private String disc(int compartment, int number) {
        if (number < layout.least()) {
            return Style.SET.of(SET);
        }
        return number < there(compartment) ? Style.REST.of(REST) : Style.EXTRA.of(EXTRA);
    }

    private static String centred(String text, int width, String fill) {
        int left = Math.max(0, (width - text.length()) / 2);
        int right = Math.max(0, width - text.length() - left);
        return fill.repeat(left) + text + fill.repeat(right);
    }
}
