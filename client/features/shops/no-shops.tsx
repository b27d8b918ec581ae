import { shopTexts } from "../../../shared/i18n/shops.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { href } from "../../../shared/routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { AskedShops } from "./shop-search.tsx";

const t = translator(shopTexts);

/** Nothing to show: why, and the way out. `known` where the place that was asked for is. */
export function NoShops({ asked, known }: { asked: AskedShops; known: boolean }) {
  const isUnknown = asked.town !== "" && !known;
  const title = isUnknown
    ? t("empty.unknownTitle", { town: asked.town })
    : t(asked.openNow ? "empty.closedTitle" : "empty.noneTitle");
  const text = t(isUnknown ? "empty.unknownText" : asked.openNow ? "empty.closedText" : "empty.noneText");
  return (
    <EmptyState title={title} text={text}>
      <ButtonLink href={href("magasins")}>{t("empty.all")}</ButtonLink>
    </EmptyState>
  );
}
