import { type ReactNode, useEffect, useRef, useState } from "react";
import type { RationCalculatorView } from "../../../shared/ration/ration-view.ts";
import fold from "../../ui/fold.module.css";
import { StillHtml } from "../../ui/still-html.tsx";

type Live = (props: Pick<RationCalculatorView, "subject" | "view">) => ReactNode;

/** The ration calculator as the worker wrote it; its scripts come when it is used, or when it has answered already. */
export function RationFold({ title, html, subject, view }: RationCalculatorView) {
  const [live, setLive] = useState<Live>();
  const place = useRef<HTMLDetailsElement>(null);
  const asked = view.outcome !== undefined || view.problems !== undefined;

  const load = () =>
    void import("../ration/ration-calculator.tsx").then(
      async ({ takeOver, whenLetGo }) => {
        await whenLetGo(place.current);
        setLive((known: Live | undefined) => known ?? takeOver(place.current));
      },
      // The form answers by itself.
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page that came with an answer
  useEffect(() => {
    if (asked) load();
  }, []);

  return (
    <details ref={place} className={fold.fold} id="ration" open={asked} onPointerEnter={load} onFocus={load}>
      <summary className={fold.head}>
        <h2>{title}</h2>
      </summary>
      {live ? live({ subject, view }) : <StillHtml html={html} />}
    </details>
  );
}
