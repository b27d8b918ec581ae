import { href } from "../../../shared/routes.ts";
import type { ShopQuery } from "../../../shared/shops/shops-href.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const t = translator(shopTexts);

interface NoShopsProps {
  query: ShopQuery;
  known: boolean;
}

export function NoShops({ query, known }: NoShopsProps) {
  return (
    <EmptyState title={noShopsTitle({ query, known })} text={t(`empty.${reasonOf({ query, known })}Text`)}>
      <ButtonLink href={href("magasins")}>{t("empty.all")}</ButtonLink>
    </EmptyState>
  );
}

export const noShopsTitle = (props: NoShopsProps) =>
  t(`empty.${reasonOf(props)}Title`, { town: props.query.town });

function reasonOf({ query, known }: NoShopsProps) {
  if (query.town !== "" && !known) return "unknown";
  return query.openNow ? "closed" : "none";
}
