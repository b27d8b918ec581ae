import type { Image } from "../../../shared/content/content.ts";
import type { SanitizedHtml } from "../../../shared/content/sanitized-html.ts";
import { Picture } from "../../ui/picture.tsx";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./timeline.module.css";

export interface TimeLineProps {
  title?: string | null | undefined;
  steps: { date: string; title: string; text: SanitizedHtml; image?: Image | null | undefined }[];
}

export function TimeLine({ title, steps }: TimeLineProps) {
  const Name = title ? "h3" : "h2";
  return (
    <Section title={title}>
      <ol className={css.line}>
        {steps.map((step) => (
          <li key={`${step.date} ${step.title}`} className={css.step}>
            <p className={css.date}>{step.date}</p>
            <div>
              <Name className={`subtitle ${css.title}`}>{step.title}</Name>
              <RichContent html={step.text} />
              {step.image && (
                <div className={css.picture}>
                  <Picture
                    image={step.image}
                    widths={[480, 800]}
                    sizes="(min-width:48rem) 32rem,80vw"
                    ground="forest"
                  />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
