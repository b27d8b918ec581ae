import { accountTexts } from "../../../shared/account/texts.ts";
import type { Footer } from "../../../shared/content/content.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { type LatePart, useLate } from "../../ui/late.tsx";
import { CardFoot, CardLink, CardText, DashboardCard } from "./dashboard-card.tsx";

const t = translator(accountTexts);

export interface CustomerServiceCardProps {
  service: LatePart<Footer["customerService"]>;
}

export function CustomerServiceCard(props: CustomerServiceCardProps) {
  return (
    <DashboardCard title={t("service.title")} down={t("service.text")}>
      <Body {...props} />
    </DashboardCard>
  );
}

function Body({ service }: CustomerServiceCardProps) {
  const { phone, email, hours } = useLate(service);
  return (
    <>
      <CardText>{t("service.text")}</CardText>
      {phone && (
        <p>
          <CardLink href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</CardLink> {hours}
        </p>
      )}
      {email && <CardLink href={`mailto:${email}`}>{email}</CardLink>}
      <CardFoot>
        <CardLink href={href("nous-contacter")}>{t("service.write")}</CardLink>
        <CardLink href={href("faq-faqQuery", {})}>{t("service.faq")}</CardLink>
      </CardFoot>
    </>
  );
}
