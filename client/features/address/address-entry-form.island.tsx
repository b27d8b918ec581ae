import { island } from "../../../engine/islands/island.tsx";
import { addressBookTexts } from "../../../shared/address/address-book.texts.ts";
import { addressBookHref, newEntry } from "../../../shared/address/address-book.ts";
import { bookActions, bookFields } from "../../../shared/address/address-book-form.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { sendForm } from "../forms/send-form.ts";
import { AddressForm } from "./address-form.tsx";

const t = translator(addressBookTexts);

export interface EntryForm {
  kind: "form";
  id: number | null;
  countries: Country[];
  country: string;
  inputs: FormInputs;
  /** Hash of customer and saved entry: a draft is never restored over newer data or for someone else. */
  base: string;
  errors?: FormErrors;
  /** The page on which the entry is chosen. */
  returnTo: string | undefined;
}

function AddressEntryForm({
  id,
  countries,
  country,
  inputs,
  base,
  errors,
  returnTo,
}: Omit<EntryForm, "kind">) {
  const action = addressBookHref(id ?? newEntry, { returnTo });

  return (
    <AddressForm
      id="adresse"
      action={action}
      countries={countries}
      country={country}
      inputs={inputs}
      errors={errors}
      draft={errors ? undefined : { key: action, base }}
      send={(data) => sendForm(action, data)}
    >
      {(pending) => (
        <div className="row-3 full-below-480">
          <input type="hidden" name={bookFields.input("faire")} value={bookActions.save} />
          <Button pending={pending}>{pending ? t("form.pending") : t("form.save")}</Button>
          <ButtonLink look="outline" href={returnTo ?? addressBookHref()}>
            {t("form.cancel")}
          </ButtonLink>
        </div>
      )}
    </AddressForm>
  );
}

export const AddressEntryIsland = island(AddressEntryForm, {
  when: "touch",
  draft: ({ id, returnTo }) => addressBookHref(id ?? newEntry, { returnTo }),
});
