import { useSyncExternalStore } from "react";
import { island } from "../../engine/islands/island.tsx";
import { pageNews } from "../navigation/page-news.ts";
import { Notice } from "../ui/notice.tsx";
import css from "./layout.module.css";
import type { Shell } from "./shell.ts";

function PageNotice({ notice: own }: Pick<Shell, "notice">) {
  const news = useSyncExternalStore(pageNews.subscribe, pageNews.read, () => undefined);
  const notices = new Map([news, own].flatMap((notice) => (notice ? [[notice.text, notice]] : [])));
  return [...notices.values()].map(({ tone, text, link }) => (
    <div key={text} className={css.notice}>
      <Notice tone={tone}>
        {text} {link && <a href={link.to}>{link.name}</a>}
      </Notice>
    </div>
  ));
}

export const PageNoticeIsland = island(PageNotice, { when: "touch", hasNoBox: true });
