import { type RefObject, useEffect } from "react";
import type { CarouselHeights } from "../../../shared/content/rare-blocks.ts";

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
