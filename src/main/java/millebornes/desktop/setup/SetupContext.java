package millebornes.desktop.setup;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.property.BooleanProperty;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.words.PlayerNames;
import millebornes.words.SetupSentences;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The common data of all parts of the page: the model, the current texts and drawings, and callbacks for changes.
///
/// @param changed called after a change that affects other parts
/// @param named called after a name was typed; the part with the names is not rebuilt
/// @param dress opens the page of a seat's car
/// @param phones whether people want their cards on phones; null if that is impossible
record SetupContext(
        ScreenContext screenContext,
        SetupModel model,
        Runnable changed,
        Runnable named,
        IntConsumer dress,
        @Nullable BooleanProperty phones) {

    public Words words() {
        return screenContext.words();
    }

    public SetupSentences sentences() {
        return new SetupSentences(words());
    }

    public ArtFactory art() {
        return screenContext.art();
    }

    /// The current names of all players.
    public List<String> names() {
        return PlayerNames.of(words(), GameConfigFactory.players(model));
    }

    /// The name that is shown for a player who has not typed one.
    public String unnamed(int seat) {
        return PlayerNames.unnamed(words(), GameConfigFactory.players(model), seat);
    }

    /// Changes the model and updates the parts of the page.
    public void change(Runnable change) {
        change.run();
        changed.run();
    }
}
