import { contractActions, contractFields } from "../../../shared/contract/contract-forms.ts";
import type { ContractRequest } from "../../../shared/contract/contract-href.ts";
import { contractTexts } from "../../../shared/contract/texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { SmartForm as Definition, FormInputs } from "../../../shared/forms/smart-form.ts";
import { hashOf } from "../../../shared/hash.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { SmartForm } from "../forms/smart-form.tsx";
import { postByBrowser } from "../forms/use-submit.ts";
import css from "./contract-steps.module.css";

const t = translator(contractTexts);

export interface ContractFormProps {
  request: ContractRequest;
  action: string;
  form: Definition;
  inputs: FormInputs;
  errors?: FormErrors;
  isRestored?: boolean;
}

/** The recap is a separate page even with scripts, so no state has to survive in cookies or memory. */
export function ContractForm({ request, action, form, inputs, errors, isRestored }: ContractFormProps) {
  return (
    <>
      {isRestored && (
        <form className={css.restored} method="post" action={action}>
          <input type="hidden" name={contractFields.input("faire")} value={contractActions.erase} />
          <p>{t("restored")}</p>
          <Button look="quiet" size="small">
            {t("erase")}
          </Button>
        </form>
      )}
      <SmartForm
        form={form}
        action={action}
        labels={{ submit: t(`${request}.check`), pending: t(`${request}.pending`) }}
        inputs={inputs}
        errors={errors}
        draft={errors ? undefined : { key: action, base: hashOf(inputs) }}
        send={(_, element) => postByBrowser(element)}
      >
        <input type="hidden" name={contractFields.input("faire")} value={contractActions.check} />
        <p className={css.note}>{t(`${request}.note`)}</p>
        <p className="note">
          {t("privacy")} <a href={href("page-page", { page: "donnees-personnelles" })}>{t("privacyLink")}</a>
        </p>
      </SmartForm>
    </>
  );
}
