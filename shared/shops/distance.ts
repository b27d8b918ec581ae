export interface Position {
  latitude: number;
  longitude: number;
}

const radius = 6371;

export function distanceBetween(a: Position, b: Position): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Kilometres beyond which a place is shown on request, unless none is nearer. */
const longestTrip = 20;

export function splitByDistance<T extends { distance?: number | null | undefined }>(places: readonly T[]) {
  const isNear = ({ distance }: T) => typeof distance !== "number" || distance <= longestTrip;
  const near = places.filter(isNear);
  return near.length > 0
    ? { near, far: places.filter((place) => !isNear(place)) }
    : { near: places, far: [] };
}

export function formatDistance(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(50, Math.round(kilometres * 20) * 50)}\u00a0m`;
  const shown = kilometres < 9.95 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
  return `${String(shown)
    .replace(".", ",")
    .replace(/\B(?=\d{3}$)/, "\u202f")}\u00a0km`;
}

export function parsePosition(text: string | undefined): Position | undefined {
  const found = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text ?? "");
  if (!found) return undefined;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Two decimals, about a kilometre: enough to sort shops, too coarse to locate a home. */
export function writePosition({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
