/** Of the keys of drafts (`draft-store.ts`). Here, so that every page can remove them, and only forms read them. */
export const prefix = "draft:";

/** @param beginning of their keys */
export function removeDrafts(beginning = ""): void {
  storage((session) => {
    const keys = Object.keys(session).filter((key) => key.startsWith(prefix + beginning));
    for (const key of keys) session.removeItem(key);
  });
}

/** Undefined where storage is disabled or full, or holds something else. */
export function storage<Result>(use: (session: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
