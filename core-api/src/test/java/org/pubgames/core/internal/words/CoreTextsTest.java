package org.pubgames.core.internal.words;

import org.pubgames.core.contract.TextsContract;

/** Holds the texts of the core to the glossary. */
class CoreTextsTest extends TextsContract {}
