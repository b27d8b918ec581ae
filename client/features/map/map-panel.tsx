import { type ComponentType, useEffect, useRef, useState } from "react";
import { translator } from "../../../shared/text/translator.ts";
import { whenIdle } from "../../islands/when-idle.ts";
import { Button } from "../../ui/button.tsx";
import type { DrawnMapProps } from "./drawn-map.tsx";
import css from "./map-panel.module.css";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

/**
 * The place of a map. Leaflet is fetched when somebody asks for the map, or its place comes into view and the browser
 * has nothing else to do, never with the first view; where tiles come from another host, only when the visitor asks for
 * the map. Without scripts the place is not there: what stands on the map is in the list beside it.
 */
export function MapPanel(props: DrawnMapProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { host } = props.tiles ?? { host: null };
  const { asked = false } = props;
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Drawn, setDrawn] = useState<ComponentType<DrawnMapProps>>();

  useEffect(() => {
    if (host !== null || !panel.current) return undefined;
    if (asked) return setWanted(true);
    return whenInViewAndIdle(panel.current, () => setWanted(true));
  }, [host, asked]);

  useEffect(() => {
    if (!wanted || failed) return;
    import("./drawn-map.tsx").then(
      ({ DrawnMap }) => setDrawn(() => DrawnMap),
      () => setFailed(true),
    );
  }, [wanted, failed]);

  return (
    <div ref={panel} className={css.panel}>
      {Drawn ? (
        <Drawn {...props} />
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

/** Calls once; returns what stops the waiting. */
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
