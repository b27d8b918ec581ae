import { whenIdle } from "../../../engine/islands/when-idle.ts";
import { attempt } from "../../browser/attempt.ts";

export function watchConsent(): void {
  addEventListener("consent", () => follow(({ takeTracking }) => takeTracking()));
  whenIdle(clearEnded, new AbortController().signal);
}

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
