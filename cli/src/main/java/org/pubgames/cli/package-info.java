/** The command {@code pubgames}: asks the library, and puts its answers into words and pictures. */
@NullMarked
package org.pubgames.cli;

import org.jspecify.annotations.NullMarked;
