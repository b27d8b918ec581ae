import { translator } from "../../../../shared/text/translator.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import type { BlockProps } from "../block-props.ts";
import { contentBlockTexts } from "../texts.ts";
import css from "./image-with-legend.module.css";

const t = translator(contentBlockTexts);

export function ImageWithLegend({ image, legend, credit }: BlockProps<"image-with-legend">) {
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
