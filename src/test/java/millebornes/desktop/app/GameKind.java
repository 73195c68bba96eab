package millebornes.desktop.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.desktop.controls.MicroOrTableSetting;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;

/// Every kind of game that the window offers.
enum GameKind {
    ONE_PERSON,
    WATCHED,
    HOT_SEAT,
    JUNIOR,
    TEAMS,
    ACCELERATED,
    PLAYROOM,
    DUEL,
    MICRO,
    MICRO_RETRO,
    LESSON,
    SCHOOL,
    DAY;

    /// Who sits down to what, or nothing where a button of the first page begins it.
    Optional<LastSetup> setup() {
        return switch (this) {
            case ONE_PERSON -> game(Editions.BOARD, TeamFormat.singles(2), 1, OptionChoices.NONE);
            case WATCHED -> game(Editions.BOARD, TeamFormat.singles(4), 0, OptionChoices.NONE);
            case HOT_SEAT -> game(Editions.BOARD, TeamFormat.singles(3), 2, OptionChoices.NONE);
            case JUNIOR ->
                game(Editions.BOARD, TeamFormat.singles(2), 2, OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
            case TEAMS -> game(Editions.CLASSIC, new TeamFormat(2, 2), 3, OptionChoices.NONE.on(FlagOption.EXTENSION));
            case ACCELERATED ->
                game(Editions.BOARD, TeamFormat.singles(2), 1, OptionChoices.NONE.on(FlagOption.ACCELERATED));
            case PLAYROOM -> game(Editions.PLAYROOM, TeamFormat.singles(3), 1, OptionChoices.NONE);
            case DUEL -> game(Editions.DUEL, TeamFormat.singles(2), 2, OptionChoices.NONE);
            case MICRO, MICRO_RETRO -> game(Editions.MICRO, TeamFormat.singles(2), 1, OptionChoices.NONE);
            case LESSON, SCHOOL, DAY -> Optional.empty();
        };
    }

    /// The id of the button that begins it, or leads to where it begins.
    String button() {
        return switch (this) {
            case LESSON -> "learn";
            case SCHOOL -> "daily-school";
            case DAY -> "daily-deal";
            default -> "new-game";
        };
    }

    MicroOrTableSetting style() {
        return this == MICRO_RETRO ? MicroOrTableSetting.RETRO : MicroOrTableSetting.TABLE;
    }

    private static Optional<LastSetup> game(Edition edition, TeamFormat form, int people, OptionChoices choices) {
        return Optional.of(new LastSetup(
                edition,
                form,
                IntStream.range(0, form.seats())
                        .mapToObj(seat -> new SetupPlayer("", seat < people ? null : BotLevel.EASY))
                        .toList(),
                List.of(Livery.values()),
                0,
                choices));
    }
}
