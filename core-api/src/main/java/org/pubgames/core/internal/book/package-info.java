/**
 * Rulebooks: sources with their clauses and the rules that realise them, read from YAML beside the
 * rule files.
 */
@NullMarked
package org.pubgames.core.internal.book;

import org.jspecify.annotations.NullMarked;
