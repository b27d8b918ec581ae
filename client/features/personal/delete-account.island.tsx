import { island } from "../../../engine/islands/island.tsx";
import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalFields } from "../../../shared/customer/personal-forms.ts";
import { personalHref } from "../../../shared/customer/personal-sections.ts";
import { formError } from "../../../shared/forms/form-errors.ts";
import { subscriptionsHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Form } from "../forms/form.tsx";
import { OwnerField } from "../forms/form-owner.tsx";
import { sendForm } from "../forms/send-form.ts";
import css from "./delete-account.module.css";

const t = translator(personalTexts);

const points = ["whatGoes", "whatStays", "when", "notYet"] as const;

export interface DeleteAccountProps {
  hasSubscriptions: boolean;
  message?: string;
}

function DeleteAccount({ hasSubscriptions, message }: DeleteAccountProps) {
  const action = personalHref({ deletion: true });
  return (
    <div className={`stack-5 measure ${css.page}`}>
      <h1>{t("deletion.confirmTitle")}</h1>
      <p>{t("deletion.confirmIntro")}</p>
      <ul className={`stack-3 ${css.points}`}>
        {points.map((point) => (
          <li key={point}>
            {t(`deletion.points.${point}`)}
            {point === "notYet" && hasSubscriptions && (
              <>
                {" "}
                <a href={subscriptionsHref(true)}>{t("deletion.subscriptions")}</a>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        {t("deletion.exportFirst")} <a href={personalHref({ section: "mes-donnees" })}>{t("data.title")}</a>
      </p>
      <Form
        className="stack-4"
        action={action}
        errors={message ? formError(message) : undefined}
        send={(data) => sendForm(action, data)}
      >
        {({ pending }) => (
          <>
            <OwnerField />
            <input type="hidden" name={personalFields.input("faire")} value="suppression" />
            <div className="row-3 full-below-480">
              <Button pending={pending}>{pending ? t("deletion.pending") : t("deletion.yes")}</Button>
              <ButtonLink look="outline" href={personalHref()}>
                {t("deletion.no")}
              </ButtonLink>
            </div>
          </>
        )}
      </Form>
    </div>
  );
}

export const DeleteAccountIsland = island(DeleteAccount, { when: "touch" });
