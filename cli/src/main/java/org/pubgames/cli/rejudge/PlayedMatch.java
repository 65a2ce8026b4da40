package org.pubgames.cli.rejudge;

import java.util.List;
import org.pubgames.core.VariantFile;

/**
 * A match as it was written, not yet read. Immutable.
 *
 * @param place which match it is
 * @param group what it belongs to: the zip, or the file or folder that was named. Matches of a
 *     group make one table
 * @param lines its header, then its events and revisions
 * @param variants the variant files that came with it
 */
public record PlayedMatch(
        Place place, String group, List<String> lines, List<VariantFile> variants) {

    /**
     * Keeps copies of its lists.
     *
     * @param place which match it is
     * @param group what it belongs to
     * @param lines its header, then its events and revisions
     * @param variants the variant files that came with it
     */
    public PlayedMatch {
        lines = List.copyOf(lines);
        variants = List.copyOf(variants);
    }
}
