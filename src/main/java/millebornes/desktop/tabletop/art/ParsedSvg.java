package millebornes.desktop.tabletop.art;

import java.util.ArrayList;
import java.util.List;

/// A drawing that was read and can be built in any palette, any number of times.
record ParsedSvg(SvgElement.Cluster root) {

    /// The named part alone, where it stands in the drawing.
    ///
    /// @throws IllegalArgumentException when there is no such part
    ParsedSvg part(String id) {
        return part(root, id);
    }

    /// Whether the drawing has a part of that name.
    boolean has(String id) {
        return !find(root, id).isEmpty();
    }

    /// The drawing without its named part.
    ParsedSvg without(String id) {
        return new ParsedSvg(without(root, id));
    }

    /// The element of that name.
    SvgElement element(String id) {
        return part(root, id).root().parts().getFirst();
    }

    private static ParsedSvg part(SvgElement.Cluster cluster, String id) {
        var found = find(cluster, id);
        if (found.isEmpty()) {
            throw new IllegalArgumentException("the drawing has no part " + id);
        }
        return new ParsedSvg(new SvgElement.Cluster("", SvgStyle.INITIAL, found, null));
    }

    private static List<SvgElement> find(SvgElement.Cluster cluster, String id) {
        for (SvgElement element : cluster.parts()) {
            if (element.id().equals(id)) {
                return List.of(element);
            }
            if (element instanceof SvgElement.Cluster inner) {
                var found = find(inner, id);
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return List.of();
    }

    private static SvgElement.Cluster without(SvgElement.Cluster cluster, String id) {
        var kept = new ArrayList<SvgElement>();
        for (SvgElement element : cluster.parts()) {
            if (!element.id().equals(id)) {
                kept.add(element instanceof SvgElement.Cluster inner ? without(inner, id) : element);
            }
        }
        return new SvgElement.Cluster(cluster.id(), cluster.pen(), kept, cluster.clip());
    }
}
