/** Speed, measured: the rules and hand-written Java on the same layouts in the same run. */
@NullMarked
package org.pubgames.benchmarks;

import org.jspecify.annotations.NullMarked;
