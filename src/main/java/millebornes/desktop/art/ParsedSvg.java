package millebornes.desktop.art;

import java.util.ArrayList;
import java.util.List;

/// A parsed drawing, which can be built in any palette, any number of times.
record ParsedSvg(SvgElement.Cluster root) {

    /// The named part alone, in its place in the drawing.
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

    /// The drawing with content in its slot of that name, which is an empty group.
    ///
    /// @throws IllegalArgumentException when there is no such slot
    ParsedSvg filled(String id, ParsedSvg contentSvg) {
        if (!has(id)) {
            throw new IllegalArgumentException("the drawing has no place " + id);
        }
        return new ParsedSvg(filled(root, id, contentSvg.root()));
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
            if (element instanceof SvgElement.Cluster innerCluster) {
                var found = find(innerCluster, id);
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return List.of();
    }

    private static SvgElement.Cluster filled(SvgElement.Cluster cluster, String id, SvgElement.Cluster contentCluster) {
        var parts = new ArrayList<SvgElement>();
        for (SvgElement element : cluster.parts()) {
            boolean here = element.id().equals(id);
            if (element instanceof SvgElement.Cluster innerCluster) {
                parts.add(
                        here
                                ? new SvgElement.Cluster(
                                        id, innerCluster.pen(), List.of(contentCluster), innerCluster.clip())
                                : filled(innerCluster, id, contentCluster));
            } else {
                parts.add(element);
            }
        }
        return new SvgElement.Cluster(cluster.id(), cluster.pen(), parts, cluster.clip());
    }

    private static SvgElement.Cluster without(SvgElement.Cluster cluster, String id) {
        var kept = new ArrayList<SvgElement>();
        for (SvgElement element : cluster.parts()) {
            if (!element.id().equals(id)) {
                kept.add(element instanceof SvgElement.Cluster innerCluster ? without(innerCluster, id) : element);
            }
        }
        return new SvgElement.Cluster(cluster.id(), cluster.pen(), kept, cluster.clip());
    }
}
