import { Section } from "../../../ui/section.tsx";
import { UspIcon } from "../../../ui/usp-icons.tsx";
import css from "./usp-grid.module.css";

export interface UspGridProps {
  title?: string | null | undefined;
  usps: { icon: string; title: string; text: string }[];
}

export function UspGrid({ title, usps }: UspGridProps) {
  const Name = title ? "h3" : "h2";
  return (
    <Section title={title} close={!title}>
      <ul className={title ? css.grid : `${css.grid} ${css.strip}`}>
        {usps.map((usp) => (
          <li key={usp.title} className={css.usp}>
            <span className={css.icon}>
              <UspIcon name={usp.icon} />
            </span>
            <Name className={css.name}>{usp.title}</Name>
            <p className={`note ${css.text}`}>{usp.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
