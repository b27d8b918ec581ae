import type { Image, Link } from "../../../shared/content/content.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import words from "./cards/card-words.module.css";
import css from "./sas-option.module.css";

export interface SasOptionProps {
  title: string;
  text?: string | null | undefined;
  image?: Image | null | undefined;
  link: Link;
}

/** One door of an entry page. */
export function SasOption({ title, text, image, link }: SasOptionProps) {
  return (
    <Section>
      <div className={css.option}>
        {image && (
          <div className={`cover ${css.picture}`}>
            <Picture
              image={image}
              alt=""
              widths={[480, 800]}
              sizes="(min-width:48rem) 40rem,93vw"
              ground="forest"
            />
          </div>
        )}
        <div className={words.words}>
          <h3 className="title-s">{title}</h3>
          {text && <p className={css.text}>{text}</p>}
          <SmartLink link={link} className={`${words.link} ${css.link}`} />
        </div>
      </div>
    </Section>
  );
}
