package millebornes.desktop.controls;

import millebornes.records.AlbumPage;

/// The ways on from the travel album.
public interface AlbumExits {

    /// Back to where the album was opened.
    void back();

    /// This page is to be printed.
    void print(AlbumPage page);
}
