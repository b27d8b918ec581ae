import type { ComponentType } from "react";
import { Section } from "../../ui/section.tsx";
import type { BlockProps } from "./block-props.ts";
import css from "./composite-renderer.module.css";
import { PageBlocks, type PageBlocksProps } from "./page-blocks.tsx";

export interface CompositeRendererProps extends BlockProps<"composite"> {
  Rare: NonNullable<PageBlocksProps["Rare"]> & ComponentType<never>;
}

/** Blocks inside a block: they stand in its place, as wide as it leaves them. How deep they go is the worker's to say. */
export function CompositeRenderer({ title, layout, blocks, Rare }: CompositeRendererProps) {
  return (
    <Section title={title}>
      <div className={css[layout]}>
        <PageBlocks blocks={blocks} Rare={Rare} inside />
      </div>
    </Section>
  );
}
