import { sponsorshipTexts } from "../../../shared/sponsorship/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./how-to-sponsor.module.css";

const t = translator(sponsorshipTexts);

const steps = ["invite", "register", "reward"] as const;

export function HowToSponsor() {
  return (
    <section className={css.how} aria-label={t("how.title")}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <p className={css.title}>{t(`how.${step}.title`)}</p>
            <p className={css.text}>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
