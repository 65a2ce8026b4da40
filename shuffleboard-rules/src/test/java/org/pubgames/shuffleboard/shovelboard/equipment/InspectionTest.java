package org.pubgames.shuffleboard.shovelboard.equipment;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.contract.InspectionContract;
import org.pubgames.shuffleboard.shovelboard.Shovelboard;

/** Reports and files of measures, good and bad. */
class InspectionTest extends InspectionContract<ShovelboardMeasures, ShovelboardRegulation> {

    InspectionTest() {
        super(
                Shovelboard.class,
                ShovelboardMeasures.INSPECTION,
                List.of(ShovelboardRegulation.values()));
    }

    @Override
    protected String sound() {
        return """
                {'board':{'length':300,'width':36,'targetLines':2,'farLineFromEnd':4,
                  'nearLineFromFarLine':48},
                 'sets':{'weights':[4,4],'marked':true},
                 'weights':[{'flat':true,'material':'metal'}]}
                """;
    }

    @Override
    protected String unusual() {
        return "{'board':{'width':50}}";
    }

    @Override
    protected String numbers() {
        return """
                {'board':{'length':#,'width':#,'farLineFromEnd':#,'nearLineFromFarLine':#},
                 'weights':[{'diameter':#,'thickness':#,'mass':#}]}
                """;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'boards':{}} | unknown-field | /boards | board",
                "{'weights':[{},{'material':'mettal'}]} | unknown-value | /weights/1/material | metal",
                "{'board':{'length':'300'}} | wrong-type | /board/length | ''",
                "{'board':{'targetLines':1.5}} | wrong-type | /board/targetLines | ''",
                "{'sets':{'weights':4}} | wrong-type | /sets/weights | ''",
                "{'board':[]} | wrong-type | /board | ''",
                "[] | wrong-type | '' | ''"
            })
    void everyMistakeHasItsPlace(String json, String code, String path, String suggestion) {
        mistake(json, code, path, suggestion);
    }
}
