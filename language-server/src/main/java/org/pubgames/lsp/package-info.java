/** A language server for variant files: the same problems, texts and choices as the command has. */
@NullMarked
package org.pubgames.lsp;

import org.jspecify.annotations.NullMarked;
