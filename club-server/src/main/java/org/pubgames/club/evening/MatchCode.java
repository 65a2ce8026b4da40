package org.pubgames.club.evening;

import java.util.Optional;

/**
 * A code that opens one match once.
 *
 * @param match the first game of the match
 * @param code five signs
 * @param tablet which tablet it has opened the match for; empty until it is used
 */
public record MatchCode(String match, String code, Optional<String> tablet) {}
