const key = "mesure";

/** Fallback without the Navigation API: reloads and steps back keep an id in `history.state`. */
export function historyEntry(): string {
  const state: unknown = history.state;
  const held = typeof state === "object" && state !== null ? { ...state } : {};
  if (key in held && typeof held[key] === "string") return held[key];
  const entry = crypto.randomUUID();
  history.replaceState({ ...held, [key]: entry }, "");
  return entry;
}
