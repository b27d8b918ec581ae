import { href } from "../../../shared/routes.ts";
import { stepTexts } from "../../../shared/subscription/step/step.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const t = translator(stepTexts);

export function SubscriptionOutage({ retry }: { retry: string }) {
  return (
    <EmptyState level={1} title={t("down.title")} text={t("down.text")}>
      <ButtonLink href={retry}>{t("down.retry")}</ButtonLink>
      <ButtonLink look="outline" href={href("mon-compte")}>
        {t("down.back")}
      </ButtonLink>
    </EmptyState>
  );
}
