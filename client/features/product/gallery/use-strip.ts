import { type RefObject, useEffect, useRef, useState } from "react";
import type { Strip } from "./strip.ts";

export function useStrip(gallery: RefObject<HTMLElement | null>) {
  const frame = useRef<HTMLDivElement>(null);
  const strip = useRef<Promise<Strip>>(undefined);
  const [place, setPlace] = useState(0);

  function load(): Promise<Strip> {
    strip.current ??= import("./strip.ts").then(({ leadStrip }) => {
      if (!frame.current) throw new Error("the pictures have left the page");
      return leadStrip(frame.current, setPlace);
    });
    strip.current.catch(() => {
      strip.current = undefined;
    });
    return strip.current;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    const touched = () => void load().catch(() => {});
    for (const type of ["pointerenter", "focusin"]) gallery.current?.addEventListener(type, touched, options);
    // The pointer or the focus may have arrived before hydration.
    if (gallery.current?.matches(":hover, :focus-within")) touched();
    return () => {
      stop.abort();
      void strip.current?.then(
        ({ leave }) => leave(),
        () => {},
      );
      strip.current = undefined;
    };
  }, []);

  function goTo(to: number, speed?: number): void {
    load().then(
      (held) => held.goTo(to, speed),
      () => frame.current?.querySelectorAll("li")[to]?.scrollIntoView({ block: "nearest" }),
    );
  }

  return { frame, place, goTo };
}
