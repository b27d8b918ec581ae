import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

interface RotationOptions {
  /** Milliseconds; 0 does not rotate. */
  interval: number;
  held: boolean;
  /** Time of the last move, which restarts the interval. */
  since: number;
  advance: () => void;
}

/**
 * Automatic rotation (spec 4, widgets; WCAG 2.2.2). `on` is the visitor's choice, off under reduced motion; `turning`
 * is false under a pointer and in a hidden tab.
 */
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
