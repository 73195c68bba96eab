package millebornes.desktop.phones;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.PhonesExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.phones.AddressPanelFactory.PanelShape;
import millebornes.desktop.phones.PersonTileFactory.TileSize;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The phones page: QR codes to scan, connected players, and help if no phone connects. It is updated every second,
/// since it also shows that no request arrives, which no event tells.
public final class PhonesScreen implements AppScreen {

    private static final int MOST_LARGE = 4;

    /// The window height, in px, below which codes are smaller, so that the whole page is visible, or of large text two
    /// lines of tiles.
    private static final double ROOMY = 780;

    private static final double ROOMY_LARGE_TEXT = 940;

    /// The least widths of tiles by size, in px; the first one does not grow with the text.
    private static final double LARGEST_TILE = 290;

    private static final double LARGE_TILE = 226;
    private static final double SMALL_TILE = 190;

    /// The size of a code that is to be scanned from a distance, as a share of the window's smaller side.
    private static final double FAR = 0.68;

    private static final Duration LOOK = Duration.seconds(1);

    private final ScreenContext context;
    private final PhonesActions actions;
    private final PhonesExits exits;
    private final InstantSource clock;
    private final ObjectProperty<PhonesViewState> shown;
    private final BooleanProperty roomy = new SimpleBooleanProperty(this, "roomy", true);
    private final BooleanProperty roomyForLargeText = new SimpleBooleanProperty(this, "roomyForLargeText", true);
    private final StackPane root;
    private final Timeline looking = new Timeline(new KeyFrame(LOOK, _ -> look()));
    private @Nullable ModalPane largePane;
    private int address;

    public PhonesScreen(ScreenContext context, PhonesActions actions, PhonesExits exits, InstantSource clock) {
        this.context = context;
        this.actions = actions;
        this.exits = exits;
        this.clock = clock;
        this.shown = new SimpleObjectProperty<>(this, "shown", picture());
        this.root = PageFrameFactory.screen(context, this::page, shown, roomy, roomyForLargeText);
        root.heightProperty().subscribe(height -> {
            roomy.set(height.doubleValue() >= ROOMY);
            roomyForLargeText.set(height.doubleValue() >= ROOMY_LARGE_TEXT);
        });
        looking.setCycleCount(Animation.INDEFINITE);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        look();
        looking.playFromStart();
        focusGo();
    }

    @Override
    public void hidden() {
        looking.stop();
        makeSmall();
    }

    /// Updates the page if the status has changed.
    public void look() {
        shown.set(picture());
    }

    private PhonesViewState picture() {
        PhonesStatus status = actions.status();
        address = Math.clamp(address, 0, Math.max(0, status.hosts().size() - 1));
        return new PhonesPresenter(context.words(), actions.game()).present(status, clock.instant(), address);
    }

