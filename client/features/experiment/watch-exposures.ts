import type { TrackedEvent } from "../../../shared/tracking/events.ts";

const seen = new Set<string>();

let observer: IntersectionObserver | undefined;

export function watchExposures(send: (event: TrackedEvent) => void): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) report(target, send);
    },
    { threshold: 0.5 },
  );
  for (const marked of document.querySelectorAll("[data-experiment]")) observer.observe(marked);
}

function report(marked: Element, send: (event: TrackedEvent) => void): void {
  const mark = marked.getAttribute("data-experiment") ?? "";
  const [test, segment] = mark.split(":", 2);
  observer?.unobserve(marked);
  if (!test || !segment || seen.has(mark)) return;
  seen.add(mark);
  send({ name: "experiment_exposure", data: { test, segment } });
}
