package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;

/**
 * A wrong way to count the discs of a sjoelbak, wherever a turn counts once and at its end.
 *
 * @param points the points of a layout and of the extra discs beside it
 */
record WrongCount(Points points) implements Bug {

    /** Points of a layout. */
    interface Points {
        int of(List<Integer> layout, List<Integer> bonus);
    }

    @Override
    public Course play(Vector.Play play, RightGame right) {
        Course course = right.play(play);
        return usual(right) ? Bug.misreported(play, course, right, this::recounted) : course;
    }

    private ReportedStep recounted(ReportedStep step) {
        Draft after = step.after();
        int counted = step.points();
        for (int player = 0; player < after.size("/players"); player++) {
            String card = "/players/" + player + "/card";
            for (int i = 0; i < after.size(card); i++) {
                String line = card + "/" + i;
                if (after.size(line + "/layout") == 4) {
                    int wrong =
                            points.of(
                                    after.numbers(line + "/layout"),
                                    after.numbers(line + "/bonus"));
                    after.set(line + "/points", wrong).set(line + "/written", wrong);
                    counted = i >= step.before().size(card) ? wrong : counted;
                }
            }
        }
        return step.points(counted);
    }

    @Override
    public List<Map<String, String>> ask(List<String> questions, RightGame right) {
        List<Map<String, String>> answers = new ArrayList<>();
        List<Map<String, String>> sound = right.ask(questions);
        for (int i = 0; i < questions.size(); i++) {
            Map<String, String> answer = new LinkedHashMap<>(sound.get(i));
            if (usual(right) && answer.containsKey("points")) {
                List<Integer> layout = Draft.of(questions.get(i)).numbers("/compartments");
                answer.put("points", points.of(layout, List.of()) + "");
            }
            answers.add(answer);
        }
        return answers;
    }

    private static boolean usual(RightGame right) {
        return right.setting("subTurnWeights").equals("[]")
                && right.setting("setPoints").equals("20");
    }
}
