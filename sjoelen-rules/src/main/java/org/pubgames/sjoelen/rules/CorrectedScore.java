package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.SjoelenSettings;

/**
 * A corrected score whose discs are not known.
 *
 * @param correction the correction
 * @param settings the settings in force
 * @param worth what turns are worth under them
 */
public record CorrectedScore(
        Findings findings, Correction correction, SjoelenSettings settings, Worth worth)
        implements WrittenScore {

    @Override
    public int points() {
        return correction.points();
    }

    @Override
    public Optional<Integer> maximumIn() {
        return correction.event().maximumIn();
    }

    @Override
    public int discs() {
        return correction.line().map(CardLine::discs).orElse(settings.discs());
    }
}
