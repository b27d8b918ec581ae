import type { ReactNode } from "react";
import { Section } from "../../ui/section.tsx";
import css from "./samples.module.css";

export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={css.samples}>{children}</div>
    </Section>
  );
}

export function Sample({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? css.wide : undefined}>
      <h3 className={`note ${css.name}`}>{name}</h3>
      <div className={wide ? undefined : `row-3 ${css.states}`}>{children}</div>
    </div>
  );
}

export const longName =
  "Croquettes chat à poil long – Saumon d’Écosse, hareng de Norvège & riz complet de Camargue";
