package millebornes.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.SampleEvents;
import org.junit.jupiter.api.Test;

/// Random games in every edition, table and combination of options; every position is checked against every law.
///
/// The number of games is the system property `games`, for all tests here together; the seeds are always the same.
class LawsTest {

    private static final int GAMES = Integer.getInteger("games", 4_800);

    private static final Set<String> OF_THE_EXTENSION = Set.of("ExtensionOffered", "Extended", "ExtensionDeclined");

    private static final Set<String> OF_THE_BOARD = Set.of("TurnEnded", "DeclaredStuck", "ALL_STUCK");

    @Test
    void boardGamesObeyTheLaws() {
        assertThat(play(EveryGame.board(), GAMES * 2 / 5))
                .as("what has happened")
                .containsExactlyInAnyOrderElementsOf(everythingBut(OF_THE_EXTENSION));
    }

    @Test
    void theGamesOfOtherEditionsObeyTheLaws() {
        assertThat(play(EveryGame.others(), GAMES * 3 / 5))
                .as("what has happened")
                .containsExactlyInAnyOrderElementsOf(everythingBut(OF_THE_BOARD));
    }

    @Test
    void everyCombinationOfOptionsIsThere() {
        assertThat(EveryGame.board()).hasSize(1881);
        assertThat(EveryGame.others()).hasSize(1704);
    }

    /// Plays and tells what kinds of events there were: a law that is never tried says nothing. Every set-up has its
    /// turn, one after the other, so that as many games as set-ups reach each of them.
    private static Set<String> play(List<RuleEngine> every, int games) {
        Set<String> happened = ConcurrentHashMap.newKeySet();
        SoakStatistics soak = new SoakStatistics();
        IntStream.range(0, Math.min(games, every.size())).parallel().forEach(place -> {
            RuleEngine rules = every.get(place);
            MoveLaws moveLaws = new MoveLaws(rules);
            TableLaws tableLaws = new TableLaws(rules);
            for (int seed = place; seed < games; seed += every.size()) {
                LawChecker.GameRecord playedRecord = LawChecker.play(new RandomGame(rules, seed), moveLaws, tableLaws);
                playedRecord.events().forEach(event -> happened.add(kind(event)));
                soak.played(rules, seed, playedRecord.moves());
            }
        });
        soak.report(every.size());
        return happened;
    }

    private static String kind(Event event) {
        return event instanceof Event.RoundEnded roundEnded
                ? roundEnded.reason().name()
                : event.getClass().getSimpleName();
    }

    private static Set<String> everythingBut(Set<String> exceptions) {
        Set<String> kinds =
                SampleEvents.kinds().map(Class::getSimpleName).collect(Collectors.toCollection(HashSet::new));
        kinds.remove(Event.RoundEnded.class.getSimpleName());
        Stream.of(Event.RoundEnd.values()).map(Event.RoundEnd::name).forEach(kinds::add);
        kinds.removeAll(exceptions);
        return kinds;
    }
}
