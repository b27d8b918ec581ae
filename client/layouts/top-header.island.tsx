import { type SubmitEvent, useState } from "react";
import { island } from "../../engine/islands/island.tsx";
import { api } from "../../shared/api/api.ts";
import { marketingTexts } from "../../shared/marketing/texts.ts";
import type { CloseHeaderInput, ShownTopHeader } from "../../shared/marketing/top-header.ts";
import { translator } from "../../shared/text/translator.ts";
import { SmartLink } from "../ui/smart-link.tsx";
import css from "./announcement.module.css";

const t = translator(marketingTexts);

function TopHeader({ id, text, link }: ShownTopHeader) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    fetch(api.closeHeader, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      keepalive: true,
    }).catch(() => {});
    document.getElementById("contenu")?.focus({ preventScroll: true });
    setClosed(true);
  }

  return (
    <aside className={`${css.announcement} ${css.closable}`} aria-label={t("announcement")}>
      <SmartLink link={{ to: link ?? "", name: text }} />
      <form className={css.close} method="post" action={api.closeHeader} onSubmit={onSubmit}>
        <input type="hidden" name={"id" satisfies CloseHeaderInput} value={id} />
        <button type="submit" aria-label={t("close")}>
          ×
        </button>
      </form>
    </aside>
  );
}

export const TopHeaderIsland = island(TopHeader, { when: "touch" });
