import { acceptedPhotos } from "../../../shared/animal/photo/photo-type.ts";
import { claimTexts } from "../../../shared/claim/claim.texts.ts";
import type { ClaimKind } from "../../../shared/claim/claim.ts";
import type { claimInputs } from "../../../shared/claim/claim-form.ts";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ChoiceGroup, ChoiceOption } from "../../ui/choice-group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { ErrorSummary, FormMessages } from "../forms/error-summary.tsx";
import { OwnerField } from "../forms/form-owner.tsx";
import css from "./claim-form.module.css";
import { ClaimPhotoIsland } from "./claim-photo.island.tsx";

const t = translator(claimTexts);

type Name = (typeof claimInputs)[keyof typeof claimInputs];

const ids: Record<Name, string> = {
  kind: "motif",
  lines: "articles",
  message: "precisions",
  photo: "photo",
};

const fields: { path: Name; id: string; label: string }[] = [
  { path: "kind", id: ids.kind, label: t("kind.label") },
  { path: "lines", id: ids.lines, label: t("lines.label") },
  { path: "message", id: ids.message, label: t("message.label") },
  { path: "photo", id: ids.photo, label: t("photo.label") },
];

export interface ClaimFormProps {
  action: string;
  back: string;
  kinds: readonly ClaimKind[];
  /** Day on which a parcel on its way is expected; null if it may be lost, or if no day is known. */
  dueOn: string | null;
  lines: readonly { id: number; name: string }[];
  size: string;
  inputs: FormInputs;
  errors?: FormErrors;
}

export function ClaimForm({
  action,
  back,
  kinds,
  dueOn,
  lines,
  size,
  inputs,
  errors = noErrors,
}: ClaimFormProps) {
  const marked = [inputs.lines ?? []].flat();
  const errorAt = (path: string) => errors.fields[path];
  const wrong = fields.flatMap(({ path, ...field }) => {
    const message = errorAt(path);
    return message ? [{ ...field, message }] : [];
  });
  return (
    <form
      className={`stack-5 ${css.form}`}
      method="post"
      action={action}
      encType="multipart/form-data"
      autoComplete="off"
    >
      <FormMessages errors={errors} />
      <ErrorSummary wrong={wrong} isDocument />
      <OwnerField />
      <ChoiceGroup id={ids.kind} label={t("kind.label")} error={errorAt("kind")}>
        {kinds.map((kind, place) => (
          <ChoiceOption
            key={kind}
            id={place === 0 ? ids.kind : undefined}
            type="radio"
            name={"kind" satisfies Name}
            value={kind}
            required
            defaultChecked={inputs.kind === kind}
          >
            {t(`kind.${kind}`)}
          </ChoiceOption>
        ))}
      </ChoiceGroup>
      {dueOn && <Notice tone="info">{t("notDue", { day: dueOn })}</Notice>}
      {lines.length > 0 && (
        <div className={css.lines}>
          <ChoiceGroup id={ids.lines} label={t("lines.label")} error={errorAt("lines")}>
            {lines.map(({ id, name }, place) => (
              <ChoiceOption
                key={id}
                id={place === 0 ? ids.lines : undefined}
                type="checkbox"
                name={"lines" satisfies Name}
                value={id}
                defaultChecked={marked.includes(String(id))}
              >
                {name}
              </ChoiceOption>
            ))}
          </ChoiceGroup>
        </div>
      )}
      <TextArea
        id={ids.message}
        name={"message" satisfies Name}
        label={t("message.label")}
        error={errorAt("message")}
        optional
        defaultValue={String(inputs.message ?? "")}
        rows={4}
      />
      <ClaimPhotoIsland
        id={ids.photo}
        name={"photo" satisfies Name}
        label={t("photo.label")}
        hint={t("photo.hint", { size })}
        error={errorAt("photo")}
        accept={acceptedPhotos}
      />
      <div className="row-3 full-below-768">
        <Button formNoValidate>{t("submit")}</Button>
        <ButtonLink look="outline" href={back}>
          {t("back")}
        </ButtonLink>
      </div>
    </form>
  );
}
