/**
 * Matches judged as they were and under another variant, and the report of it. A report is made of
 * parts: counts, sums, histograms and short lists chosen by a total order, so that parts of it can
 * be made anywhere and in any order and put together to the same report. It knows neither command
 * line nor console.
 */
@NullMarked
package org.pubgames.cli.rejudge;

import org.jspecify.annotations.NullMarked;
