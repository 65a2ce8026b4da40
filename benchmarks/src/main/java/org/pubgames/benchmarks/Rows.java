package org.pubgames.benchmarks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/** Figures as rows of a table, each with its ratio to the first of its group. */
final class Rows {

    private Rows() {}

    static List<String> of(List<RunResult> results) {
        List<String> rows = new ArrayList<>();
        rows.add(
                "| what | threads | figure | ± 99.9 % | unit | ratio | B/op | p50 | p99 | p99.9 |");
        rows.add("|---|---|---|---|---|---|---|---|---|---|");
        Map<String, Double> first = new HashMap<>();
        for (RunResult result : results) {
            BenchmarkParams params = result.getParams();
            String game = params.getParam("game");
            String group = game == null ? "" : game;
            rows.add(
                    row(
                            result,
                            first,
                            group + params.getMode() + result.getPrimaryResult().getScoreUnit()));
            Result<?> events = result.getSecondaryResults().get("events");
            if (events != null) {
                rows.add(
                        "| → judged events | %d | %s | %s | %s | | | | | |"
                                .formatted(
                                        params.getThreads(),
                                        figure(events.getScore()),
                                        figure(events.getScoreError()),
                                        events.getScoreUnit()));
            }
        }
        return rows;
    }

    private static String row(RunResult result, Map<String, Double> first, String group) {
        BenchmarkParams params = result.getParams();
        Result<?> primary = result.getPrimaryResult();
        double base = first.computeIfAbsent(group, key -> primary.getScore());
        Statistics statistics = primary.getStatistics();
        boolean sampled = params.getMode() == Mode.SampleTime;
        Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
        return "| %s | %d | %s | %s | %s | %.2f | %s | %s | %s | %s |"
                .formatted(
                        name(params),
                        params.getThreads(),
                        figure(primary.getScore()),
                        figure(primary.getScoreError()),
                        primary.getScoreUnit(),
                        primary.getScore() / base,
                        bytes == null ? "" : figure(bytes.getScore()),
                        sampled ? figure(statistics.getPercentile(50)) : "",
                        sampled ? figure(statistics.getPercentile(99)) : "",
                        sampled ? figure(statistics.getPercentile(99.9)) : "");
    }

    private static String name(BenchmarkParams params) {
        String name = params.getBenchmark();
        StringBuilder text =
                new StringBuilder(
                        name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1));
        for (String key : params.getParamsKeys()) {
            text.append(' ').append(params.getParam(key));
        }
        return text.toString();
    }

    private static String figure(double value) {
        if (Double.isNaN(value)) {
            return "";
        }
        return String.format(Locale.ROOT, Math.abs(value) < 100 ? "%.2f" : "%,.0f", value);
    }
}
