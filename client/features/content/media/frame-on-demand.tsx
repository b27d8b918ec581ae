import { useEffect, useId, useRef, useState } from "react";
import type { Image } from "../../../../shared/content/content.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { PlayIcon } from "../../../ui/icons.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { contentBlockTexts } from "../texts.ts";
import css from "./frame-on-demand.module.css";

const t = translator(contentBlockTexts);

/** Loaded only after a click, because the other site then gets the visitor's IP address. */
export interface EmbedFrame {
  src: string;
  site: string;
  page: string;
}

export interface FrameOnDemandProps {
  title: string;
  frame: EmbedFrame;
  kind: "video" | "page";
  image?: Image | null | undefined;
}

/** Is a link if there are no scripts. */
export function FrameOnDemand({ title, frame, kind, image }: FrameOnDemandProps) {
  const [open, setOpen] = useState(false);
  const inside = useRef<HTMLIFrameElement>(null);
  const notice = useId();
  useEffect(() => {
    if (open) inside.current?.focus();
  }, [open]);

  return (
    <div className={css.frame}>
      <div className={css.screen}>
        {open ? (
          <iframe
            ref={inside}
            className={css.inside}
            src={frame.src}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {image && (
              <Picture
                image={image}
                alt=""
                widths={[480, 800, 1200]}
                sizes="(min-width:64rem) 60rem,93vw"
                ground="forest"
              />
            )}
            <button
              type="button"
              className={`${buttonClass({})} ${css.button} needs-scripts`}
              aria-label={t(kind === "video" ? "frame.playNamed" : "frame.showNamed", { title })}
              aria-describedby={notice}
              onClick={() => setOpen(true)}
            >
              {kind === "video" && <PlayIcon size={20} />}
              {t(kind === "video" ? "frame.play" : "frame.show")}
            </button>
          </>
        )}
      </div>
      <p className={`note ${css.notice}`}>
        <span id={notice} hidden={open}>
          {t("frame.notice", { site: frame.site })}{" "}
        </span>
        <a href={frame.page} target="_blank" rel="noopener noreferrer">
          {t("frame.elsewhere", { site: frame.site })} {t("newTab")}
        </a>
      </p>
    </div>
  );
}
