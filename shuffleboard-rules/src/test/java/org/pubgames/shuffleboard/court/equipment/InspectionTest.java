package org.pubgames.shuffleboard.court.equipment;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.contract.InspectionContract;
import org.pubgames.shuffleboard.court.CourtShuffleboard;

/** Reports and files of measures, good and bad. */
class InspectionTest extends InspectionContract<CourtMeasures, CourtRegulation> {

    InspectionTest() {
        super(CourtShuffleboard.class, CourtMeasures.INSPECTION, List.of(CourtRegulation.values()));
    }

    @Override
    protected String sound() {
        return """
                {'court':{'rectangle':true,'length':624,'baselinesApart':468,
                  'deadLinesApart':144,'scoringAreas':2},
                 'ends':[{'baselineFromEnd':78,'sevenLine':18,'eightLine':54,'tenLine':90,
                  'apex':126,'deadLine':162,'isosceles':true,'centreLine':true,'marks':[10,8,8,7,7],
                  'tenOff':{'slantingSides':true,'parallelSides':true,
                  'separation':true,'separationCentral':true}}],
                 'sets':{'discs':[4,4],'contrasting':true,'colours':['yellow','black']},
                 'discs':[{'diameter':6,'thickness':0.75,'weight':15}],
                 'cues':[{'length':75,'longPole':true,'prongs':2,'prongsApart':5.5}]}
                """;
    }

    @Override
    protected String unusual() {
        return "{'sets':{'colours':['other','black']},'discs':[{'weight':20}]}";
    }

    @Override
    protected String numbers() {
        return """
                {'court':{'length':#,'lineWidth':#},
                 'ends':[{'tenLine':#,'tenOff':{'separationWidth':#}}],
                 'discs':[{'diameter':#}],
                 'cues':[{'length':#,'prongsApart':#}]}
                """;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'courts':{}} | unknown-field | /courts | court",
                "{'ends':{}} | wrong-type | /ends | ''",
                "{'ends':[{},{'tenOff':{'separation':'yes'}}]} | wrong-type | /ends/1/tenOff/separation | ''",
                "{'sets':{'colours':['yelow']}} | unknown-value | /sets/colours/0 | yellow",
                "{'discs':[{'diametre':6}]} | unknown-field | /discs/0/diametre | diameter",
                "{'cues':[{'prongs':null}]} | wrong-type | /cues/0/prongs | ''",
                "[] | wrong-type | '' | ''"
            })
    void everyMistakeHasItsPlace(String json, String code, String path, String suggestion) {
        mistake(json, code, path, suggestion);
    }
}
