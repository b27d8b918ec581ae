import css from "./found-links.module.css";

export interface FoundLink {
  name: string;
  href: string;
  text?: string;
}

export interface FoundLinksProps {
  title: string;
  links: readonly FoundLink[];
  /** Chips are names alone, on a telephone in a row that is swept where more comes below; cards have a few words under them. */
  look: "chips" | "row" | "cards";
}

/** What answers a question beside the products: shelves, advice. */
export function FoundLinks({ title, links, look }: FoundLinksProps) {
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className={look === "row" ? `${css.chips} ${css.row}` : css[look]}>
        {links.map(({ name, href, text }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            {look === "cards" && text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
