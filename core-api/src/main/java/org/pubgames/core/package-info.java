/**
 * The public page of the library: games, matches, verdicts, rulings, variants, problems.
 *
 * <p>Everything here is an interface or an immutable value and is safe to share between threads. No
 * type of the rule engine, of a parser or of a validator appears in a signature.
 */
@NullMarked
package org.pubgames.core;

import org.jspecify.annotations.NullMarked;
