import type { ReactNode } from "react";
import css from "./card-parts.module.css";

export function CardText({ children }: { children: ReactNode }) {
  return <p className="muted">{children}</p>;
}

export function CardFoot({ children }: { children: ReactNode }) {
  return <p className={css.foot}>{children}</p>;
}

export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href}>
      {children}
    </a>
  );
}
