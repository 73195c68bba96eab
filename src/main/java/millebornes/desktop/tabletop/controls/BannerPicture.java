package millebornes.desktop.tabletop.controls;

import millebornes.desktop.theme.Livery;

/// What the banner in the sky says.
///
/// @param livery the car whose turn it is
/// @param title one short line
/// @param note a second one, smaller; may be empty
public record BannerPicture(Livery livery, String title, String note) {}
