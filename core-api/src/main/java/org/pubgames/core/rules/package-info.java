/**
 * The Drools side, internal: the rule base, the engines that ask it, the games that are judged by
 * it. The only package that knows the rule engine.
 */
@NullMarked
package org.pubgames.core.rules;

import org.jspecify.annotations.NullMarked;
