import { listingTexts } from "../../../shared/i18n/listing.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { href } from "../../../shared/routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const t = translator(listingTexts);

export function EmptyListing() {
  return (
    <EmptyState title={t("empty.title")} text={t("empty.text")}>
      <ButtonLink href={href("chien")}>{t("empty.dog")}</ButtonLink>
      <ButtonLink look="outline" href={href("chat")}>
        {t("empty.cat")}
      </ButtonLink>
    </EmptyState>
  );
}
