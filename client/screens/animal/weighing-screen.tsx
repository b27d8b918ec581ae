import { planHref } from "../../../shared/animal/animal-href.ts";
import { weighingTexts } from "../../../shared/animal/plan/weighing.texts.ts";
import { weighingInputs } from "../../../shared/animal/plan/weighing-form.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { FormMessages } from "../../features/forms/error-summary.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import cardCss from "../../ui/card.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./weighing-screen.module.css";

const t = translator(weighingTexts);

interface Asked {
  kind: "asked";
  name: string;
  /** Address of the page with its token. */
  action: string;
  last: { weight: number; measuredOn: string } | null;
  draft: string;
  errors: FormErrors;
  /** Unusual weight in kilograms, to be confirmed. */
  unusual: number | null;
}

interface Recorded {
  kind: "recorded";
  name: string;
  weight: number;
  nextWeighingOn: string | null;
}

export interface WeighingScreenProps {
  id: number;
  shown: Asked | Recorded | { kind: "notShown"; why: "expired" | "busy" | "down"; retry?: string };
}

export function WeighingScreen({ id, shown }: WeighingScreenProps) {
  return (
    <div className={css.page}>
      {shown.kind === "asked" && <AskedWeight {...shown} />}
      {shown.kind === "recorded" && <RecordedWeight {...shown} />}
      {shown.kind === "notShown" && (
        <EmptyState level={1} title={t(`${shown.why}.title`)} text={t(`${shown.why}.text`)}>
          {shown.retry && <ButtonLink href={shown.retry}>{t("retry")}</ButtonLink>}
        </EmptyState>
      )}
      <section className={`stack-3 ${cardCss.filled} ${css.account}`}>
        <p>{t("account")}</p>
        <p>
          <ButtonLink look="outline" href={planHref(id)}>
            {t("plan")}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}

function AskedWeight({ name, action, last, draft, errors, unusual }: Asked) {
  return (
    <>
      <div className="stack-3">
        <h1>{t("title", { name })}</h1>
        {last && (
          <p className="lead">
            {t("last", { weight: formatWeight(last.weight), day: formatDate(last.measuredOn) })}
          </p>
        )}
        <p>{t("how")}</p>
      </div>
      <form className="stack-4" method="post" action={action} autoComplete="off" noValidate>
        <FormMessages errors={errors} />
        <TextField
          id="pesee-poids"
          name={weighingInputs.weight}
          label={t("field")}
          hint={t("hint")}
          error={errors.fields[weighingInputs.weight]}
          unit="kg"
          inputMode="decimal"
          defaultValue={draft}
        />
        {unusual !== null && <input type="hidden" name={weighingInputs.confirmed} value={unusual} />}
        <Button>{t(unusual === null ? "submit" : "confirm")}</Button>
      </form>
    </>
  );
}

function RecordedWeight({ name, weight, nextWeighingOn }: Recorded) {
  return (
    <div className="stack-3">
      <h1>{t("recorded.title")}</h1>
      <p className="lead">{t("recorded.text", { name, weight: formatWeight(weight) })}</p>
      {nextWeighingOn && <p>{t("recorded.next", { day: formatDate(nextWeighingOn) })}</p>}
    </div>
  );
}
