import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

interface RotationOptions {
  interval: number;
  held: boolean;
  since: number;
  advance: () => void;
}

/** `on` is the choice of the visitor (WCAG 2.2.2); `turning` is false under a pointer or in a hidden tab. */
export function useRotation({ interval, held, since, advance }: RotationOptions) {
  const still = useSyncExternalStore(watchMotion, () => motion().matches, asRendered);
  const hidden = useSyncExternalStore(watchTab, () => document.hidden, asRendered);
  const [chosen, setChosen] = useState<boolean>();
  const on = interval > 0 && (chosen ?? !still);
  const turning = on && !held && !hidden;
  const onTime = useEffectEvent(advance);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move restarts the interval
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(onTime, interval);
    return () => clearInterval(timer);
  }, [turning, interval, since]);

  return { on, turning, start: () => setChosen(true), stop: () => setChosen(false) };
}

const asRendered = () => false;
const motion = () => matchMedia("(prefers-reduced-motion: reduce)");

function watchMotion(changed: () => void): () => void {
  const query = motion();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

function watchTab(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
