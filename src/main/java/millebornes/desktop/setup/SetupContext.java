package millebornes.desktop.setup;

import java.util.List;
import java.util.function.IntConsumer;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.words.PlayerNames;
import millebornes.words.SetupSentences;
import millebornes.words.Words;

/// What every part of the page needs: the model, the words and drawings of the moment, and whom to tell of a change.
///
/// @param changed to be called after everything that alters more than the part itself
/// @param named to be called after a name was typed: the part with the names stays as it is
/// @param dress opens the car of a seat, to be dressed
record SetupContext(
        ScreenContext screenContext, SetupModel model, Runnable changed, Runnable named, IntConsumer dress) {

    public Words words() {
        return screenContext.words();
    }

    public SetupSentences sentences() {
        return new SetupSentences(words());
    }

    public ArtFactory art() {
        return screenContext.art();
    }

    /// What everybody is called, as things stand.
    public List<String> names() {
        return PlayerNames.of(words(), GameConfigFactory.players(model));
    }

    /// What somebody is called who has not said a name.
    public String unnamed(int seat) {
        return PlayerNames.unnamed(words(), GameConfigFactory.players(model), seat);
    }

    /// Changes the model and shows it.
    public void change(Runnable change) {
        change.run();
        changed.run();
    }
}
