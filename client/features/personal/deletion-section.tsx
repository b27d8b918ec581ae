import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalHref } from "../../../shared/customer/personal-sections.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LogoutForm } from "../account-frame/logout-form.tsx";

const t = translator(personalTexts);

export interface DeletionSectionProps {
  requestedAt: string | undefined;
}

export function DeletionSection({ requestedAt }: DeletionSectionProps) {
  if (!requestedAt) {
    return (
      <p>
        <ButtonLink look="outline" href={personalHref({ deletion: true })}>
          {t("deletion.open")}
        </ButtonLink>
      </p>
    );
  }
  return (
    <>
      <Notice tone="success">
        <p>{t("deletion.received", { date: formatDate(requestedAt) })}</p>
        <p>{t("deletion.next")}</p>
      </Notice>
      <LogoutForm>{t("deletion.logout")}</LogoutForm>
    </>
  );
}
