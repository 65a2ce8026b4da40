/**
 * Wrong rules on purpose: every small change of a rule's text, with a name and a sentence. Knows
 * the text of rule files only, not the rule engine.
 */
@NullMarked
package org.pubgames.core.mutation;

import org.jspecify.annotations.NullMarked;
