import { api } from "../../../../shared/api/api.ts";
import type { AddTogether } from "../../../../shared/cart/cart-input.ts";
import type { SourceItemList } from "../../../../shared/cart/source-item-list.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { cartCallTexts } from "../../cart/texts.ts";

const t = translator(cartCallTexts);

export interface TogetherFormProps {
  codes: readonly string[];
  source: SourceItemList;
  path: string;
  children: string;
}

/** Static HTML: `addTogether` of the product screen handles the submit event. */
export function TogetherForm({ codes, source, path, children }: TogetherFormProps) {
  return (
    <form method="post" action={api.together}>
      <input
        type="hidden"
        name={"packs" satisfies keyof AddTogether}
        value={codes.map((code) => `${encodeURIComponent(code)}*1`).join(" ")}
      />
      <input type="hidden" name={"sourceItemList" satisfies keyof AddTogether} value={source} />
      <input type="hidden" name={"returnTo" satisfies keyof AddTogether} value={path} />
      <Button>{children}</Button>
      <p role="status" />
      <a href={href("panier")} hidden>
        {t("cartPage")}
      </a>
    </form>
  );
}
