/**
 * The command {@code pubgames}: asks the library and prints its answers as text, JSON and pictures.
 */
@NullMarked
package org.pubgames.cli;

import org.jspecify.annotations.NullMarked;
