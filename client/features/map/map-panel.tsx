import { type ComponentType, useEffect, useRef, useState } from "react";
import { whenIdle } from "../../../engine/islands/when-idle.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import type { DrawnMapProps } from "./drawn-map.tsx";
import css from "./map-panel.module.css";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

export interface MapPanelProps extends Omit<DrawnMapProps, "onFailed"> {
  requested?: boolean;
}

/** Never part of the first view. Tiles from another host are loaded only on request. */
export function MapPanel({ requested = false, ...props }: MapPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { host } = props.tiles;
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Drawn, setDrawn] = useState<ComponentType<DrawnMapProps>>();

  useEffect(() => {
    if (host !== null || !panel.current) return undefined;
    if (requested) return setWanted(true);
    return whenInViewAndIdle(panel.current, () => setWanted(true));
  }, [host, requested]);

  useEffect(() => {
    if (!wanted || failed) return;
    import("./drawn-map.tsx").then(
      ({ DrawnMap }) => setDrawn(() => DrawnMap),
      () => setFailed(true),
    );
  }, [wanted, failed]);

  return (
    <div ref={panel} className={css.panel}>
      {Drawn && !failed ? (
        <Drawn {...props} onFailed={() => setFailed(true)} />
      ) : (
        <div className={css.waiting}>
          {failed ? (
            <>
              <p role="alert">{t("failed")}</p>
              <Button type="button" look="outline" size="small" onClick={() => setFailed(false)}>
                {t("retry")}
              </Button>
            </>
          ) : host !== null && !wanted ? (
            <>
              <p>{t("from", { host })}</p>
              <Button type="button" look="outline" size="small" onClick={() => setWanted(true)}>
                {t("show")}
              </Button>
            </>
          ) : (
            <p>{t("loading")}</p>
          )}
        </div>
      )}
    </div>
  );
}

function whenInViewAndIdle(element: Element, call: () => void): () => void {
  const stop = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    whenIdle(call, stop.signal);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop.abort();
  };
}
