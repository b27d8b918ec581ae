const key = "mesure";

/**
 * Fallback for browsers without the Navigation API: an id in `history.state`, kept by reloads and steps back.
 */
export function historyEntry(): string {
  const state: unknown = history.state;
  const held = typeof state === "object" && state !== null ? { ...state } : {};
  if (key in held && typeof held[key] === "string") return held[key];
  const entry = crypto.randomUUID();
  history.replaceState({ ...held, [key]: entry }, "");
  return entry;
}
