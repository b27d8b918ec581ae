import { vi } from "vitest";

interface LogLine {
  level: string;
  event: string;
  [field: string]: unknown;
}

export function readLog(): () => LogLine[] {
  const spies = (["info", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => {}),
  );
  return () => spies.flatMap((spy) => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as LogLine));
}

export function spellingsOf(secret: string): string[] {
  const plain = secret.normalize("NFD").replace(/\p{Mark}/gu, "");
  const written = [secret, plain, secret.replaceAll(" ", ""), secret.replaceAll(" ", "+")];
  return written.flatMap((word) => [word, encodeURIComponent(word), JSON.stringify(word).slice(1, -1)]);
}
