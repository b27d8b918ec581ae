import type { Address } from "../../../shared/address/address.ts";
import { addressBookHref } from "../../../shared/address/address-book.ts";
import { addressPairTexts } from "../../../shared/address/address-pair.texts.ts";
import {
  type AddressKind,
  addressInputs,
  newAddress,
  withChosenEntry,
} from "../../../shared/address/address-pair.ts";
import { domesticLinesOf } from "../../../shared/address/postal-address.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { type CheckedFields, fieldId } from "../forms/checked-form.tsx";
import { Choices } from "../forms/fields/choices.tsx";
import { inputOf } from "../forms/fields/field-props.ts";
import css from "./address-choice.module.css";
import { AddressFields } from "./address-fields.tsx";

const t = translator(addressPairTexts);

export interface AddressChoiceProps {
  kind: AddressKind;
  formId: string;
  book: readonly Address[];
  countries: readonly Country[];
  country: string;
  inputs: FormInputs;
  form: CheckedFields;
  /** Address of this page. */
  page: string;
}

export function AddressChoice({ book, page, ...props }: AddressChoiceProps) {
  const { kind, formId, inputs, form } = props;
  const name = addressInputs.chosen(kind);
  const id = fieldId(formId, name);
  const fields = <NewAddress {...props} />;
  if (book.length === 0) {
    return (
      <Choices id={id} label={t(kind)}>
        <input type="hidden" name={name} value={newAddress} />
        {fields}
      </Choices>
    );
  }
  const chosen = inputOf(inputs, name);
  const known = book.some((entry) => String(entry.id) === chosen);
  return (
    <Choices id={id} label={t(kind)} error={form.errorAt(name)}>
      {book.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          field={form.register(name)}
          chosen={chosen === String(entry.id)}
          edit={addressBookHref(entry.id, { returnTo: withChosenEntry(page, kind, entry.id) })}
        />
      ))}
      <RadioCard
        {...form.register(name)}
        value={newAddress}
        title={t("new")}
        defaultChecked={!known}
        more={<div className={`stack-4 ${css.fields}`}>{fields}</div>}
      />
    </Choices>
  );
}

interface EntryProps {
  entry: Address;
  field: ReturnType<CheckedFields["register"]>;
  chosen: boolean;
  edit: string;
}

function Entry({ entry, field, chosen, edit }: EntryProps) {
  const [first = "", ...lines] = domesticLinesOf(entry);
  return (
    <RadioCard
      {...field}
      value={String(entry.id)}
      title={entry.alias ?? first}
      aside={entry.isDefault && <span className={css.favourite}>{t("favourite")}</span>}
      defaultChecked={chosen}
      below={
        <a className="link small" href={edit}>
          {t("edit")}
        </a>
      }
    >
      {(entry.alias ? [first, ...lines] : lines).join(", ")}
    </RadioCard>
  );
}

function NewAddress({
  kind,
  formId,
  countries,
  country,
  inputs,
  form,
}: Omit<AddressChoiceProps, "book" | "page">) {
  const kept = addressInputs.save(kind);
  return (
    <>
      <AddressFields
        formId={formId}
        prefix={kind}
        purpose={kind === "billingAddress" ? "billing" : "shipping"}
        countries={countries}
        country={country}
        inputs={inputs}
        form={form}
      />
      <Checkbox
        {...form.register(kept)}
        id={fieldId(formId, kept)}
        defaultChecked={inputOf(inputs, kept) !== undefined}
      >
        {t("keep")}
      </Checkbox>
    </>
  );
}
