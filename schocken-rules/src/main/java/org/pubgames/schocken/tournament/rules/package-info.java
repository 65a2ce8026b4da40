/**
 * The prepared facts of the Schocken tournament: for each topic of the rulebook one record with
 * everything its rules need to know. Not part of the public page.
 */
@NullMarked
package org.pubgames.schocken.tournament.rules;

import org.jspecify.annotations.NullMarked;
