package millebornes.desktop.micro;

import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.micro.MicroTitleModel.MicroTitleViewState;
import millebornes.engine.rules.RuleEngine;
import millebornes.words.Words;

/// Creates the view state of the title pages.
final class MicroTitlePresenter {

    private final Words words;

    public MicroTitlePresenter(Words words) {
        this.words = words;
    }

    /// The current view state.
    public MicroTitleViewState present(MicroTitleModel title) {
        RuleEngine rules = title.setup().rules();
        int target = rules.options().target();
        boolean naming = title.page() == MicroTitleModel.Page.NAME;
        String headline = words.text(naming ? "micro.name" : "micro.page." + title.page());
        String key = words.text(naming ? "micro.key.play" : "micro.key.skip");
        List<String> lines = switch (title.page()) {
            case OPENING, NAME -> List.of();
            case DISTANCES, HAZARDS, REMEDIES, SAFETIES ->
                Stream.of(".1", ".2")
                        .map(line -> words.text("micro.page." + title.page() + line, target))
                        .toList();
        };
        return new MicroTitleViewState(
                title.page(),
                words.text("micro.subtitle", target),
                headline,
                lines,
                key,
                title.name().text(),
                rules.deck(),
                naming
                        ? words.text("micro.spoken.name", title.name().text(), key)
                        : words.text(
                                "micro.spoken.title",
                                headline,
                                lines.isEmpty() ? "" : lines.getFirst(),
                                lines.isEmpty() ? "" : lines.getLast(),
                                key));
    }
}
