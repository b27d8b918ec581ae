import type { Link } from "../../../shared/content.ts";
import { frameTexts } from "../../../shared/i18n/frame.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { SmartLink } from "../content/smart-link.tsx";
import css from "./announcement.module.css";

const t = translator(frameTexts);

export function Announcement({ link }: { link: Link }) {
  return (
    <aside className={css.announcement} aria-label={t("announcement")}>
      <SmartLink link={link} />
    </aside>
  );
}
