package millebornes.bot;

/// The sound player without the limits of two stars, for measurements: `sound` in docs/players.md.
public enum UnlimitedPlayer implements NamedBot {
    SOUND;

    @Override
    public String word() {
        return "sound";
    }

    @Override
    public Bot bot() {
        return new MediumBot(MediumWeights.TUNED);
    }
}
