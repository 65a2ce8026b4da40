/** How Schocken is drawn in a terminal: dice and cups, what came of a round, who lost what. */
@NullMarked
package org.pubgames.cli.schocken;

import org.jspecify.annotations.NullMarked;
