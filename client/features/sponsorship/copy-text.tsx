import { type ReactNode, useEffect, useRef, useState } from "react";
import { sponsorshipTexts } from "../../../shared/sponsorship/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { copyText } from "./copy.ts";
import css from "./share-link.module.css";

const t = translator(sponsorshipTexts);

/** Milliseconds. */
const copiedTime = 1500;

export interface CopyTextProps {
  label: string;
  text: string;
  copy: string;
  copied: string;
  children?: ReactNode;
}

export function CopyText({ label, text, copy, copied, children }: CopyTextProps) {
  const shown = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<"copied" | "selected">();

  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome(undefined), copiedTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function press() {
    setOutcome(undefined);
    setOutcome((await copyText(text, shown.current)) ? "copied" : "selected");
  }

  return (
    <div className="stack-2">
      <p className="small strong">{label}</p>
      <code className={css.text} ref={shown}>
        {text}
      </code>
      <div className="row-3">
        <Button
          type="button"
          look="outline"
          size="small"
          className={css.button}
          disabled={!hydrated}
          onClick={() => void press()}
        >
          {outcome === "copied" ? (
            <>
              <CheckIcon size={18} /> {t("share.copied")}
            </>
          ) : (
            copy
          )}
        </Button>
        {children}
      </div>
      {outcome === "selected" && <p className="small">{t("share.selected")}</p>}
      <VisuallyHidden role="status">
        {outcome === "copied" ? copied : outcome === "selected" ? t("share.selected") : ""}
      </VisuallyHidden>
    </div>
  );
}
