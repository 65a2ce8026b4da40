package org.pubgames.competition.pairing;

/**
 * An entrant's figures for the table. Points, Buchholz and Koya are in half points,
 * Sonneborn-Berger in quarters of a point.
 *
 * @param points all points (in half points)
 * @param wins rounds with a win, by bye or walk-over too (FT 7.1)
 * @param won wins in matches that were played (FT 7.2)
 * @param played matches that were played
 * @param scored what it scored in all its matches
 * @param conceded what its opponents scored against it
 * @param buchholz the sum of its opponents' points (FT 8.1)
 * @param buchholzCut1 without the least
 * @param buchholzMedian without the least and the largest
 * @param sonnebornBerger the sum of its opponents' points times what it took from each (FT 9.1)
 * @param koya points against opponents with at least half of what could be won (FT 9.2)
 */
public record Figures(
        int points,
        int wins,
        int won,
        int played,
        int scored,
        int conceded,
        int buchholz,
        int buchholzCut1,
        int buchholzMedian,
        int sonnebornBerger,
        int koya) {

    /** What it scored less what it conceded. */
    public int difference() {
        return scored - conceded;
    }
}
