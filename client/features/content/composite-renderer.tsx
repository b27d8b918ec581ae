import type { ReactNode } from "react";
import { Section } from "../../ui/section.tsx";
import css from "./composite-renderer.module.css";

export interface CompositeRendererProps {
  title?: string | null | undefined;
  layout: "stack" | "columns";
  children: ReactNode;
}

export function CompositeRenderer({ title, layout, children }: CompositeRendererProps) {
  return (
    <Section title={title}>
      <div className={css[layout]}>{children}</div>
    </Section>
  );
}
