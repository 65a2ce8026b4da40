/**
 * What the rules of sjoelen read and conclude: for each decision one fact, made of the match, the
 * event and the settings, with derived values that only count, measure or look up. What several
 * facts have in common is an interface, and rules may be about it.
 */
@NullMarked
package org.pubgames.sjoelen.rules;

import org.jspecify.annotations.NullMarked;
