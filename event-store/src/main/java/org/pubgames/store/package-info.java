/**
 * Matches of any game in a store: opened, judged, revised and read again, with nothing lost that
 * was answered and nothing counted twice.
 *
 * <p>{@link org.pubgames.store.EventStore} keeps lines of text under numbers and knows nothing of
 * games; {@link org.pubgames.store.StoredMatches} is what a host uses.
 */
@NullMarked
package org.pubgames.store;

import org.jspecify.annotations.NullMarked;
