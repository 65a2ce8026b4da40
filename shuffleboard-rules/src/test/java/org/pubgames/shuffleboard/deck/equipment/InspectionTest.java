package org.pubgames.shuffleboard.deck.equipment;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.contract.InspectionContract;
import org.pubgames.shuffleboard.deck.DeckShuffleboard;

/** Reports and files of measures, good and bad. */
class InspectionTest extends InspectionContract<DeckMeasures, DeckRegulation> {

    InspectionTest() {
        super(DeckShuffleboard.class, DeckMeasures.INSPECTION, List.of(DeckRegulation.values()));
    }

    @Override
    protected String sound() {
        return """
                {'deck':{'ovals':2,'ovalsApart':360},
                 'ovals':[{'length':72,'squareInMiddle':true,'squareSide':36,'cells':[8,1,6,
                  3,5,7,4,9,2],'semicircles':2,'onSquare':true,'semicircleDepth':18,
                  'semicircleValues':[10,-10],'gentlemansLine':12,'ladiesLine':24}],
                 'sets':{'discs':8,'ofEachColour':[4,4]},
                 'discs':[{'material':'wood','diameter':6}],
                 'cues':[{'shoe':true,'shoeShape':true,'shoeFits':true}]}
                """;
    }

    @Override
    protected String unusual() {
        return """
                {'deck':{'ovals':1,'ovalsApart':300},'ovals':[{'semicircleValues':[5,-5]}],
                 'discs':[{'diameter':7}]}
                """;
    }

    @Override
    protected String numbers() {
        return """
                {'deck':{'ovalsApart':#},
                 'ovals':[{'length':#,'semicircleDepth':#}],
                 'discs':[{'diameter':#}]}
                """;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'oval':[]} | unknown-field | /oval | ovals",
                "{'ovals':[{'cells':[8,1,6.5]}]} | wrong-type | /ovals/0/cells/2 | ''",
                "{'discs':[{},{'material':'wod'}]} | unknown-value | /discs/1/material | wood",
                "{'cues':[{'shoe':'yes'}]} | wrong-type | /cues/0/shoe | ''",
                "{'deck':7} | wrong-type | /deck | ''",
                "[] | wrong-type | '' | ''"
            })
    void everyMistakeHasItsPlace(String json, String code, String path, String suggestion) {
        mistake(json, code, path, suggestion);
    }
}
