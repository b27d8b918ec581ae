import { NextIcon } from "../../../ui/icons.tsx";
import css from "./guide-links.module.css";

export interface GuideLink {
  href: string;
  name: string;
  text: string;
}

export function GuideLinks({ guides }: { guides: readonly GuideLink[] }) {
  return (
    <ul className={css.guides}>
      {guides.map(({ href, name, text }) => (
        <li key={href} className={css.guide}>
          <a href={href}>
            {name}
            <NextIcon />
          </a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
