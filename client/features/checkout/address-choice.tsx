import type { Address } from "../../../shared/address/address.ts";
import { addressLinesOf } from "../../../shared/address/postal-address.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import {
  addressInputs,
  newAddress,
  type OrderAddressKind,
} from "../../../shared/checkout/order-addresses.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { AddressFields } from "../address/address-fields.tsx";
import { type CheckedFields, fieldId } from "../forms/checked-form.tsx";
import { inputOf } from "../forms/field-props.ts";
import css from "./address-choice.module.css";
import { Choices } from "./choices.tsx";

const t = translator(checkoutTexts);

export interface AddressChoiceProps {
  kind: OrderAddressKind;
  formId: string;
  book: readonly Address[];
  countries: readonly Country[];
  country: string;
  inputs: FormInputs;
  form: CheckedFields;
}

/** An entry of the address book, favourite first, or a new address. */
export function AddressChoice({ book, ...props }: AddressChoiceProps) {
  const { kind, formId, inputs, form } = props;
  const name = addressInputs.chosen(kind);
  const id = fieldId(formId, name);
  const fields = <NewAddress {...props} />;
  if (book.length === 0) {
    return (
      <Choices id={id} label={t(`address.${kind}`)}>
        <input type="hidden" name={name} value={newAddress} />
        {fields}
      </Choices>
    );
  }
  const chosen = inputOf(inputs, name);
  const known = book.some((entry) => String(entry.id) === chosen);
  return (
    <Choices id={id} label={t(`address.${kind}`)} error={form.errorAt(name)}>
      {book.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          field={form.register(name)}
          chosen={chosen === String(entry.id)}
        />
      ))}
      <RadioCard
        {...form.register(name)}
        value={newAddress}
        title={t("address.new")}
        defaultChecked={!known}
        more={<div className={css.fields}>{fields}</div>}
      />
    </Choices>
  );
}

interface EntryProps {
  entry: Address;
  field: ReturnType<CheckedFields["register"]>;
  chosen: boolean;
}

function Entry({ entry, field, chosen }: EntryProps) {
  const [first = "", ...lines] = addressLinesOf(entry);
  return (
    <RadioCard
      {...field}
      value={String(entry.id)}
      title={entry.alias ?? first}
      aside={entry.isDefault && <span className={css.favourite}>{t("address.favourite")}</span>}
      defaultChecked={chosen}
    >
      {(entry.alias ? [first, ...lines] : lines).join(", ")}
    </RadioCard>
  );
}

function NewAddress({ kind, formId, countries, country, inputs, form }: Omit<AddressChoiceProps, "book">) {
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
        {t("address.keep")}
      </Checkbox>
    </>
  );
}
