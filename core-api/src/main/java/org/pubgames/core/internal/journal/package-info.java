/**
 * Match files: one header line, then one event a line. Journals: the same with the rulings beside
 * each accepted event, and checkpoints.
 */
@NullMarked
package org.pubgames.core.internal.journal;

import org.jspecify.annotations.NullMarked;
