import { guideHref, guideResultHref } from "../../../shared/guide/guide-href.ts";
import { offeredAnimalTexts } from "../../../shared/guide/offered-animal.texts.ts";
import type { OfferedAnimal } from "../../../shared/guide/offered-animal.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { OwnerField } from "../forms/form-owner.tsx";
import css from "./animal-offer.module.css";

const t = translator(offeredAnimalTexts);

export function AnimalOffer({ offer }: { offer: OfferedAnimal }) {
  const { kind, name, isComplete, signIn } = offer;
  return (
    <section className={`${css.offer} no-print`} aria-label={t("title")}>
      <p className={css.text}>{t(isComplete ? "text" : "incomplete", { name, kind })}</p>
      {isComplete && signIn !== null && (
        <ButtonLink href={signIn} look="outline" size="small">
          {t("signIn", { name, kind })}
        </ButtonLink>
      )}
      {isComplete && signIn === null && <AddForm {...offer} />}
      {!isComplete && (
        <ButtonLink href={guideHref("nouveau")} look="outline" size="small">
          {t("resume")}
        </ButtonLink>
      )}
    </section>
  );
}

function AddForm({ kind, name, error, draftName }: OfferedAnimal) {
  return (
    <form className={`row-3 ${css.form}`} method="post" action={guideResultHref("nouveau")} noValidate>
      <OwnerField />
      {name ? (
        error && (
          <p className={css.error} role="alert">
            {error}
          </p>
        )
      ) : (
        <TextField name="name" label={t(`name.${kind}`)} error={error} defaultValue={draftName} />
      )}
      <Button size="small">{t("add", { name, kind })}</Button>
    </form>
  );
}
