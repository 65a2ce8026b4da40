package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.Contact;
import org.pubgames.sjoelen.Fate;
import org.pubgames.sjoelen.SjoelenSettings.CameBack;
import org.pubgames.sjoelen.SjoelenSettings.HalfThrough;
import org.pubgames.sjoelen.SjoelenSettings.JumpedToField;
import org.pubgames.sjoelen.SjoelenSettings.OffBoard;
import org.pubgames.sjoelen.SjoelenSettings.OnDisc;
import org.pubgames.sjoelen.SjoelenSettings.WallRest;

/** What becomes of one disc. */
public record DiscFate(
        Findings findings,
        Fate fate,
        Contact contact,
        boolean stopperMoved,
        int compartment,
        WallRest wallRest,
        JumpedToField jumpedToField,
        CameBack cameBack,
        OffBoard offBoard,
        HalfThrough halfThrough,
        OnDisc onDisc)
        implements Situation {}
