/** What came of a run: one report, and everything that is made of it. */
@NullMarked
package org.pubgames.conformance.report;

import org.jspecify.annotations.NullMarked;
