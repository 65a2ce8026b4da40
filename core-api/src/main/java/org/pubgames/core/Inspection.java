package org.pubgames.core;

import java.util.List;
import java.util.Map;

/**
 * The inspection of a game's equipment by one printed regulation. Measures are exact decimals;
 * everything may be left out of a sheet, and what was not measured is reported as such.
 *
 * <p>Immutable and safe to share between threads.
 */
public interface Inspection {

    /** {@return the regulation's id, such as {@code ans}} */
    String regulation();

    /** {@return what people call the regulation} */
    LocalText title();

    /** {@return the documents whose clauses it holds, by their ids in the rulebook} */
    List<String> sources();

    /** {@return the ids of the rules that it can check, in alphabetical order} */
    List<String> rules();

    /**
     * Inspects a sheet of measures.
     *
     * @param json one JSON object
     * @param fileName what problems and findings call the sheet
     * @return the report, or every problem of the sheet: unknown names with the nearest one, wrong
     *     types, unknown words
     */
    Reading<InspectionReport> inspect(String json, String fileName);

    /**
     * Inspects measures from memory.
     *
     * @param measures maps, lists, texts, numbers and truth values, named as in a sheet; null
     *     stands for what was not measured
     * @return the report, or every problem of the measures
     * @throws IllegalArgumentException when there is a value of another type
     */
    Reading<InspectionReport> inspect(Map<String, ?> measures);
}
