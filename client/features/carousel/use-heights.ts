import { type RefObject, useEffect } from "react";

/** Pixels from each breakpoint on. */
export interface CarouselHeights {
  base?: number | undefined;
  sm?: number | undefined;
  md?: number | undefined;
  lg?: number | undefined;
}

/** Sets heights by script, because the content security policy blocks inline styles in the HTML. */
export function useHeights(track: RefObject<HTMLElement | null>, heights: CarouselHeights | undefined) {
  const { base, sm, md, lg } = heights ?? {};
  useEffect(() => {
    const { style } = track.current ?? {};
    for (const [name, height] of Object.entries({ base, sm, md, lg })) {
      if (height === undefined) style?.removeProperty(`--height-${name}`);
      else style?.setProperty(`--height-${name}`, `${height}px`);
    }
  }, [track, base, sm, md, lg]);
}
