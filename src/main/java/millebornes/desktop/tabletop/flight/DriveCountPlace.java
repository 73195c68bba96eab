package millebornes.desktop.tabletop.flight;

import millebornes.desktop.tabletop.geometry.Rect;

/// Where kilometres are counted while a car drives.
///
/// @param sky the part of the sky in which the odometer turns, in px; where it is too narrow it keeps to its right edge
/// @param text by how much text grows against its design size
public record DriveCountPlace(Rect sky, double text) {}
