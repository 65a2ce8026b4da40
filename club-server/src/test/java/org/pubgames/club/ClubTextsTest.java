package org.pubgames.club;

import org.pubgames.core.contract.TextsContract;

/** Pages say things as the rules say them. */
class ClubTextsTest extends TextsContract {}
