/**
 * The test room that every game shares: what each of them must keep, said once. A game's own tests
 * extend these classes and add what is particular.
 */
@NullMarked
package org.pubgames.core.contract;

import org.jspecify.annotations.NullMarked;
