package millebornes.desktop.app;

import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.MicroExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.micro.MicroScreen;
import millebornes.session.Session;

/// Navigates in a match on the retro screen, which shows rounds, points and the end itself.
final class MicroNavigator implements MatchPages.RunningMatch, MicroExits {

    private final MatchPages pages;
    private final ScreenHost host;
    private final Session session;
    private final AppScreen screen;

    MicroNavigator(MatchPages pages, ScreenHost host, ScreenContext context, Session session) {
        this.pages = pages;
        this.host = host;
        this.session = session;
        this.screen = new MicroScreen(session, context, this);
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public void goOn() {
        host.show(screen);
    }

    @Override
    public void leave(TableDestination destination) {
        pages.leave(destination, this::goOn);
    }

    @Override
    public void matchOver(Session finishedSession) {
        pages.finished(finishedSession);
    }

    @Override
    public void abandoned(Session abandonedSession) {
        pages.abandoned(abandonedSession);
    }

    @Override
    public void anotherGame(Session sessionBefore) {
        pages.dealAgain(sessionBefore.game());
    }
}
