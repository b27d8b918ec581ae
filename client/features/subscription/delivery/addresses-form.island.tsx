import { useMemo } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import type { Address } from "../../../../shared/address/address.ts";
import { addressPairRules, subscriptionAddresses } from "../../../../shared/address/address-pair.ts";
import type { Country } from "../../../../shared/checkout/checkout-order.ts";
import { deliveryStepTexts } from "../../../../shared/subscription/delivery/delivery.texts.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { AddressPairFields, addressPairFields } from "../../address/address-pair-fields.tsx";
import { CheckedForm } from "../../forms/checked-form.tsx";
import { sendSubscriptionStep } from "../step/send-step.ts";
import { StepWays } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";

const t = translator(deliveryStepTexts);

export interface AddressesFormProps {
  step: SubscriptionStepView;
  book: Address[];
  countries: Country[];
  country: string;
  isSending: boolean;
}

const formId = "adresses";

function AddressesForm({ step, isSending, ...choices }: AddressesFormProps) {
  const { book, countries } = choices;
  const rules = useMemo(
    () => addressPairRules(subscriptionAddresses, { book, countries: countries.map(({ code }) => code) }),
    [book, countries],
  );
  const action = changeHref(step.id, step.name);
  return (
    <CheckedForm
      id={formId}
      action={action}
      fields={fields}
      rules={rules}
      errors={step.errors}
      draft={step.errors ? undefined : { key: action, base: step.version }}
      send={(data) => sendSubscriptionStep(step, action, data)}
    >
      {(form) => (
        <>
          {isSending && <p>{t("addresses.sending")}</p>}
          <AddressPairFields
            pair={subscriptionAddresses}
            formId={formId}
            inputs={step.inputs}
            form={form}
            page={action}
            {...choices}
          />
          <p>{t("addresses.note")}</p>
          <StepWays
            step={step}
            pending={form.pending}
            submit={t("addresses.submit")}
            keep={t("addresses.keep")}
          />
        </>
      )}
    </CheckedForm>
  );
}

const fields = addressPairFields(subscriptionAddresses);

export const AddressesFormIsland = island(AddressesForm, {
  when: "touch",
  draft: ({ step }) => changeHref(step.id, step.name),
});
