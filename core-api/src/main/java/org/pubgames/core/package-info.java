/**
 * The public page of the library, for hosts: games, matches, verdicts, rulings, rulebooks,
 * variants, problems, JSON.
 *
 * <p>Everything here is an interface or an immutable value and is safe to share between threads. No
 * type of the rule engine, of a parser or of a validator appears in a signature. Authors of games
 * need {@code org.pubgames.core.spi} besides. {@code org.pubgames.core.rules} and everything below
 * {@code org.pubgames.core.internal} may change at any time.
 *
 * <p>The jar has the name {@code org.pubgames.core} on a module path, and no module descriptor: the
 * rule engine's jars have none either, and the rules and files of a game lie in packages that a
 * descriptor would have to open one by one.
 */
@NullMarked
package org.pubgames.core;

import org.jspecify.annotations.NullMarked;
