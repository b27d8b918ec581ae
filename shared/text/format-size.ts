export function formatSize(size: number): string {
  const [amount, unit] = size < 1024 * 1024 ? [size / 1024, "ko"] : [size / 1024 / 1024, "Mo"];
  return `${(Math.round(amount * 10) / 10).toLocaleString("fr-FR")}\u00a0${unit}`;
}
