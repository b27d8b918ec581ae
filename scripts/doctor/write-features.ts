/** @throws if the environment has no line `FEATURES = "…"` of its own */
export function withFeatures(toml: string, env: string | undefined, features: string): string {
  const section = env ? `[env.${env}.vars]` : "[vars]";
  const lines = toml.split("\n");
  const start = lines.findIndex((line) => line.trim() === section);
  const next = lines.findIndex((line, index) => index > start && /^\s*\[/.test(line));
  const end = next < 0 ? lines.length : next;
  const at = lines.findIndex(
    (line, index) => start >= 0 && index > start && index < end && /^\s*FEATURES\s*=/.test(line),
  );
  if (at < 0) throw new Error(`${section} has no line FEATURES = "…": add it, then run the command again.`);
  return lines.with(at, `FEATURES = "${features}"`).join("\n");
}
