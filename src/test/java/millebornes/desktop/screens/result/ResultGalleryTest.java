package millebornes.desktop.screens.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ScreenCapture;
import millebornes.desktop.screens.common.TruncatedTextFinder;
import millebornes.desktop.screens.exits.ResultExits;
import millebornes.desktop.screens.result.model.ResultModel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

class ResultGalleryTest {

    private static final ResultExits NOWHERE = new ResultExits() {
        @Override
        public void nextRound(Session session) {}

        @Override
        public void replay(Session session) {}

        @Override
        public void newGame() {}

        @Override
        public void home() {}
    };

    @Test
    void aRoundOfFour() {
        FinishedRound played = FinishedRound.of(TeamFormat.singles(4), OptionChoices.NONE.matchTo(5000), 3);
        assertThat(ScreenCapture.everyWay("result-round", context -> screen(context, played)))
                .allSatisfy(page -> isComplete(page, played));
    }

    @Test
    void aMatchOfTwo() {
        show(
                "result-match",
                FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5)
                        .finishMatch());
    }

    @Test
    void aJuniorRound() {
        FinishedRound played =
                FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11);
        assertThat(ScreenCapture.everyWay("result-junior", context -> screen(context, played)))
                .allSatisfy(page -> isComplete(page, played));
    }

    @Test
    void juniorTeams() {
        show(
                "result-junior-teams",
                FinishedRound.of(new TeamFormat(2, 2), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 13));
        show(
                "result-junior-two",
                FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 13));
    }

    @Test
    void teamsOfTwo() {
        show("result-teams", FinishedRound.of(new TeamFormat(2, 2), OptionChoices.NONE, 13));
    }

    @Test
    void sixCars() {
        show("result-six", FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4));
    }

    @Test
    void threeTeamsOfThree() {
        show("result-nine", FinishedRound.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4));
    }

    @Test
    void aRoundThatWasExtended() {
        FinishedRound played = Stream.iterate(1L, seed -> seed + 1)
                .map(seed -> FinishedRound.of(Setup.of(Editions.CLASSIC, TeamFormat.singles(3)), seed))
                .filter(it -> it.session().match().round().target() == 1000)
                .findFirst()
                .orElseThrow();
        show("result-extension", played);
    }

    @Test
    void noTextIsCut() {
        List<FinishedRound> ends = List.of(
                FinishedRound.of(TeamFormat.singles(4), OptionChoices.NONE.matchTo(5000), 3),
                FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5)
                        .finishMatch(),
                FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11),
                FinishedRound.of(new TeamFormat(2, 2), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 13),
                FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4),
                FinishedRound.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4));
        for (FinishedRound played : ends) {
            assertThat(TruncatedTextFinder.in(context -> screen(context, played)))
                    .isEmpty();
        }
    }

    private static void show(String name, FinishedRound played) {
        assertThat(ScreenCapture.inBothLanguages(name, context -> screen(context, played)))
                .allSatisfy(page -> isComplete(page, played));
    }

    /// Everybody is named, the way on is there, and with points every team's sum.
    private static void isComplete(ScreenCapture.Taken page, FinishedRound played) {
        ResultModel model = ResultModel.of(played.session());
        assertThat(played.session().game().players())
                .allSatisfy(player -> assertThat(page.says()).contains(player.name()));
        assertThat(page.shows(model.isMatchOver() ? "#again" : "#next-round")).isTrue();
        assertThat(model.teams())
                .allSatisfy(team -> assertThat(page.says())
                        .contains(page.context().words().number(model.hasPoints() ? team.points() : team.km())));
    }

    private static AppScreen screen(AppSettingsModel context, FinishedRound played) {
        return new ResultScreen(context, played.session(), NOWHERE);
    }
}
