import type { Image } from "../../../../shared/content/content.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { contentBlockTexts } from "../texts.ts";
import css from "./image-with-legend.module.css";

const t = translator(contentBlockTexts);

export interface ImageWithLegendProps {
  image: Image;
  legend: string;
  credit?: string | null | undefined;
}

export function ImageWithLegend({ image, legend, credit }: ImageWithLegendProps) {
  return (
    <Section>
      <figure className={css.figure}>
        <div className={css.picture}>
          <Picture
            image={image}
            widths={[480, 800, 1200]}
            sizes="(min-width:64rem) 60rem,93vw"
            ground="forest"
          />
        </div>
        <figcaption className={css.legend}>
          {legend}
          {credit && <small className="note block">{t("credit", { credit })}</small>}
        </figcaption>
      </figure>
    </Section>
  );
}
