import type { Shell } from "../page-data.ts";
import { Notice } from "../ui/notice.tsx";
import css from "./layout.module.css";

/** Notice left by the previous page, such as a cart link. */
export function ShellNotice({ notice }: Pick<Shell, "notice">) {
  if (!notice) return null;
  return (
    <div className={css.notice}>
      <Notice tone={notice.tone}>{notice.text}</Notice>
    </div>
  );
}
