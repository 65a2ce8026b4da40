/** What the rules of Schocken read and conclude. */
@NullMarked
package org.pubgames.schocken.rules;

import org.jspecify.annotations.NullMarked;
