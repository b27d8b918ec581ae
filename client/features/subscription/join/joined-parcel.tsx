import { joinedParcelTexts } from "../../../../shared/subscription/join/joined-parcel.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import card from "../../../ui/card.module.css";
import css from "./joined-parcel.module.css";

const t = translator(joinedParcelTexts);

export interface JoinedParcelProps {
  text: string;
  /** Existing steps, in the order in which they are taken; without `href`, one that has to wait for the others. */
  steps: readonly { name: string; href?: string }[];
}

/** Proposes one parcel in place of two; the steps it leads to show their own effects. */
export function JoinedParcel({ text, steps }: JoinedParcelProps) {
  return (
    <section className={card.filled} aria-labelledby="un-colis">
      <h2 className="title-s" id="un-colis">
        {t("title")}
      </h2>
      <p>{text}</p>
      <ol className={css.steps}>
        {steps.map(({ name, href }) => (
          <li key={name}>
            {href ? (
              <a className="link" href={href}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
      <p className="note">{t("note")}</p>
    </section>
  );
}
