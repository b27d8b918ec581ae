import { dashboardTexts } from "../../../../shared/account/dashboard/dashboard.texts.ts";
import type { Footer } from "../../../../shared/content/content.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { CardFoot, CardLink, CardText } from "../../account-frame/card-parts.tsx";

const t = translator(dashboardTexts);

export function CustomerService({ phone, email, hours }: Footer["customerService"]) {
  return (
    <>
      <CardText>{t("service.text")}</CardText>
      {phone && (
        <div>
          <CardLink href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</CardLink>
          {hours && <CardText>{hours}</CardText>}
        </div>
      )}
      {email && <CardLink href={`mailto:${email}`}>{email}</CardLink>}
      <CardFoot>
        <CardLink href={href("nous-contacter")}>{t("service.write")}</CardLink>
        <CardLink href={href("faq-faqQuery", {})}>{t("service.faq")}</CardLink>
      </CardFoot>
    </>
  );
}
