import { island } from "../../../engine/islands/island.tsx";
import { redirectForm } from "../../../shared/api/forms.ts";
import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalFields } from "../../../shared/customer/personal-forms.ts";
import { personalHref } from "../../../shared/customer/personal-sections.ts";
import { formError } from "../../../shared/forms/form-errors.ts";
import { translator } from "../../../shared/text/translator.ts";
import { goTo } from "../../navigation/go-to.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormMessages } from "../forms/error-summary.tsx";
import { OwnerField } from "../forms/form-owner.tsx";
import { postForm } from "../forms/post-form.ts";
import { useSubmit } from "../forms/use-submit.ts";
import css from "./delete-account.module.css";

const t = translator(personalTexts);

const points = ["whatGoes", "whatStays", "when", "notYet"] as const;

function DeleteAccount({ message }: { message?: string }) {
  const action = personalHref({ deletion: true });
  const { form, pending, errors, onSubmit } = useSubmit(
    async (data) => {
      const posted = await postForm(redirectForm(action), data);
      if (posted.errors) return posted.errors;
      await goTo(posted.answer.redirect);
      return undefined;
    },
    message ? formError(message) : undefined,
  );
  return (
    <div className={`stack-5 measure ${css.page}`}>
      <h1>{t("deletion.confirmTitle")}</h1>
      <p>{t("deletion.confirmIntro")}</p>
      <ul className={`stack-3 ${css.points}`}>
        {points.map((point) => (
          <li key={point}>{t(`deletion.points.${point}`)}</li>
        ))}
      </ul>
      <p>
        {t("deletion.exportFirst")} <a href={personalHref({ section: "mes-donnees" })}>{t("data.title")}</a>
      </p>
      <form ref={form} className="stack-4" method="post" action={action} onSubmit={onSubmit}>
        <OwnerField />
        <FormMessages errors={errors} />
        <input type="hidden" name={personalFields.input("faire")} value="suppression" />
        <div className="row-3 full-below-480">
          <Button pending={pending}>{pending ? t("deletion.pending") : t("deletion.yes")}</Button>
          <ButtonLink look="outline" href={personalHref()}>
            {t("deletion.no")}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}

export const DeleteAccountIsland = island(DeleteAccount, { when: "touch" });
