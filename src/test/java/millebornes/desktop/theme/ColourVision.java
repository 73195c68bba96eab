package millebornes.desktop.theme;

import javafx.scene.paint.Color;

/// Kinds of colour vision. The three forms of colour blindness are simulated at full strength with the matrices of
/// Machado, Oliveira and Fernandes (2009), which work on linear light.
public enum ColourVision {
    USUAL,
    PROTAN,
    DEUTAN,
    TRITAN;

    private static final double[][] TO_XYZ = {
        {0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}
    };
    private static final double[] WHITE = {0.95047, 1, 1.08883};
    private static final double FAR = Math.pow(25, 7);

    private double[][] matrix() {
        return switch (this) {
            case USUAL -> new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
            case PROTAN ->
                new double[][] {
                    {0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}
                };
            case DEUTAN ->
                new double[][] {
                    {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
                };
            case TRITAN ->
                new double[][] {
                    {1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}
                };
        };
    }

    /// How different two colours look: ΔE after CIEDE2000. From about 2.3 on a difference is noticed side by side; 10
    /// is seen at a glance.
    public double difference(Color one, Color other) {
        return difference(lab(one), lab(other));
    }

    /// What is seen of a colour as lightness and two opponent axes (CIELAB).
    double[] lab(Color color) {
        double[] light = {linear(color.getRed()), linear(color.getGreen()), linear(color.getBlue())};
        double[] seen = times(matrix(), light);
        for (int i = 0; i < seen.length; i++) {
            seen[i] = Math.clamp(seen[i], 0, 1);
        }
        double[] xyz = times(TO_XYZ, seen);
        double x = response(xyz[0] / WHITE[0]);
        double y = response(xyz[1] / WHITE[1]);
        double z = response(xyz[2] / WHITE[2]);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    /// CIEDE2000 between two colours in CIELAB.
    static double difference(double[] one, double[] other) {
        double mean = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
        double stretch = 1 + 0.5 * (1 - Math.sqrt(Math.pow(mean, 7) / (Math.pow(mean, 7) + FAR)));
        double c1 = Math.hypot(stretch * one[1], one[2]);
        double c2 = Math.hypot(stretch * other[1], other[2]);
        double h1 = hue(stretch * one[1], one[2]);
        double h2 = hue(stretch * other[1], other[2]);
        boolean grey = c1 * c2 == 0;
        double turn = grey ? 0 : h2 - h1 - 360 * Math.rint((h2 - h1) / 360);
        double hue = grey ? h1 + h2 : h1 + turn / 2;
        double light = (one[0] + other[0]) / 2;
        double chroma = (c1 + c2) / 2;
        double t = 1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.2 * cos(4 * hue - 63);
        double off = Math.pow(light - 50, 2);
        double dl = (other[0] - one[0]) / (1 + 0.015 * off / Math.sqrt(20 + off));
        double dc = (c2 - c1) / (1 + 0.045 * chroma);
        double dh = 2 * Math.sqrt(c1 * c2) * Math.sin(Math.toRadians(turn / 2)) / (1 + 0.015 * chroma * t);
        double blue =
                30 * Math.exp(-Math.pow((Math.floorMod(Math.round(hue * 1e6), 360_000_000L) / 1e6 - 275) / 25, 2));
        double rotation =
                -Math.sin(Math.toRadians(2 * blue)) * 2 * Math.sqrt(Math.pow(chroma, 7) / (Math.pow(chroma, 7) + FAR));
        return Math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
    }

    private static double hue(double a, double b) {
        return (Math.toDegrees(Math.atan2(b, a)) + 360) % 360;
    }

    private static double cos(double degrees) {
        return Math.cos(Math.toRadians(degrees));
    }

    private static double[] times(double[][] matrix, double[] vector) {
        double[] result = new double[vector.length];
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < vector.length; column++) {
                result[row] += matrix[row][column] * vector[column];
            }
        }
        return result;
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    private static double response(double share) {
        return share > 216.0 / 24389 ? Math.cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }
}
