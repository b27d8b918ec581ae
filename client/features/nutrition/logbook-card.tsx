import type { ShownAnimal } from "../../../shared/animal/shown-animal.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AnimalPortrait } from "../../ui/animal-portrait.tsx";
import cardCss from "../../ui/card.module.css";
import css from "./logbook-card.module.css";
import { logbookCardTexts } from "./texts.ts";

const t = translator(logbookCardTexts);

export interface Logbook {
  title: string;
  /** The only one of the customer's that could eat the food. */
  animal: ShownAnimal | null;
  steps: { day: string; text: string }[];
  file: string;
}

interface LogbookCardProps extends Logbook {
  /** Address of the table of shares, if it is on another page. */
  table?: string | undefined;
}

export function LogbookCard({ title, animal, steps, file, table }: LogbookCardProps) {
  return (
    <section className={`stack-4 ${cardCss.filled}`} aria-labelledby="carnet">
      <div className={css.head}>
        {animal && <AnimalPortrait kind={animal.kind} picture={animal.picture} />}
        <h2 className="title-s" id="carnet">
          {title}
        </h2>
      </div>
      <LogbookSteps steps={steps} file={file} table={table} />
    </section>
  );
}

export function LogbookSteps({ steps, file, table }: Pick<LogbookCardProps, "steps" | "file" | "table">) {
  return (
    <>
      <ol className={css.steps}>
        {steps.map(({ day, text }) => (
          <li key={day + text}>
            <strong>{day}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={`row-3 no-print ${css.links}`}>
        {table && <a href={table}>{t("table")}</a>}
        <a href={file} data-file="">
          {t("file")}
        </a>
      </p>
    </>
  );
}
