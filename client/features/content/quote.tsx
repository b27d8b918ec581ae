import type { PageBlock } from "../../../shared/content/blocks.ts";
import { Section } from "../../ui/section.tsx";
import css from "./quote.module.css";

export type QuoteProps = Omit<Extract<PageBlock, { kind: "quote" }>, "kind">;

export function Quote({ text, author, role }: QuoteProps) {
  return (
    <Section tone="forest">
      <figure className={css.quote}>
        <blockquote className={css.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={css.author}>
          {author}
          {role && <span className={css.role}>, {role}</span>}
        </figcaption>
      </figure>
    </Section>
  );
}
