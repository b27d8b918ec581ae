import { attempt } from "../../browser/attempt.ts";
import { whenIdle } from "../../islands/when-idle.ts";

/** Applies an answer to the page it is given on, and clears what an earlier yes stored. */
export function watchConsent(): void {
  // Whoever saves an answer is part of a screen, and must not know how pages are fetched.
  addEventListener("consent", () => follow(({ takeTracking }) => takeTracking()));
  whenIdle(clearEnded, new AbortController().signal);
}

/** Tells whether the question is answered, each time the page is shown or hidden. Returns a cleanup. */
export function watchAnswer(act: (isAnswered: boolean) => void): () => void {
  const look = () => follow(({ isAnswered }) => act(isAnswered()));
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

const follow = (act: (file: typeof import("./follow-consent.ts")) => unknown) =>
  void import("./follow-consent.ts").then(act).catch(() => {});

function clearEnded(): void {
  const kept = attempt(() => Object.keys({ ...localStorage, ...sessionStorage }).join());
  if (kept?.includes("mesure:")) follow((file) => file.clearEnded());
}
