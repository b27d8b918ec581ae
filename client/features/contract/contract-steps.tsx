import type { Footer, Link } from "../../../shared/content/content.ts";
import type { ContractRows } from "../../../shared/contract/contract-forms.ts";
import type { ContractRequest } from "../../../shared/contract/contract-href.ts";
import { contractTexts } from "../../../shared/contract/texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs, SmartForm } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ContactAside } from "../contact/contact-aside.tsx";
import { ContractForm } from "./contract-form.tsx";
import { ContractRecap } from "./contract-recap.tsx";
import { ContractReceipt } from "./contract-receipt.tsx";
import css from "./contract-steps.module.css";

const t = translator(contractTexts);

export type ContractView =
  | { step: "form"; form: SmartForm; inputs: FormInputs; errors?: FormErrors; isRestored?: boolean }
  | { step: "recap"; rows: ContractRows; fields: [name: string, value: string][]; errors?: FormErrors }
  | {
      step: "receipt";
      reference: string;
      receivedAt: string;
      attemptedAt: string;
      /** Empty if the browser keeps no cookies. */
      rows: ContractRows;
      email: string;
      hasSubscriptions: boolean;
    };

export interface ContractScreenProps {
  action: string;
  view: ContractView;
  service: Footer["customerService"];
  questions: Link[];
}

export function ContractSteps({
  request,
  action,
  view,
  service,
  questions,
}: ContractScreenProps & { request: ContractRequest }) {
  return (
    <div className={css.page}>
      <div className={css.main}>
        <Step request={request} action={action} view={view} />
      </div>
      <ContactAside service={service} questions={questions} />
    </div>
  );
}

function Step({
  request,
  action,
  view,
}: Pick<ContractScreenProps, "action" | "view"> & { request: ContractRequest }) {
  switch (view.step) {
    case "form":
      return (
        <>
          <Head step={1} title={t(`${request}.title`)} text={t(`${request}.intro`)} />
          <ContractForm request={request} action={action} {...view} />
        </>
      );
    case "recap":
      return (
        <>
          <Head step={2} title={t(`${request}.recap`)} text={t(`${request}.unsent`)} />
          <ContractRecap request={request} action={action} {...view} />
        </>
      );
    case "receipt":
      return <ContractReceipt request={request} {...view} />;
  }
}

function Head({ step, title, text }: { step: 1 | 2; title: string; text: string }) {
  return (
    <div className={`stack-3 ${css.head}`}>
      <p className="note strong">{t("step", { step })}</p>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
    </div>
  );
}
