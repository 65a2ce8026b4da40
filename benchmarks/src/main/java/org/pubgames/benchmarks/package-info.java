/**
 * Benchmarks: the rules, other engines and hand-written Java on the same questions in the same run.
 */
@NullMarked
package org.pubgames.benchmarks;

import org.jspecify.annotations.NullMarked;
