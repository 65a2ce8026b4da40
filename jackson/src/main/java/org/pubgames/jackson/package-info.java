/**
 * Events, verdicts, views and all other answers as Jackson 3 writes and reads them; the classes for
 * Jackson 2 are in {@code org.pubgames.jackson2}. What does not name Jackson here serves both.
 */
@NullMarked
package org.pubgames.jackson;

import org.jspecify.annotations.NullMarked;
