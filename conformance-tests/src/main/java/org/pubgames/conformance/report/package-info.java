/** The report of a run, and all forms in which it is written. */
@NullMarked
package org.pubgames.conformance.report;

import org.jspecify.annotations.NullMarked;
