import { useEffect, useRef } from "react";
import { KeptHtml, type KeptHtmlProps } from "../../ui/still-html.tsx";
import { touches } from "../../ui/touches.ts";
import { whenIdle } from "../../ui/when-idle.ts";

export interface LivePartProps extends Pick<KeptHtmlProps, "name" | "html" | "follows"> {
  /** Loads what brings the part to life: on the first touch, and with `idle` also once the browser has nothing to do. */
  load: () => Promise<Enliven>;
  idle?: boolean;
}

/** Takes over a part of the page; answers what follows a press in it, and what ends all that. */
export type Enliven = (part: HTMLElement) => LivingPart;

export interface LivingPart {
  /** A press on one of its links with `data-live`: false where the browser is to follow it after all. */
  press: (link: HTMLAnchorElement) => boolean;
  end: () => void;
}

/** Safe HTML of the worker that works by itself, and better once its scripts are there: they come when they are wanted. */
export function LivePart({ load, idle = false, ...part }: LivePartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = part.follows ? part.html : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another part to take over
  useEffect(() => (ref.current ? wake(ref.current, load, idle) : undefined), [shown]);
  return <KeptHtml ref={ref} {...part} />;
}

function wake(part: HTMLElement, load: LivePartProps["load"], idle: boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let living: Promise<LivingPart | undefined> | undefined;
  const enliven = () => {
    living ??= load().then(
      (take) => {
        if (signal.aborted) return undefined;
        const alive = take(part);
        signal.addEventListener("abort", alive.end);
        return alive;
      },
      // Without its files the part goes on as it is.
      () => undefined,
    );
    return living;
  };
  for (const touch of touches) part.addEventListener(touch, () => void enliven(), { signal, passive: true });
  part.addEventListener("click", (event) => void follow(event, enliven), { signal });
  if (idle) whenIdle(() => void enliven(), signal);
  return () => stop.abort();
}

/** A plain press on a link of the part waits for its scripts; where they do not come, the browser follows the link. */
async function follow(event: MouseEvent, enliven: () => Promise<LivingPart | undefined>): Promise<void> {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-live]") : null;
  if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const alive = await enliven();
  if (!alive?.press(link)) location.assign(link.href);
}
