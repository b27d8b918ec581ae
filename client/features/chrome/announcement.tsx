import type { Link } from "../../../shared/content.ts";
import { chromeTexts } from "../../../shared/i18n/chrome.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { SmartLink } from "../content/smart-link.tsx";
import css from "./announcement.module.css";

const t = translator(chromeTexts);

export function Announcement({ link }: { link: Link }) {
  return (
    <aside className={css.announcement} aria-label={t("announcement")}>
      <SmartLink link={link} />
    </aside>
  );
}
