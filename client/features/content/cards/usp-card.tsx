import type { Link } from "../../../../shared/content/content.ts";
import cardCss from "../../../ui/card.module.css";
import { Section } from "../../../ui/section.tsx";
import { SmartLink } from "../../../ui/smart-link.tsx";
import { UspIcon } from "../../../ui/usp-icons.tsx";
import css from "./usp-card.module.css";

export interface UspCardProps {
  icon: string;
  title: string;
  text: string;
  link?: Link | null | undefined;
}

export function UspCard({ icon, title, text, link }: UspCardProps) {
  return (
    <Section>
      <div className={`${cardCss.outlined} ${css.card}`}>
        <span className={css.icon}>
          <UspIcon name={icon} />
        </span>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
        {link && <SmartLink link={link} className={`link ${css.link}`} />}
      </div>
    </Section>
  );
}
