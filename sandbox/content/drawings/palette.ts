export const palette = {
  cream: "#FBF6EE",
  sand: "#F1E5D1",
  forest: "#1F4D3A",
  terracotta: "#C8643C",
  mustard: "#E2A93B",
  mist: "#7FA99B",
  lake: "#2F6470",
  plum: "#7A3B3F",
  ink: "#2B2018",
} as const;

export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
