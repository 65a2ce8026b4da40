/**
 * The counting of competitions: who meets whom, in which round, on which side, and the figures by
 * which standings are ordered. Pure functions on immutable values; they decide nothing that a rule
 * decides. Entrants are numbers from 0, in the order of seeding or entry.
 */
@NullMarked
package org.pubgames.competition.pairing;

import org.jspecify.annotations.NullMarked;
