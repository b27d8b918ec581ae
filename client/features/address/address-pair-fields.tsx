import { inputName } from "../../../shared/address/address-form.ts";
import { addressPairTexts } from "../../../shared/address/address-pair.texts.ts";
import { type AddressPair, addressInputs, kindsOf } from "../../../shared/address/address-pair.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ListLimit } from "../account-frame/list-limit.tsx";
import { type CheckedField, fieldId } from "../forms/checked-form.tsx";
import { AddressChoice, type AddressChoiceProps } from "./address-choice.tsx";
import { addressFormFields } from "./address-fields.tsx";
import css from "./address-pair-fields.module.css";

const t = translator(addressPairTexts);

export function AddressPairFields({
  pair,
  ...choice
}: Omit<AddressChoiceProps, "kind"> & { pair: AddressPair }) {
  const { formId, inputs, form } = choice;
  const { first, other, differs } = pair;
  return (
    <div className={`stack-5 ${css.pair}`}>
      <AddressChoice kind={first} {...choice} />
      <ListLimit count={choice.book.length} />
      <div className={css.switch}>
        <Checkbox
          {...form.register(differs, { deps: [addressInputs.chosen(first), inputName("postcode", first)] })}
          id={fieldId(formId, differs)}
          defaultChecked={inputs[differs] !== undefined}
        >
          {t(`differs.${other}`)}
        </Checkbox>
      </div>
      <div className={css.other}>
        <AddressChoice kind={other} {...choice} />
      </div>
    </div>
  );
}

/** Labels of the second address, which is asked for on demand, name its kind; the first one's do not. */
export function addressPairFields(pair: AddressPair): CheckedField[] {
  return kindsOf(pair).flatMap((kind) => [
    { path: addressInputs.chosen(kind), label: t(kind) },
    ...addressFormFields(kind, kind === pair.other ? t(`which.${kind}`) : undefined),
  ]);
}
