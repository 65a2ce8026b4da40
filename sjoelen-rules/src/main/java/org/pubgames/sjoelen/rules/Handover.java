package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenEvent.CardPart;
import org.pubgames.sjoelen.SjoelenEvent.Recipient;

/** The card or a part of it is handed out. */
public record Handover(Findings findings, CardPart part, Recipient to, int lines, int needed)
        implements Situation {}
