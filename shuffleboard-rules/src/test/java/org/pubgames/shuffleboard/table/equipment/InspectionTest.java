package org.pubgames.shuffleboard.table.equipment;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.contract.InspectionContract;
import org.pubgames.shuffleboard.table.TableShuffleboard;

/** Reports and files of measures, good and bad. */
class InspectionTest extends InspectionContract<TableMeasures, TableRegulation> {

    InspectionTest() {
        super(TableShuffleboard.class, TableMeasures.INSPECTION, List.of(TableRegulation.values()));
    }

    @Override
    protected String sound() {
        return """
                {'table':{'length':264,'height':30,'width':20,'polishedWood':true},
                 'lines':{'foulLine':true,'foulLinesFromEnd':[72,72],'scoringLines':2,
                  'twoPointLineFromEnd':12,'threePointLineFromEnd':6},
                 'sets':{'weights':[4,4],'marked':true},
                 'weights':[{'weightedMetal':true}]}
                """;
    }

    @Override
    protected String unusual() {
        return "{'table':{'length':156,'height':40}}";
    }

    @Override
    protected String numbers() {
        return """
                {'table':{'length':#,'height':#,'width':#},
                 'lines':{'foulLinesFromEnd':[#],'twoPointLineFromEnd':#}}
                """;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'tabel':{}} | unknown-field | /tabel | table",
                "{'lines':{'foulLines':2.5}} | wrong-type | /lines/foulLines | ''",
                "{'lines':{'foulLinesFromEnd':72}} | wrong-type | /lines/foulLinesFromEnd | ''",
                "{'weights':[{},{'weightedMetal':1}]} | wrong-type | /weights/1/weightedMetal | ''",
                "{'table':{'hight':30}} | unknown-field | /table/hight | height",
                "[] | wrong-type | '' | ''"
            })
    void everyMistakeHasItsPlace(String json, String code, String path, String suggestion) {
        mistake(json, code, path, suggestion);
    }
}
