import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { maintenanceTexts } from "./texts.ts";

const t = translator(maintenanceTexts);

export function MaintenanceScreen() {
  return (
    <EmptyState level={1} title={t("title")} text={t("text")}>
      <ButtonLink look="outline" href={href("index")}>
        {t("home")}
      </ButtonLink>
    </EmptyState>
  );
}
