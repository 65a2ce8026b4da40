package org.pubgames.store;

import java.time.Instant;

/**
 * A match in a store. Immutable.
 *
 * @param id its id in the store
 * @param header its first line, as it was given
 * @param opened when it was opened, to the microsecond
 * @param number the number of its last line; 0 when it has none behind the header
 */
public record StoredMatch(String id, String header, Instant opened, int number) {}
