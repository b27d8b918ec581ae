import { formatWeight } from "../../../../shared/animal/weight/format-weight.ts";
import type { WeightChange } from "../../../../shared/animal/weight/weight-change.ts";
import { weightFormTexts } from "../../../../shared/animal/weight/weight-form.texts.ts";
import { weightInputs } from "../../../../shared/animal/weight/weight-form.ts";
import { noErrors } from "../../../../shared/forms/form-errors.ts";
import { onFirstUse } from "../../../../shared/on-first-use.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { Table } from "../../../ui/table.tsx";
import { Form } from "../../forms/form.tsx";
import { sendForm } from "../../forms/send-form.ts";
import css from "./weight-form.module.css";

const t = translator(weightFormTexts);

interface SaveWeightProps {
  path: string;
  name: string;
  change: WeightChange;
  errors: string[];
}

export function SaveWeight({ path, name, change, errors }: SaveWeightProps) {
  const { was, isBig, source } = change;
  const weight = formatWeight(change.weight);
  return (
    <Form
      className={`stack-3 ${css.effect}`}
      action={path}
      errors={errors.length > 0 ? { ...noErrors, form: errors } : undefined}
      messages="last"
      send={(data) => sendForm(path, data)}
    >
      {({ pending }) => (
        <>
          <h3 className={css.title}>{t("effect.title", { name, weight })}</h3>
          <Effect change={change} />
          <p className="note">{t(`effect.source.${source}`)}</p>
          {isBig && <p className={css.big}>{t("effect.big")}</p>}
          <input type="hidden" name={weightInputs.weight} value={weight} />
          <input type="hidden" name={weightInputs.shown} value={was ?? ""} />
          {was !== change.weight && (
            <Button pending={pending}>{pending ? t("effect.saving") : t("effect.save", { weight })}</Button>
          )}
        </>
      )}
    </Form>
  );
}

const number = onFirstUse(() => new Intl.NumberFormat("fr-FR"));

function Effect({ change }: { change: WeightChange }) {
  const { was, weight, energy, foods, source } = change;
  if (was === weight) return <p>{t(source === "vet" ? "effect.sameWeight" : "effect.same")}</p>;
  if (!energy && foods.length === 0) return null;
  const isChoice = foods.length > 1;
  const grams = (amount: number | null) =>
    amount === null ? t("effect.none") : t("effect.grams", { grams: number().format(amount) });
  const kcal = (need: number | null) =>
    need === null ? t("effect.none") : t("effect.kcal", { kcal: number().format(need) });
  return (
    <>
      <Table
        columns={[
          t("effect.what"),
          was === null ? t("effect.unknown") : t("effect.before", { weight: formatWeight(was) }),
          t("effect.after", { weight: formatWeight(weight) }),
        ]}
        rows={[
          ...(energy ? [{ name: t("effect.energy"), cells: [kcal(energy.before), kcal(energy.after)] }] : []),
          ...foods.map(({ name, before, after }) => ({
            name: t(isChoice ? "effect.either" : "effect.food", { name }),
            cells: [grams(before), grams(after)],
          })),
        ]}
      />
      {isChoice && <p>{t("effect.alternatives")}</p>}
    </>
  );
}
