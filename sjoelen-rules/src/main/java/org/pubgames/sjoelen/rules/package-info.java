/**
 * The prepared facts of sjoelen: for each topic of the rulebook one record with everything its
 * rules need to know. Not part of the public page.
 */
@NullMarked
package org.pubgames.sjoelen.rules;

import org.jspecify.annotations.NullMarked;
