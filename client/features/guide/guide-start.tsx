import type { Link } from "../../../shared/content/content.ts";
import { guideTexts } from "../../../shared/guide/guide.texts.ts";
import { guideStartHref, kindOfStart } from "../../../shared/guide/guide-start.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AnimalPortrait } from "../../ui/animal-portrait.tsx";
import css from "./guide-start.module.css";

const t = translator(guideTexts);

/** The guide's first question. Each answer leads to the second one, also without scripts. */
export function GuideStart({ links = bothKinds }: { links?: readonly Link[] }) {
  const [only, other] = links;
  return (
    <section className={css.start} aria-label={t("start.question")}>
      {only && other && (
        <p className={css.question} aria-hidden="true">
          {t("start.question")}
        </p>
      )}
      <div className={css.answers}>
        {links.map(({ to, name }) => (
          <a key={to} className={css.answer} href={to}>
            <AnimalPortrait kind={kindOfStart(to) ?? null} picture={null} />
            <strong>{name}</strong>
          </a>
        ))}
      </div>
    </section>
  );
}

const bothKinds: readonly Link[] = (["dog", "cat"] as const).map((kind) => ({
  to: guideStartHref(kind),
  name: t(`entrance.kinds.${kind}`),
}));
