/**
 * Fetches the scripts of a page beside its first paint and runs them behind it, one file at a time, so that a touch
 * comes in between; in a tab that nobody sees nothing is painted, and they run at once. Its source goes into the
 * document: it knows nothing outside itself.
 *
 * @param files each behind those that it imports
 */
export function startAfterPaint(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: file, fetchPriority: "low" });
    document.head.append(link);
  }
  const start = async () => {
    for (const file of files) {
      await import(file);
      await new Promise((next) => setTimeout(next));
    }
  };
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(() => void start()));
}
