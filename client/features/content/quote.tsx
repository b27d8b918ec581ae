import type { PageBlock } from "../../../shared/content/blocks.ts";
import { Quotation } from "../../ui/quotation.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./quote.module.css";

export type QuoteProps = Omit<Extract<PageBlock, { kind: "quote" }>, "kind">;

export function Quote(quote: QuoteProps) {
  return (
    <Section tone="forest">
      <Quotation {...quote} className={css.quote} />
    </Section>
  );
}
