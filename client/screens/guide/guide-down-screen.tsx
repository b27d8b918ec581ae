import { guideDownTexts } from "../../../shared/guide/guide-down.texts.ts";
import type { GuideWayOut } from "../../../shared/guide/way-out.ts";
import { translator } from "../../../shared/text/translator.ts";
import { GuideLayout } from "../../features/guide/guide-layout.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const t = translator(guideDownTexts);

export interface GuideDownScreenProps extends GuideWayOut {
  steps: readonly string[];
  at: number;
  retry: string;
  /** Form fields, posted again to `retry`. */
  answer: readonly (readonly [name: string, value: string])[];
}

export function GuideDownScreen({ retry, answer, ...layout }: GuideDownScreenProps) {
  const isDraft = layout.kept === "device" || layout.kept === "menuOfDraft";
  const told = answer.length > 0 ? "answer" : isDraft ? "device" : "account";
  return (
    <GuideLayout {...layout}>
      <EmptyState level={1} title={t("title")} text={t(`text.${told}`)}>
        {answer.length > 0 ? (
          <form method="post" action={retry}>
            {answer.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button>{t("retryAnswer")}</Button>
          </form>
        ) : (
          <ButtonLink href={retry}>{t("retry")}</ButtonLink>
        )}
        <ButtonLink look="outline" href={layout.leave}>
          {t("leave")}
        </ButtonLink>
      </EmptyState>
    </GuideLayout>
  );
}
