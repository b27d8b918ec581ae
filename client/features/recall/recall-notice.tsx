import { recallAlertTexts } from "../../../shared/recall/recall-alert.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";

const t = translator(recallAlertTexts);

export function RecallNotice({ texts }: { texts: readonly string[] }) {
  return (
    <Notice tone="error">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <a href={href("rappels")}>{t("read")}</a>
    </Notice>
  );
}
