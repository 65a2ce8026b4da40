/** What the rules of court shuffleboard read. */
@NullMarked
package org.pubgames.shuffleboard.court.rules;

import org.jspecify.annotations.NullMarked;
