/**
 * Other rule engines, asked the same rules about the same situations: the conditions and
 * conclusions are ours, only the way of asking is theirs.
 */
@NullMarked
package org.pubgames.benchmarks.peers;

import org.jspecify.annotations.NullMarked;
