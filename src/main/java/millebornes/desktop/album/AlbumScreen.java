package millebornes.desktop.album;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageBackdrop;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.Album;
import millebornes.records.PersonalAlbum;
import millebornes.records.Stamp;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The travel album, open at somebody's page.
public final class AlbumScreen implements AppScreen {

    private static final double TOLD_STAR = 14;
    private static final double LEAST_BOOK = 320;

    /// How far the tabs reach below the header's content, in px: to the edge of the book.
    private static final double TABS_LOWER = Sizes.SMALL_GAP + Sizes.TINY_GAP;

    private final ScreenContext context;
    private final Album album;
    private final Consumer<PersonalAlbum> printer;
    private final Runnable back;
    private final ObjectProperty<View> view;
    private final StackPane root;

    /// The open page and the selection.
    ///
    /// @param name the owner of the page
    /// @param chosen the selected stamp, if any
    private record View(String name, Optional<Stamp> chosen) {}

    /// @param name the owner of the page that is shown first; if there is none of that name, the page stamped last is
    ///     shown
    /// @param printer prints a page
    /// @param back goes back to the screen before
    public AlbumScreen(
            ScreenContext context, Album album, String name, Consumer<PersonalAlbum> printer, Runnable back) {
        this.context = context;
        this.album = album;
        this.printer = printer;
        this.back = back;
        this.view = new SimpleObjectProperty<>(this, "view", new View(name, Optional.empty()));
        this.root = PageFrameFactory.screen(
                context,
                PageBackdrop.of(
                        context, () -> new AlbumTableDrawing(context.look().palette()).draw()),
                this::page,
                view);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup("#back").requestFocus();
    }

    private Node page() {
        Words words = context.words();
        AlbumViewState albumState = AlbumPresenter.present(
                words, album, view.get().name(), view.get().chosen());
        HBox head =
                PageFrameFactory.head(context, PageSign.ALBUM, words.text("album.title"), words.text("album.subtitle"));
        if (hasTabs(albumState)) {
            AlbumTabsPane tabs = tabs(albumState);
            VBox low = new VBox(tabs);
            low.setAlignment(Pos.BOTTOM_RIGHT);
            HBox.setMargin(low, new Insets(0, 0, -TABS_LOWER, 0));
            head.getChildren().add(2, low);
        }
        return PageFrameFactory.page(head, middle(albumState), foot(albumState));
    }

    /// Whether the names are tabs: large text has no room for them beside the title.
    private boolean hasTabs(AlbumViewState albumState) {
        return albumState.names().size() > 1 && !PageTitlePlate.isLarge(context);
    }

    private AlbumTabsPane tabs(AlbumViewState albumState) {
        Words words = context.words();
        List<String> names = albumState.names();
        int open = names.indexOf(Objects.requireNonNull(albumState.page()).name());
        List<ToggleButton> tabs = new ArrayList<>();
        for (int at = 0; at < names.size(); at++) {
            String name = names.get(at);
            String shown = PlayerNames.listed(words, name, at + 1);
            ToggleButton tab = new ToggleButton(shown);
            tab.setId("tab-" + at);
            tab.setSelected(at == open);
            tab.setAccessibleText(words.text("choice", words.text("album.whose"), shown));
            tab.setOnAction(_ -> turnTo(name));
            tabs.add(tab);
        }
        MenuButton more = names(albumState, "…");
        more.setAccessibleText(words.text("album.whose"));
        return new AlbumTabsPane(tabs, open, more);
    }

    /// Opens a traveler's page and focuses its tab.
    private void turnTo(String name) {
        view.set(new View(name, Optional.empty()));
        root.lookupAll("." + StyleClasses.ALBUM_TABS + " > .toggle-button").stream()
                .filter(tab -> ((ToggleButton) tab).isSelected())
                .forEach(Node::requestFocus);
    }

