import { useEffect } from "react";

export function useOpenQuestion(page: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question may be asked by another page
  useEffect(() => {
    const byHash = () => show(decodeHash());
    // Waits two frames, because the navigation first scrolls to the top and focuses the heading.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => show(decodeHash()));
    });
    addEventListener("hashchange", byHash);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("hashchange", byHash);
    };
  }, [page]);
}

function show(slug: string): void {
  const answer = slug ? document.getElementById(slug) : null;
  const fold = answer?.closest("details");
  if (!answer || !fold) return;
  fold.open = true;
  const summary = fold.querySelector("summary");
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView({ block: "start" });
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
