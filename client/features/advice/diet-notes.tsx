import { resultTexts } from "../../../shared/guide/result.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import cardCss from "../../ui/card.module.css";
import css from "./diet-notes.module.css";

const t = translator(resultTexts);

export function DietNotes({ notes }: { notes: readonly string[] }) {
  return (
    <section className={`${cardCss.filled} ${css.card}`} aria-labelledby="habitudes">
      <h2 className="title-xs" id="habitudes">
        {t("notes")}
      </h2>
      <ul className="stack-2 measure">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
