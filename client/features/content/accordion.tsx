import type { SanitizedHtml } from "../../../shared/content/sanitized-html.ts";
import { Fold } from "../../ui/fold.tsx";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./prose-block.module.css";

export interface AccordionProps {
  title?: string | null | undefined;
  folds: { title: string; text: SanitizedHtml; open?: boolean | null | undefined }[];
}

export function Accordion({ title, folds }: AccordionProps) {
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
