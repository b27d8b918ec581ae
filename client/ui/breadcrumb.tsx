import css from "./breadcrumb.module.css";

export interface BreadcrumbProps {
  label: string;
  /** From the top down; the last one is the page itself and carries no address. */
  steps: { name: string; href?: string }[];
}

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.trail}>
        {steps.map(({ name, href }) => (
          <li key={href ?? name}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
