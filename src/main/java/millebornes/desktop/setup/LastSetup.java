package millebornes.desktop.setup;

import java.util.List;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;

/// The stored set-up of the last game: the players and their choices.
///
/// @param sitters the whole family; players at the table come first, in the order of the seats
/// @param liveries the liveries of the cars, then the unused ones; each exactly once
/// @param youngest the family member who begins
/// @param wishedChoices the options that were set; one that is impossible at this table applies again where it is
///     possible
/// @param garage the cars of all known names
public record LastSetup(
        Edition edition,
        TeamFormat form,
        List<SetupPlayer> sitters,
        List<Livery> liveries,
        int youngest,
        OptionChoices wishedChoices,
        FamilyOutfits garage) {

    /// The players at the first start: one person and one computer.
    public static final LastSetup FIRST = new LastSetup(
            Editions.ALL.getFirst(),
            TeamFormat.singles(2),
            List.of(SetupPlayer.SOMEBODY, new SetupPlayer("", BotLevel.EASY).as(BotCharacter.CALM)),
            List.of(Livery.values()),
            0,
            OptionChoices.NONE);

    /// A set-up of a family without customized cars.
    public LastSetup(
            Edition edition,
            TeamFormat form,
            List<SetupPlayer> sitters,
            List<Livery> liveries,
            int youngest,
            OptionChoices wishedChoices) {
        this(edition, form, sitters, liveries, youngest, wishedChoices, FamilyOutfits.EMPTY);
    }

    public LastSetup {
        sitters = List.copyOf(sitters);
        liveries = List.copyOf(liveries);
        if (edition.table(form).isEmpty() || sitters.size() < form.seats()) {
            throw new IllegalArgumentException("no such table: " + edition.id() + " " + form);
        }
        if (liveries.size() != Livery.values().length || !liveries.containsAll(List.of(Livery.values()))) {
            throw new IllegalArgumentException("every livery once: " + liveries);
        }
        if (youngest < 0 || youngest >= sitters.size()) {
            throw new IllegalArgumentException("no such seat: " + youngest);
        }
    }
}
