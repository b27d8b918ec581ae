import type { ReactNode } from "react";
import { Section } from "../../ui/section.tsx";
import type { BlockProps } from "./block-props.ts";
import css from "./composite-renderer.module.css";

export interface CompositeRendererProps extends Pick<BlockProps<"composite">, "title" | "layout"> {
  children: ReactNode;
}

export function CompositeRenderer({ title, layout, children }: CompositeRendererProps) {
  return (
    <Section title={title}>
      <div className={css[layout]}>{children}</div>
    </Section>
  );
}
