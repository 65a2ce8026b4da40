/** What the rules that all shuffleboards share read and conclude. */
@NullMarked
package org.pubgames.shuffleboard.rules;

import org.jspecify.annotations.NullMarked;
