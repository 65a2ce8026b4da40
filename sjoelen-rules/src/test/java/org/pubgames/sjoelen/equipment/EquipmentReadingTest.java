package org.pubgames.sjoelen.equipment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.equipment.InspectionReport;

/** Files of measurements, good and bad. */
class EquipmentReadingTest {

    private static List<Problem> problems(String json) {
        return EquipmentInspection.read(json.replace('\'', '"'), "bad.json").problems();
    }

    @Test
    void decimalsAreExact() {
        Measurements read =
                EquipmentInspection.read("{\"discs\":[{\"weight\":0.1},{}]}", "f").orElseThrow();
        assertThat(read.discs().get(0).weight()).contains(new BigDecimal("0.1"));
        assertThat(read.discs().get(1).weight()).isEmpty();
        assertThat(read.board()).isEqualTo(Optional.empty());
        assertThat(read.places()).containsKeys("", "/discs", "/discs/0", "/discs/0/weight");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'disks':[]} | unknown-field | /disks | discs",
                "{'discs':{}} | wrong-type | /discs | ''",
                "{'discs':[{'weight':'20'}]} | wrong-type | /discs/0/weight | ''",
                "{'discs':[{'weight':null}]} | wrong-type | /discs/0/weight | ''",
                "{'discs':[{'wieght':20}]} | unknown-field | /discs/0/wieght | weight",
                "{'discs':[{'material':'beach'}]} | unknown-value | /discs/0/material | beech",
                "{'board':[]} | wrong-type | /board | ''",
                "{'board':{'parts':{'bottom':true}}} | unknown-value | /board/parts/bottom | ''",
                "{'board':{'gates':{'labels':[2,3,4,1]}}} | wrong-type | /board/gates/labels/0 |"
                        + " ''",
                "{'board':{'gates':{'labels':[{}]}}} | missing-field | /board/gates/labels/0/mark |"
                        + " ''",
                "{'board':{'gates':{'compartments':4.5}}} | wrong-type | /board/gates/compartments"
                        + " | ''",
                "{'board':{'thicknesses':{'sideWalls':12}}} | wrong-type |"
                        + " /board/thicknesses/sideWalls | ''",
                "{'board':{'drawing':{'lengths':[{'name':'a','measured':1}]}}} | missing-field |"
                        + " /board/drawing/lengths/0/nominal | ''",
                "{'piles':[{'gap':1}]} | missing-field | /piles/0/sizes | ''",
                "{'piles':[{'sizes':[4.5]}]} | wrong-type | /piles/0/sizes/0 | ''",
                "[] | wrong-type | '' | ''"
            })
    void everyMistakeHasItsPlace(String json, String code, String path, String suggestion) {
        assertThat(problems(json))
                .first()
                .extracting(Problem::code, problem -> problem.where().path(), Problem::suggestion)
                .containsExactly(code, path, suggestion);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ | not-json",
                "{} {} | text-after-json",
                "{'discs':[],'discs':[]} | duplicate-field",
                "{'discs':[NaN]} | not-json",
                "'' | empty-line"
            })
    void whatIsNoJsonIsRefused(String json, String code) {
        assertThat(problems(json.equals("''") ? "" : json))
                .extracting(Problem::code, problem -> problem.where().file())
                .containsExactly(tuple(code, "bad.json"));
    }

    @Test
    void allMistakesAreFoundAtOnce() {
        assertThat(problems("{'discs':[{'weight':'x','shine':1},{'surface':'round'}],'x':1}"))
                .extracting(Problem::code)
                .containsExactlyInAnyOrder(
                        "unknown-field", "unknown-field", "wrong-type", "unknown-value");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e999999999", "1e-2147483000", "-1e999999999", "1e-2147483647"})
    @Timeout(20)
    void hugeNumbersCostNothing(String number) {
        String json =
                ("{'board':{'drawing':{'lengths':[{'name':'a','nominal':#,'measured':#}]},"
                                + "'thicknesses':{'sideWalls':[#]},'gates':{'spacings':[1,#]}},"
                                + "'discs':[{'weight':#,'diameter':#}],'piles':[{'sizes':[4],'gap':#}]}")
                        .replace('\'', '"')
                        .replace("#", number);
        Measurements read = EquipmentInspection.read(json, "huge.json").orElseThrow();
        for (Regulation regulation : Regulation.values()) {
            InspectionReport report = EquipmentInspection.inspect(read, regulation);
            assertThat(report.passed()).isFalse();
        }
    }
}
