export interface Placed {
  id: string;
  x: number;
  y: number;
}

export interface PointGroup {
  ids: string[];
  x: number;
  y: number;
}

/** Distance in pixels within which markers overlap. */
const room = { across: 40, down: 42 };

export function groupPoints(points: readonly Placed[]): PointGroup[] {
  const groups = points.map(({ id, x, y }) => ({ ids: [id], x, y }));
  for (let pair = touching(groups); pair; pair = touching(groups)) {
    const [one, other] = pair;
    const [a, b] = [one.ids.length, other.ids.length];
    one.x = (one.x * a + other.x * b) / (a + b);
    one.y = (one.y * a + other.y * b) / (a + b);
    one.ids.push(...other.ids);
    groups.splice(groups.indexOf(other), 1);
  }
  return groups;
}

function touching(groups: PointGroup[]): [PointGroup, PointGroup] | undefined {
  for (const [place, one] of groups.entries()) {
    const other = groups
      .slice(place + 1)
      .find(({ x, y }) => Math.abs(x - one.x) < room.across && Math.abs(y - one.y) < room.down);
    if (other) return [one, other];
  }
  return undefined;
}
