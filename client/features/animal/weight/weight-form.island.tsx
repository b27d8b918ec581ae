import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { island } from "../../../../engine/islands/island.tsx";
import type { Animal } from "../../../../shared/animal/animal.ts";
import { animalHref } from "../../../../shared/animal/animal-href.ts";
import { formatWeight } from "../../../../shared/animal/weight/format-weight.ts";
import type { WeightChange } from "../../../../shared/animal/weight/weight-change.ts";
import { weightFormTexts } from "../../../../shared/animal/weight/weight-form.texts.ts";
import { weightAnchor, weightInputs } from "../../../../shared/animal/weight/weight-form.ts";
import { weightChange } from "../../../../shared/api/animal-weight.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { SaveWeight } from "./save-weight.tsx";
import css from "./weight-form.module.css";

const t = translator(weightFormTexts);

export interface WeightFormProps {
  animal: Pick<Animal, "id" | "name" | "weight">;
  draft: string;
  error?: string;
  errors: string[];
  change?: WeightChange;
}

function WeightForm({ animal, draft, errors, ...first }: WeightFormProps) {
  const { id, name } = animal;
  const [shown, setShown] = useState<Pick<WeightFormProps, "change" | "error">>(first);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const latest = useRef<AbortController>(null);
  const path = animalHref(id);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const poids = String(new FormData(form).get(weightInputs.weight) ?? "");
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    setPending(true);
    setFailed(false);
    const answer = await call(weightChange(id), { poids }, { signal: request.signal }).catch(() => null);
    if (request.signal.aborted) return;
    flushSync(() => {
      setPending(false);
      setFailed(answer === null);
      if (answer) setShown(answer);
    });
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  const { change, error } = shown;
  return (
    <div className={`stack-4 ${css.weight}`} id={weightAnchor}>
      <form
        className={`stack-3 ${css.form}`}
        action={`${path}#${weightAnchor}`}
        noValidate
        aria-label={t("title")}
        onSubmit={(event) => void ask(event)}
      >
        <TextField
          id="animal-poids"
          name={weightInputs.weight}
          label={t("field")}
          hint={t("hint")}
          error={error}
          unit="kg"
          inputMode="decimal"
          defaultValue={draft || (change ? formatWeight(change.weight) : "")}
        />
        <Button look="outline" pending={pending}>
          {t(pending ? "pending" : "submit")}
        </Button>
      </form>
      {failed && <Notice tone="error">{t("failed")}</Notice>}
      {change && !error && (
        <SaveWeight key={change.weight} path={path} name={name} change={change} errors={errors} />
      )}
      <VisuallyHidden role="status">{change && !error && !pending ? spoken(change) : ""}</VisuallyHidden>
    </div>
  );
}

function spoken({ weight, energy, source }: WeightChange): string {
  if (source === "vet") return t("effect.spokenVet");
  return energy ? t("effect.spoken", { weight: formatWeight(weight), ...energy }) : "";
}

export const WeightFormIsland = island(WeightForm, { when: "touch" });
