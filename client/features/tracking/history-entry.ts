const key = "mesure";

/** For browsers without the Navigation API: an id in the state of the history entry, which reloads and steps back keep. */
export function historyEntry(): string {
  const state: unknown = history.state;
  const held = typeof state === "object" && state !== null ? { ...state } : {};
  if (key in held && typeof held[key] === "string") return held[key];
  const entry = crypto.randomUUID();
  history.replaceState({ ...held, [key]: entry }, "");
  return entry;
}
