import { Quotation } from "../../ui/quotation.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./quote.module.css";

export interface QuoteProps {
  text: string;
  author: string;
  role?: string | null | undefined;
}

export function Quote(quote: QuoteProps) {
  return (
    <Section tone="forest">
      <Quotation {...quote} className={css.quote} />
    </Section>
  );
}
