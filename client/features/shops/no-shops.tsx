import { href } from "../../../shared/routes.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { ShopQuery } from "./shop-search.tsx";

const t = translator(shopTexts);

interface NoShopsProps {
  asked: ShopQuery;
  known: boolean;
}

export function NoShops({ asked, known }: NoShopsProps) {
  return (
    <EmptyState title={noShopsTitle({ asked, known })} text={t(`empty.${reasonOf({ asked, known })}Text`)}>
      <ButtonLink href={href("magasins")}>{t("empty.all")}</ButtonLink>
    </EmptyState>
  );
}

export const noShopsTitle = (props: NoShopsProps) =>
  t(`empty.${reasonOf(props)}Title`, { town: props.asked.town });

function reasonOf({ asked, known }: NoShopsProps) {
  if (asked.town !== "" && !known) return "unknown";
  return asked.openNow ? "closed" : "none";
}
