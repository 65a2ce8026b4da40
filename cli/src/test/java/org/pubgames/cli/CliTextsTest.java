package org.pubgames.cli;

import org.pubgames.core.contract.TextsContract;

/** Holds the texts of the command to the glossary. */
class CliTextsTest extends TextsContract {}
