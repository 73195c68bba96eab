package millebornes.desktop.app;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import millebornes.desktop.controls.ConfirmationPaneFactory;
import millebornes.desktop.controls.DiskTasks;
import millebornes.desktop.controls.ScreenContext;
import millebornes.save.FolderLock;

/// Asks the user of a second window: it may play without saving anything, or take over saving from the first window.
final class SecondWindowDialog {

    private static final Logger LOG = System.getLogger(SecondWindowDialog.class.getName());

    private SecondWindowDialog() {}

    /// @param navigator shows the home page again, since the game to resume may have changed
    /// @param answered called after any answer
    static void ask(
            ScreenContext context,
            ScreenHost host,
            FolderLock lock,
            Navigator navigator,
            AlertDialogs dialogs,
            Runnable answered) {
        host.ask(ConfirmationPaneFactory.of(
                context,
                "second",
                () -> takeOver(lock, dialogs, () -> {
                    navigator.home();
                    answered.run();
                }),
                () -> {
                    host.answered();
                    answered.run();
                }));
    }

    private static void takeOver(FolderLock lock, AlertDialogs dialogs, Runnable then) {
        new DiskTasks()
                .run(
                        () -> {
                            lock.takeOver();
                            return lock;
                        },
                        _ -> then.run(),
                        failed -> {
                            LOG.log(Level.WARNING, "cannot be taken over", failed);
                            dialogs.say("keep.failed");
                            then.run();
                        });
    }
}
