import { listLimitTexts } from "../../../shared/account/list-limit.texts.ts";
import { mostListed } from "../../../shared/account/list-limit.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";

const t = translator(listLimitTexts);

export function ListLimit({ count }: { count: number }) {
  if (count < mostListed) return null;
  return (
    <Notice tone="info">
      {t("text", { most: mostListed })} <a href={href("nous-contacter")}>{t("contact")}</a>.
    </Notice>
  );
}
