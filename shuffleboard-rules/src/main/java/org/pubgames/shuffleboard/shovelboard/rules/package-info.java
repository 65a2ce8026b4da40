/** What the rules of shovelboard read. */
@NullMarked
package org.pubgames.shuffleboard.shovelboard.rules;

import org.jspecify.annotations.NullMarked;
