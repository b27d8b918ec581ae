import type { Address, PostalAddress } from "../../shared/address.ts";
import type { FormErrors } from "../../shared/api-error.ts";
import { checkoutTexts } from "../../shared/i18n/checkout.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { CheckoutFrame, type CheckoutFrameProps } from "../features/checkout/checkout-frame.tsx";
import { StepForm } from "../features/checkout/step-form.tsx";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import { RadioCard } from "../ui/radio-card.tsx";
import { TextField } from "../ui/text-field.tsx";

const t = translator(checkoutTexts);

export interface CheckoutBillingScreenProps extends Pick<CheckoutFrameProps, "frame"> {
  book: Address[];
  /** The address that the order has already. */
  address: PostalAddress | null;
  errors?: FormErrors;
  typed?: Record<string, string>;
}

export function CheckoutBillingScreen({ frame, book, address, errors, typed }: CheckoutBillingScreenProps) {
  const held: Record<string, string | null> = { ...address, ...typed };
  const chosen = typed?.adresse ?? String(book.find(({ isDefault }) => isDefault)?.id ?? book[0]?.id ?? "");
  const field = (name: keyof PostalAddress, label: string, wrong: FormErrors["fields"]) => (
    <TextField
      id={`adresse-${name}`}
      name={name}
      label={label}
      defaultValue={held[name] ?? ""}
      error={wrong[name]}
      required={false}
    />
  );
  return (
    <CheckoutFrame frame={frame}>
      <StepForm frame={frame} submit={t("billing.submit")} errors={errors}>
        {(wrong) => (
          <>
            <ChoiceGroup id="adresse" label={t("billing.legend")}>
              {book.map(({ id, alias, street, postcode, city }) => (
                <RadioCard
                  key={id}
                  name="adresse"
                  value={String(id)}
                  title={alias ?? street ?? ""}
                  defaultChecked={chosen === String(id)}
                >
                  {[street, postcode, city].filter(Boolean).join(" ")}
                </RadioCard>
              ))}
              <RadioCard name="adresse" value="" title={t("billing.new")} defaultChecked={chosen === ""} />
            </ChoiceGroup>
            {field("firstName", "Prénom", wrong)}
            {field("lastName", "Nom", wrong)}
            {field("street", "Adresse", wrong)}
            {field("postcode", "Code postal", wrong)}
            {field("city", "Ville", wrong)}
            {field("countryCode", "Pays", wrong)}
            {field("phoneNumber", "Téléphone", wrong)}
          </>
        )}
      </StepForm>
    </CheckoutFrame>
  );
}
