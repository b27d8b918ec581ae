import css from "./found-links.module.css";

export interface FoundLink {
  name: string;
  href: string;
  text?: string;
}

export interface FoundLinksProps {
  title: string;
  links: readonly FoundLink[];
  /** Chips are names alone; cards have a few words under them. */
  look: "chips" | "cards";
}

/** What answers a question beside the products: shelves, advice. */
export function FoundLinks({ title, links, look }: FoundLinksProps) {
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css[look]}>
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
