package millebornes.school;

/// Where it is kept what was solved.
public interface SchoolStore {

    SchoolProgress progress();

    /// Keeps that an exercise was solved. A place that cannot be written to is no reason not to learn.
    void solve(Exercise exercise);
}