    private Node middle(AlbumViewState albumState) {
        ArtFactory art = context.art();
        StampDrawing drawing = new StampDrawing(art, context.words());
        double text = context.look().textScale().of(1);
        List<StampPane> stamps = albumState.stamps().stream()
                .map(stamp -> new StampPane(drawing, stamp, text, stamp.stamp() == albumState.chosen(), this::choose))
                .toList();
        AlbumBookPane book = new AlbumBookPane(
                new AlbumBookDrawing(art, albumState, text),
                head(albumState),
                stamps,
                text,
                context.words(),
                this::choose);
        book.setPadding(new Insets(Sizes.TINY_GAP, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        ScrollPane middle = new ScrollPane(book);
        middle.viewportBoundsProperty().subscribe(bounds -> book.shown(bounds.getHeight()));
        middle.setFitToWidth(true);
        middle.setFitToHeight(true);
        // Large text needs the height for the head and the foot; the book scrolls.
        middle.setMinHeight(LEAST_BOOK / text);
        return middle;
    }

    /// The owner of the page, and the number of stamps.
    private HBox head(AlbumViewState albumState) {
        PersonalAlbum personalAlbum = albumState.page();
        HBox head = ControlFactory.row();
        if (personalAlbum == null) {
            head.getChildren().add(ControlFactory.label(context.words().text("album.nobody"), StyleClasses.STRONG));
            return head;
        }
        if (albumState.names().size() > 1 && !hasTabs(albumState)) {
            head.getChildren().add(names(albumState, called(albumState, personalAlbum)));
        } else {
            head.getChildren().add(ControlFactory.label(called(albumState, personalAlbum), StyleClasses.PANEL_TITLE));
        }
        Label count = ControlFactory.label(albumState.count(), StyleClasses.BODY);
        HBox.setHgrow(count, Priority.ALWAYS);
        head.getChildren().add(count);
        return head;
    }

    private String called(AlbumViewState albumState, PersonalAlbum personalAlbum) {
        return PlayerNames.listed(
                context.words(), personalAlbum.name(), albumState.names().indexOf(personalAlbum.name()) + 1);
    }

    private MenuButton names(AlbumViewState albumState, String open) {
        MenuButton menu = new MenuButton(open);
        menu.setId("names");
        menu.getStyleClass().add(StyleClasses.COMPACT);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.setAccessibleText(context.words().text("choice", context.words().text("album.whose"), open));
        for (int at = 0; at < albumState.names().size(); at++) {
            String name = albumState.names().get(at);
            MenuItem item = new MenuItem(PlayerNames.listed(context.words(), name, at + 1));
            item.setId("name-" + at);
            item.setOnAction(_ -> view.set(new View(name, Optional.empty())));
            menu.getItems().add(item);
        }
        return menu;
    }

    /// Selects and focuses a stamp.
    private void choose(Stamp stamp) {
        view.set(new View(view.get().name(), Optional.of(stamp)));
        root.applyCss();
        root.layout();
        root.lookupAll("." + StyleClasses.STAMP).stream()
                .filter(Node::isFocusTraversable)
                .forEach(Node::requestFocus);
    }

    private Node foot(AlbumViewState albumState) {
        Words words = context.words();
        Label headline = ControlFactory.label(albumState.headline(), StyleClasses.STRONG, StyleClasses.ON_FOOT);
        headline.setId("album-headline");
        Label sentence = ControlFactory.label(albumState.sentence(), StyleClasses.NOTE, StyleClasses.ON_FOOT);
        sentence.setId("album-sentence");
        Palette palette = context.look().palette();
        Node star = new DrawingPane(
                StarIcon.edged(palette.color(ColourRole.HIGHLIGHT), palette.color(ColourRole.HIGHLIGHT), TOLD_STAR),
                2 * TOLD_STAR,
                2 * TOLD_STAR);
        HBox told = ControlFactory.row(star, new VBox(Sizes.LINE_GAP, headline, sentence));
        told.setMinWidth(0);
        Button leave = PageFrameFactory.back(context, "back", back);
        PersonalAlbum personalAlbum = albumState.page();
        if (personalAlbum == null) {
            return PageFrameFactory.foot(context, List.of(leave), told);
        }
        Button print = PageFrameFactory.way(
                "print", MaterialDesignP.PRINTER, words.text("album.print"), () -> printer.accept(personalAlbum));
        return PageFrameFactory.foot(context, List.of(leave, print), told);
    }
}
