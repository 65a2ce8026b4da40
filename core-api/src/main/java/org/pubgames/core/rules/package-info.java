/**
 * The Drools side: the rule base, a judging, its findings. The only package that knows the rule
 * engine.
 */
@NullMarked
package org.pubgames.core.rules;

import org.jspecify.annotations.NullMarked;
