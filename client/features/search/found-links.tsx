import { unbroken } from "../../../shared/text/unbroken.ts";
import cardLink from "../../ui/card-link.module.css";
import chips from "../../ui/chips.module.css";
import css from "./found-links.module.css";

export interface FoundLink {
  name: string;
  href: string;
  text?: string;
}

export interface FoundLinksProps {
  title: string;
  links: readonly FoundLink[];
  look: "chips" | "row" | "cards";
}

export function FoundLinks({ title, links, look }: FoundLinksProps) {
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul
        className={
          look === "row"
            ? `row-2 ${chips.chips} ${chips.line} ${css.row}`
            : look === "cards"
              ? css.cards
              : `row-2 ${chips.chips}`
        }
        tabIndex={look === "row" ? -1 : undefined}
      >
        {links.map(({ name, href, text }) => (
          <li key={href}>
            <a className={look === "cards" ? cardLink.link : undefined} href={href}>
              {name}
            </a>
            {look === "cards" && text && <p>{unbroken(text)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
