package millebornes.desktop.app;

import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.MicroExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.micro.MicroScreen;
import millebornes.session.Session;

/// A match on the screen of a home computer, which shows rounds, points and the end by itself.
final class MicroNavigator implements MatchPages.RunningMatch, MicroExits {

    private final MatchPages pages;
    private final ScreenHost shell;
    private final Session session;
    private final AppScreen screen;

    MicroNavigator(MatchPages pages, ScreenHost shell, ScreenContext context, Session session) {
        this.pages = pages;
        this.shell = shell;
        this.session = session;
        this.screen = new MicroScreen(session, context, this);
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public void goOn() {
        shell.show(screen);
    }

    @Override
    public void leave(TableDestination way) {
        pages.leave(way, this::goOn);
    }

    @Override
    public void matchOver(Session over) {
        pages.finished(over);
    }

    @Override
    public void abandoned(Session given) {
        pages.abandoned(given);
    }

    @Override
    public void anotherGame(Session before) {
        pages.dealAgain(before.game());
    }
}
