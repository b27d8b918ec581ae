import type { PageBlock } from "../../../shared/page.ts";
import { Section } from "../../ui/section.tsx";
import css from "./card-grid.module.css";
import { SmartLink } from "./smart-link.tsx";

export type CardGridProps = Omit<Extract<PageBlock, { __component: "blocks.card-grid" }>, "__component">;

export function CardGrid({ title, cards }: CardGridProps) {
  const Name = title ? "h3" : "h2";
  return (
    <Section title={title}>
      <ul className={css.grid}>
        {cards.map((card) => (
          <li key={card.title} className={css.card}>
            {card.image && (
              <img
                className={css.picture}
                src={card.image.url}
                alt=""
                width={card.image.width}
                height={card.image.height}
                loading="lazy"
              />
            )}
            <div className={css.words}>
              <Name className={css.title}>{card.title}</Name>
              {card.text && <p className={css.text}>{card.text}</p>}
              <SmartLink link={card.link} className={css.link} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
