package org.pubgames.sjoelen;

import java.util.Optional;
import org.pubgames.sjoelen.SjoelenSettings.Office;

/**
 * What once stood on a line of a match card, before something else happened to the line.
 *
 * @param points the points that counted then
 * @param status what had happened to the line
 * @param initials who had initialled those points, when they were a correction
 */
public record CardEntry(int points, CardLine.Status status, Optional<Office> initials) {}
