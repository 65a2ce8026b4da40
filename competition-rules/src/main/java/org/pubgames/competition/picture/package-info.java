/** What people see of a competition: its table, and the matches that are to be played. */
@NullMarked
package org.pubgames.competition.picture;

import org.jspecify.annotations.NullMarked;
