import { redirectForm } from "../../../shared/api/forms.ts";
import {
  type ContractRows,
  contractActions,
  contractFields,
} from "../../../shared/contract/contract-forms.ts";
import type { ContractRequest } from "../../../shared/contract/contract-href.ts";
import { contractTexts } from "../../../shared/contract/texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { translator } from "../../../shared/text/translator.ts";
import { goTo } from "../../navigation/go-to.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { removeDraft } from "../forms/draft/remove-drafts.ts";
import { Form } from "../forms/form.tsx";
import { postForm } from "../forms/post-form.ts";
import { postByBrowser } from "../forms/use-submit.ts";
import { ContractFacts } from "./contract-facts.tsx";
import css from "./contract-steps.module.css";

const t = translator(contractTexts);

export interface ContractRecapProps {
  request: ContractRequest;
  action: string;
  rows: ContractRows;
  fields: readonly [name: string, value: string][];
  errors?: FormErrors;
}

/** The button label is prescribed by law and must not change while pending. */
export function ContractRecap({ request, action, rows, fields, errors }: ContractRecapProps) {
  async function send(data: FormData, element: HTMLFormElement): Promise<FormErrors | undefined> {
    const posted = await postForm(redirectForm(action), data);
    // Errors of single fields are shown on the form page, so the browser posts again.
    if (posted.errors) return isAboutFields(posted.errors) ? postByBrowser(element) : posted.errors;
    removeDraft(action);
    await goTo(posted.answer.redirect);
    return undefined;
  }

  return (
    <Form className="stack-5" action={action} errors={errors} send={send}>
      {({ pending }) => (
        <>
          <div className={css.card}>
            <p className={css.statement}>{t(`${request}.statement`)}</p>
            <ContractFacts rows={rows} />
          </div>
          <p className={css.note}>{t(`${request}.note`)}</p>
          <input type="hidden" name={contractFields.input("faire")} value={contractActions.confirm} />
          {fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <div className={`row-3 ${css.ways} no-print`}>
            <Button pending={pending}>{t(`${request}.confirm`)}</Button>
            <ButtonLink look="outline" href={action}>
              {t("edit")}
            </ButtonLink>
          </div>
        </>
      )}
    </Form>
  );
}

const isAboutFields = ({ fields }: FormErrors) => Object.keys(fields).length > 0;
