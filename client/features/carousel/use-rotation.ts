import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

interface RotationOptions {
  /** Milliseconds; 0 where there is nothing to rotate. */
  interval: number;
  /** A pointer rests on it. */
  held: boolean;
  /** The time of the last move: the interval begins anew with it. */
  since: number;
  advance: () => void;
}

/**
 * Moves on by a timer (spec 4, widgets; WCAG 2.2.2). `on` is what the visitor has chosen, off from the start for those
 * who ask for less motion; `turning` is whether it moves just now: not under a pointer, nor in a tab nobody looks at.
 */
export function useRotation({ interval, held, since, advance }: RotationOptions) {
  const still = useSyncExternalStore(watchMotion, () => motion().matches, asRendered);
  const hidden = useSyncExternalStore(watchTab, () => document.hidden, asRendered);
  const [chosen, setChosen] = useState<boolean>();
  const on = interval > 0 && (chosen ?? !still);
  const turning = on && !held && !hidden;
  const onTime = useEffectEvent(advance);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move begins the interval anew
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
