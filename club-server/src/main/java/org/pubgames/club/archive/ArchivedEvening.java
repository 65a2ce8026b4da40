package org.pubgames.club.archive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.play.Progress;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.store.NewMatch;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * An evening as a zip has it: complete and of one piece, not yet judged. Immutable.
 *
 * @param evening as its decisions make it
 * @param matches the files of its matches, by id
 * @param variants its variant files, by id
 */
record ArchivedEvening(Evening evening, Map<String, String> matches, Map<String, String> variants) {

    /** An evening begins with what was decided before in one line of the store. */
    static final int LONGEST_DECISIONS = 1_000_000;

    /** Longest name of anything. */
    private static final int LONGEST = 200;

    ArchivedEvening {
        matches = Map.copyOf(matches);
        variants = Map.copyOf(variants);
    }

    /** {@return the evening of a zip; or what is missing, or was changed} */
    static Reading<ArchivedEvening> of(Map<String, String> texts, JsonMapper json) {
        List<Problem> problems = new ArrayList<>();
        Optional<String> id = id(texts, json, problems);
        String decisions = texts.get(ArchiveFiles.DECISIONS);
        if (decisions == null) {
            problems.add(missing(ArchiveFiles.DECISIONS));
        } else if (decisions.length() > LONGEST_DECISIONS) {
            problems.add(ArchiveFiles.tooLarge());
        }
        if (id.isEmpty() || decisions == null || !problems.isEmpty()) {
            return Reading.failed(problems);
        }
        return evening(id.get(), decisions.lines().toList(), json)
                .fold(evening -> whole(evening, texts), Reading::failed);
    }

    private static Problem missing(String name) {
        return ArchiveFiles.problem("club-zip-missing", name);
    }

    /** Whose evening it is. An older zip says so by the names of its matches alone. */
    private static Optional<String> id(
            Map<String, String> texts, JsonMapper json, List<Problem> problems) {
        String written = texts.get(ArchiveHead.NAME);
        Set<String> ids = new TreeSet<>();
        if (written == null) {
            texts.keySet().stream()
                    .filter(name -> name.startsWith(ArchiveFiles.MATCHES))
                    .forEach(name -> ids.add(Progress.eveningOf(ArchiveFiles.stem(name))));
        } else {
            try {
                ArchiveHead head = json.readValue(written, ArchiveHead.class);
                ids.add(head.evening());
                check(head, texts, problems);
            } catch (JacksonException | NullPointerException e) {
                problems.add(ArchiveFiles.problem("club-zip-line", ArchiveHead.NAME + ":1"));
                return Optional.empty();
            }
        }
        Optional<String> id = ids.stream().findFirst();
        if (ids.size() != 1 || id.filter(each -> each.matches("[a-z][a-z0-9]{1,20}")).isEmpty()) {
            problems.add(ArchiveFiles.problem("club-zip-whose", String.join(", ", ids)));
            return Optional.empty();
        }
        return id;
    }

    private static void check(ArchiveHead head, Map<String, String> texts, List<Problem> problems) {
        if (head.format() != 1) {
            problems.add(ArchiveFiles.problem("club-zip-line", ArchiveHead.NAME + ":1"));
        }
        head.files()
                .forEach(
                        (name, digest) -> {
                            String text = texts.get(name);
                            if (text == null) {
                                problems.add(missing(name));
                            } else if (!ArchiveHead.digest(text).equals(digest)) {
                                problems.add(ArchiveFiles.problem("club-zip-changed", name));
                            }
                        });
        texts.keySet().stream()
                .filter(name -> !name.equals(ArchiveHead.NAME))
                .filter(name -> !head.files().containsKey(name))
                .forEach(name -> problems.add(ArchiveFiles.problem("club-zip-name", name)));
    }