    private Node page() {
        // The words of the present language.
        PhonesViewState view = picture();
        TileSize size = size(view);
        // The address of large text is in the header; below large tiles the help would be out of sight.
        boolean panelsFirst = isLargest();
        boolean isInHead =
                PageTitlePlate.isLarge(context) && !view.address().host().isEmpty();
        boolean isTile = size.isSmall() && !isInHead;
        List<VBox> panels = new ArrayList<>();
        boolean helpHasAddress = view.silence() != null && !isTile && !isInHead;
        PanelShape shape = isTile ? PanelShape.TILE : roomy.get() ? PanelShape.ROW : PanelShape.LOW_ROW;
        boolean joins = view.silence() == null && !isTile && !isInHead;
        List<Label> notices = view.notices().stream().map(PhonesScreen::notice).toList();
        VBox address = AddressPanelFactory.of(
                context, view.address(), shape, joins ? notices : List.of(), this::step, this::enlarge);
        if (!helpHasAddress && !isTile && !isInHead) {
            panels.add(address);
        }
        if (view.silence() != null) {
            HBox sign = helpHasAddress
                    ? AddressPanelFactory.smallSign(context.words(), view.address(), this::step)
                    : new HBox();
            panels.add(UnreachableHelpPanelFactory.of(context, view.silence(), sign));
        }
        Region people = people(view, isTile ? List.of(address) : List.of());
        VBox.setVgrow(people, Priority.ALWAYS);
        VBox middle = new VBox(size.isSmall() ? Sizes.SMALL_GAP : Sizes.PANEL_PADDING, people);
        panels.forEach(ColumnScrollPane::keptWhole);
        middle.getChildren().addAll(panelsFirst ? 0 : 1, panels);
        if (!joins) {
            notices.forEach(notice -> {
                VBox panel = new VBox(notice);
                panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
                middle.getChildren().add(ColumnScrollPane.keptWhole(panel));
            });
        }
        middle.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.TIGHT_PADDING, Sizes.GAP));
        ScrollPane scroll = new ScrollPane(middle);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        return PageFrameFactory.page(head(view, isInHead), scroll, foot(view));
    }

    private static Label notice(String text) {
        Label label = ControlFactory.label(text, StyleClasses.NOTICE);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setGraphic(new FontIcon(MaterialDesignE.EYE_OUTLINE));
        label.setId("phones-notice");
        return label;
    }

    private Node head(PhonesViewState view, boolean hasAddress) {
        Words words = context.words();
        PageTitlePlate plate =
                new PageTitlePlate(context, PageSign.PHONES, words.text("phones.title"), words.text("phones.subtitle"));
        return hasAddress
                ? PageFrameFactory.head(
                        context, plate, AddressPanelFactory.headRow(context, view.address(), this::step, this::enlarge))
                : PageFrameFactory.head(context, plate);
    }

    private boolean isLargest() {
        return context.look().textScale().percent() >= PersonTileFactory.LARGE_PERCENT;
    }

    /// @param more further tiles, after those of the people
    private Region people(PhonesViewState view, List<? extends Region> more) {
        TileSize size = size(view);
        PersonTileFactory tiles = new PersonTileFactory(context, actions, this::enlarge, size, this::look);
        List<Region> people = new ArrayList<>();
        view.people().forEach(person -> people.add(tiles.tile(person)));
        people.addAll(more);
        // Of small tiles below the edge the names are seen.
        if (!size.isSmall()) {
            people.forEach(ColumnScrollPane::keptWhole);
        }
        double least = Math.max(
                size.isSmall() ? SMALL_TILE : context.look().textScale().of(LARGE_TILE),
                size == TileSize.LARGE ? LARGEST_TILE : 0);
        return new EvenColumnsPane(people, least, size == TileSize.SMALL_LOW ? Sizes.SMALL_GAP : Sizes.PANEL_PADDING)
                .withCentredLastLine();
    }

    private TileSize size(PhonesViewState view) {
        boolean isRoomy = isLargest() ? roomyForLargeText.get() : roomy.get();
        if (view.people().size() > MOST_LARGE) {
            return isRoomy ? TileSize.SMALL : TileSize.SMALL_LOW;
        }
        boolean silent = view.silence() != null;
        return isRoomy ? silent ? TileSize.LOW : TileSize.LARGE : silent ? TileSize.LOWEST : TileSize.LOW;
    }

    private Node foot(PhonesViewState view) {
        Words words = context.words();
        VBox heard = new VBox(ControlFactory.label(view.heard(), StyleClasses.STRONG));
        if (!view.detail().isEmpty()) {
            heard.getChildren().add(ControlFactory.label(view.detail(), StyleClasses.NOTE));
        }
        Button go = PageFrameFactory.main("phones-go", MaterialDesignP.PLAY, words.text("phones.go"), exits::go);
        go.setContentDisplay(ContentDisplay.RIGHT);
        go.setDefaultButton(true);
        go.setCancelButton(true);
        Button close = PageFrameFactory.way(
                "phones-close", MaterialDesignC.CELLPHONE_OFF, words.text("phones.close"), exits::closePhones);
        return PageFrameFactory.foot(context, List.of(close), heard, go);
    }

    private void step(int way) {
        int count = Math.max(1, actions.status().hosts().size());
        address = Math.floorMod(address + way, count);
        look();
    }

    /// Shows a QR code so large that it can be scanned from the sofa.
    private void enlarge(String title, String code) {
        makeSmall();
        Button back = ControlFactory.button(
                "code-back", context.words().text("phones.code.back"), this::makeSmall, StyleClasses.DARK_BUTTON);
        double side = Math.min(root.getWidth(), root.getHeight()) * FAR;
        Label name = ControlFactory.label(title, StyleClasses.PANEL_TITLE);
        VBox panel = new VBox(
                Sizes.SMALL_GAP,
                name,
                new QrCodeNode(code, side, context.look().theme().palette()),
                back);
        panel.setAlignment(Pos.CENTER);
        panel.setId("code-large");
        ModalPane modalPane = new ModalPane(panel, List.of(back), this::makeSmall);
        largePane = modalPane;
        root.getChildren().add(modalPane);
        modalPane.takeFocus();
    }

    private void makeSmall() {
        if (largePane != null) {
            root.getChildren().remove(largePane);
            largePane = null;
            focusGo();
        }
    }

    private void focusGo() {
        Node go = root.lookup("#phones-go");
        if (go != null) {
            go.requestFocus();
        }
    }
}
