package millebornes.desktop.app;

import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.MicroExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.micro.MicroScreen;
import millebornes.session.Session;

/// Navigates in a match on the retro screen, which shows rounds, points and the end itself.
final class MicroNavigator implements MatchExits.RunningMatch, MicroExits {

    private final MatchExits exits;
    private final ScreenHost host;
    private final Session session;
    private final AppScreen screen;

    MicroNavigator(MatchExits exits, ScreenHost host, ScreenContext context, Session session) {
        this.exits = exits;
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
        exits.leave(destination, this::goOn);
    }

    @Override
    public void matchOver(Session finishedSession) {
        exits.finished(finishedSession);
    }

    @Override
    public void abandoned(Session abandonedSession) {
        exits.abandoned(abandonedSession);
    }

    @Override
    public void anotherGame(Session sessionBefore) {
        exits.dealAgain(sessionBefore.game());
    }
}
