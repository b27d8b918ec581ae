import type { Minute } from "./minutes.ts";

const size = { width: 720, height: 300 };
const area = { left: 72, right: 648, top: 30, bottom: 250 };

export function chartOf(minutes: readonly Minute[]): string {
  const slowest = Math.max(...minutes.map(({ p99 }) => p99)) * 1.15;
  const most = Math.max(...minutes.map(({ memory }) => memory)) * 1.15;
  const line = (colour: string, share: (minute: Minute) => number) => {
    const points = minutes.map((minute, at) => `${x(at)},${y(share(minute))}`).join(" ");
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  };
  const x = (at: number) =>
    Math.round(area.left + ((area.right - area.left) * at) / Math.max(minutes.length - 1, 1));
  const y = (share: number) => Math.round(area.bottom - (area.bottom - area.top) * share);
  const text = (left: number, top: number, words: string, more = "") =>
    `<text x="${left}" y="${top}" ${more}>${words}</text>`;
  const scale = [0, 0.5, 1].flatMap((share) => [
    `<line x1="${area.left}" x2="${area.right}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd"/>`,
    text(area.left - 8, y(share) + 4, `${Math.round(slowest * share)} ms`, 'text-anchor="end"'),
    text(area.right + 8, y(share) + 4, `${Math.round((most * share) / 2 ** 20)} MB`),
  ]);
  const legend = [
    text(area.left, 18, "p99", 'fill="#b3261e"'),
    text(area.left + 50, 18, "p50", 'fill="#1a5fb4"'),
    text(area.left + 100, 18, "heap", 'fill="#2e7d32"'),
  ];
  const ends = [
    text(area.left, area.bottom + 22, "minute 1"),
    text(area.right, area.bottom + 22, `minute ${minutes.length}`, 'text-anchor="end"'),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="13" role="img">`,
    "<title>Time of the answers and memory, minute by minute</title>",
    `<rect width="${size.width}" height="${size.height}" fill="#fff"/>`,
    ...scale,
    line("#2e7d32", ({ memory }) => memory / most),
    line("#1a5fb4", ({ p50 }) => p50 / slowest),
    line("#b3261e", ({ p99 }) => p99 / slowest),
    ...legend,
    ...ends,
    "</svg>\n",
  ].join("\n");
}
