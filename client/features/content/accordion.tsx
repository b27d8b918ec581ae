import { Fold } from "../../ui/fold.tsx";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import type { BlockProps } from "./block-props.ts";
import css from "./prose-block.module.css";

export function Accordion({ title, folds }: BlockProps<"accordion">) {
  return (
    <Section title={title}>
      <div className={css.column}>
        {folds.map((fold) => (
          <Fold key={fold.title} title={fold.title} level={title ? 3 : 2} open={fold.open ?? false}>
            <RichContent html={fold.text} />
          </Fold>
        ))}
      </div>
    </Section>
  );
}
