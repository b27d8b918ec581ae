import css from "./breadcrumb.module.css";

export interface BreadcrumbProps {
  label: string;
  steps: { name: string; href?: string }[];
}

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.trail} tabIndex={-1}>
        {steps.map(({ name, href }) => (
          <li key={href ?? name}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
