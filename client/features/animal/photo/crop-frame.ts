export interface Size {
  width: number;
  height: number;
}

/** A square crop: centre and side in pixels of the source picture. */
export interface Frame {
  x: number;
  y: number;
  side: number;
}

const shortSide = ({ width, height }: Size) => Math.min(width, height);

export const firstFrame = (size: Size): Frame => ({
  x: size.width / 2,
  y: size.height / 2,
  side: shortSide(size),
});

/** Pixels. Zooming in further would look blurry. */
const leastSide = 240;
const mostZoom = 4;

export const largestZoom = (size: Size): number =>
  Math.min(mostZoom, Math.max(1, shortSide(size) / leastSide));

export const zoomOf = ({ side }: Frame, size: Size): number => shortSide(size) / side;

/** Keeps the centre as far as the picture allows. A zoom of 1 covers its whole short side. */
export function zoomed(frame: Frame, size: Size, zoom: number): Frame {
  const side = shortSide(size) / clamped(zoom, 1, largestZoom(size));
  return inside({ ...frame, side }, size);
}

/** Moves by fractions of the frame's side: 1 is a full frame to the right or down. */
export function movedFrame(frame: Frame, size: Size, right: number, down: number): Frame {
  const { x, y, side } = frame;
  return inside({ x: x + right * side, y: y + down * side, side }, size);
}

function inside({ x, y, side }: Frame, { width, height }: Size): Frame {
  const half = side / 2;
  return { x: clamped(x, half, width - half), y: clamped(y, half, height - half), side };
}

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const step = 0.05;

export function frameForKey(key: string, isLarge: boolean, frame: Frame, size: Size): Frame | undefined {
  const far = isLarge ? 5 * step : step;
  const way = ways[key];
  if (way) return movedFrame(frame, size, way[0] * far, way[1] * far);
  if (key === "+" || key === "=") return zoomed(frame, size, zoomOf(frame, size) + 2 * step);
  if (key === "-") return zoomed(frame, size, zoomOf(frame, size) - 2 * step);
  return undefined;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
