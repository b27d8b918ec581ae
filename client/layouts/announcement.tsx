import type { Link } from "../../shared/content/content.ts";
import { translator } from "../../shared/text/translator.ts";
import { SmartLink } from "../ui/smart-link.tsx";
import css from "./announcement.module.css";
import { layoutTexts } from "./texts.ts";

const t = translator(layoutTexts);

export function Announcement({ link }: { link: Link }) {
  return (
    <aside className={css.announcement} aria-label={t("announcement")}>
      <SmartLink link={link} />
    </aside>
  );
}
