/** What the rules of table shuffleboard read. */
@NullMarked
package org.pubgames.shuffleboard.table.rules;

import org.jspecify.annotations.NullMarked;