    private static Reading<Evening> evening(String id, List<String> lines, JsonMapper json) {
        int number = 1;
        try {
            EveningPlan plan = json.readValue(lines.get(0), EveningPlan.class);
            List<Decision> before = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                number++;
                before.add(json.readValue(line, Decision.class));
            }
            number = 1;
            Evening evening = Evening.opening(id, plan.after(before));
            return stands(evening) ? Reading.of(evening) : Reading.failed(line(1));
        } catch (JacksonException | NullPointerException | IndexOutOfBoundsException e) {
            // a field that is missing is found out where it is used
            return Reading.failed(line(number));
        }
    }

    private static Problem line(int number) {
        return ArchiveFiles.problem("club-zip-line", ArchiveFiles.DECISIONS + ":" + number)
                .at(Where.file(ArchiveFiles.DECISIONS).at(number, 0));
    }

    /** Whether what was decided speaks of boards, people and matches that are there. */
    private static boolean stands(Evening evening) {
        EveningPlan plan = evening.plan();
        Set<Integer> boards = new HashSet<>();
        evening.boards().forEach(board -> boards.add(board.number()));
        List<String> names = evening.players().stream().map(EveningPlan.Player::name).toList();
        boolean people =
                Seats.problems(names, Where.UNKNOWN).isEmpty()
                        && evening.players().stream().allMatch(each -> isCode(each.code()))
                        && names.containsAll(evening.gone());
        boolean rooms =
                boards.size() == evening.boards().size()
                        && !boards.isEmpty()
                        && evening.boards().stream()
                                .allMatch(each -> isCode(each.code()) && isText(each.name()))
                        && boards.containsAll(evening.paused());
        boolean played =
                evening.calls().values().stream().allMatch(call -> stands(call, boards, names))
                        && evening.left().values().stream()
                                .allMatch(call -> stands(call, boards, names))
                        && evening.planned().values().stream().allMatch(names::containsAll)
                        && evening.matches().containsAll(evening.cups())
                        && evening.codes().values().stream()
                                .allMatch(
                                        each ->
                                                isCode(each.code())
                                                        && evening.matches().contains(each.match()))
                        && evening.matches().stream().allMatch(each -> isOf(evening, each))
                        && evening.competition().stream()
                                .allMatch(
                                        each ->
                                                each.matches(
                                                        evening.id()
                                                                + "-competition-[1-9]\\d{0,3}"));
        return plan.club().equals(EveningPlan.CLUB)
                && isText(plan.name())
                && isText(plan.game())
                && isText(plan.variant())
                && plan.competition().length() <= LONGEST
                && plan.house() != null
                && plan.at() != null
                && plan.competes() == evening.competition().isPresent()
                && people
                && rooms
                && played;
    }

    private static boolean isText(String text) {
        return !text.isBlank() && text.length() <= LONGEST;
    }

    private static boolean isCode(String text) {
        return text.matches("[A-Z2-9]{4,8}");
    }

    private static boolean isOf(Evening evening, String match) {
        return NewMatch.isId(match) && match.startsWith(evening.id() + "-");
    }

    private static boolean stands(Call call, Set<Integer> boards, List<String> names) {
        return boards.contains(call.board()) && names.containsAll(call.players());
    }

    private static Reading<ArchivedEvening> whole(Evening evening, Map<String, String> texts) {
        Map<String, String> matches = part(texts, ArchiveFiles.MATCHES);
        List<Problem> problems = new ArrayList<>();
        Set<String> wanted = new TreeSet<>(evening.matches());
        evening.competition().ifPresent(wanted::add);
        for (String each : wanted) {
            if (!matches.containsKey(each)) {
                problems.add(missing(ArchiveFiles.match(each)));
            }
        }
        for (String each : matches.keySet()) {
            // a competition that moved is there in each of its parts
            if (!wanted.contains(each) && !each.startsWith(evening.id() + "-competition-")) {
                problems.add(ArchiveFiles.problem("club-zip-name", ArchiveFiles.match(each)));
            }
        }
        return problems.isEmpty()
                ? Reading.of(
                        new ArchivedEvening(evening, matches, part(texts, ArchiveFiles.VARIANTS)))
                : Reading.failed(problems);
    }

    private static Map<String, String> part(Map<String, String> texts, String folder) {
        Map<String, String> part = new LinkedHashMap<>();
        texts.forEach(
                (name, text) -> {
                    if (name.startsWith(folder)) {
                        part.put(ArchiveFiles.stem(name), text);
                    }
                });
        return part;
    }
}
