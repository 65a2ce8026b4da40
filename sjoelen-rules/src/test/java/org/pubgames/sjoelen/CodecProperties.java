package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.Problem;
import org.pubgames.core.contract.CodecContract;

/** What is written can be read, and nothing else is. */
@Domain(SjoelenDomain.class)
@Domain(DomainContext.Global.class)
class CodecProperties extends CodecContract<SjoelenState, SjoelenEvent> {

    CodecProperties() {
        super(Shipped.GAME, Evening.SEATS);
    }

    /** Whatever happens in sjoelen happens to somebody. */
    @Override
    protected void unknownField(Problem problem) {
        assertThat(problem.allowed()).contains("player");
    }
}
