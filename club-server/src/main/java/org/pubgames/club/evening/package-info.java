/** What an evening is: decisions that are written one behind the other, and what they add up to. */
@NullMarked
package org.pubgames.club.evening;

import org.jspecify.annotations.NullMarked;
