package org.pubgames.lsp;

import org.eclipse.lsp4j.Position;

/**
 * A text in which a bar marks the cursor.
 *
 * @param text without the bar
 * @param offset where the bar was
 */
record Marked(String text, int offset) {

    static Marked of(String marked) {
        int at = marked.indexOf('|');
        return new Marked(marked.substring(0, at) + marked.substring(at + 1), at);
    }

    Position position() {
        return new Document("untitled:1", 1, text).position(offset);
    }
}
