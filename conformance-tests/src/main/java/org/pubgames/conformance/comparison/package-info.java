/** Puts vectors to an implementation under test and compares what it answers with what they say. */
@NullMarked
package org.pubgames.conformance.comparison;

import org.jspecify.annotations.NullMarked;
