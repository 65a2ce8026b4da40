/** Runs in a class loader of its own, with the jars of KIE DMN. */
@NullMarked
package org.pubgames.benchmarks.dmn;

import org.jspecify.annotations.NullMarked;
