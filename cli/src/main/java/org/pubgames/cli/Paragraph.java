package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.picture.Style;

/** A text broken into lines at its spaces. */
final class Paragraph {

    private Paragraph() {}

    /**
     * Lines of at most {@code width} characters; the second and later ones begin with {@code hang}
     * spaces.
     */
    static List<String> lines(String text, int width, int hang) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        int used = 0;
        for (String word : text.split(" ", -1)) {
            int length = Style.width(word);
            if (used > hang && used + 1 + length > width) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(" ".repeat(hang)).append(word);
                used = hang + length;
            } else {
                boolean first = line.isEmpty() && lines.isEmpty();
                line.append(first ? "" : " ").append(word);
                used += length + (first ? 0 : 1);
            }
        }
        lines.add(line.toString());
        return lines;
    }
}
