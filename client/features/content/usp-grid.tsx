import { CalendarHeart, Heart, Leaf, type LucideIcon, ShieldCheck, Store, Truck } from "lucide-react";
import type { PageBlock } from "../../../shared/page.ts";
import { Section } from "../../ui/section.tsx";
import css from "./usp-grid.module.css";

export type UspGridProps = Omit<Extract<PageBlock, { __component: "blocks.usp-grid" }>, "__component">;

/** The shop's own icons, by the names the editors know. */
const icons: Record<string, LucideIcon> = {
  leaf: Leaf,
  truck: Truck,
  calendar: CalendarHeart,
  shield: ShieldCheck,
  store: Store,
  heart: Heart,
};

export function UspGrid({ title, usps }: UspGridProps) {
  // Without a title of their own the reasons stand right under the page's.
  const Name = title ? "h3" : "h2";
  return (
    <Section title={title}>
      <ul className={css.grid}>
        {usps.map((usp) => {
          const Icon = icons[usp.icon] ?? Heart;
          return (
            <li key={usp.title} className={css.usp}>
              <span className={css.icon}>
                <Icon size={24} strokeWidth={1.75} />
              </span>
              <Name className={css.name}>{usp.title}</Name>
              <p className={css.text}>{usp.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
