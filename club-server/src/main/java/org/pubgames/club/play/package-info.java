/** The matches of an evening: who meets whom, at which board, and what becomes of a result. */
@NullMarked
package org.pubgames.club.play;

import org.jspecify.annotations.NullMarked;
