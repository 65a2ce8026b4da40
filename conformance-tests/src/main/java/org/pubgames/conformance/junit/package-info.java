/**
 * The kit for JUnit 5: a test for each vector, and a test class for each house variant. Needs JUnit
 * Jupiter 5.13 or newer on the class path.
 */
@NullMarked
package org.pubgames.conformance.junit;

import org.jspecify.annotations.NullMarked;
