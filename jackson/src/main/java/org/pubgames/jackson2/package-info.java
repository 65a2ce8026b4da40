/**
 * Events, verdicts, views and all other answers as Jackson 2 writes and reads them. Options and
 * carriers, which serve Jackson 3 too, are in {@code org.pubgames.jackson}.
 */
@NullMarked
package org.pubgames.jackson2;

import org.jspecify.annotations.NullMarked;
