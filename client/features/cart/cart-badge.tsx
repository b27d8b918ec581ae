import { useQuery } from "@tanstack/react-query";
import { cartCallTexts } from "../../../shared/i18n/cart-calls.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { cartQuery } from "./cart.queries.ts";
import { ServerState } from "./query-client.tsx";

const t = translator(cartCallTexts);

/** The number of articles on the cart; nothing while it is not known or empty. */
export function CartBadge() {
  return (
    <ServerState>
      <Count />
    </ServerState>
  );
}

function Count() {
  const { data } = useQuery(cartQuery);
  if (!data?.count) return null;
  return (
    <>
      {data.count > 99 ? "99+" : data.count}
      <VisuallyHidden>{t("articles", { count: data.count })}</VisuallyHidden>
    </>
  );
}
