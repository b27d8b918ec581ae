import { island } from "../../../engine/islands/island.tsx";
import { api } from "../../../shared/api/api.ts";
import { consentBarTexts } from "../../../shared/consent/bar.texts.ts";
import type { ConsentInput } from "../../../shared/consent/consent-form.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./consent-bar.module.css";
import { useConsentForm } from "./use-consent-form.ts";

const t = translator(consentBarTexts);
const answer = "answer" satisfies ConsentInput;

/** Three equally prominent choices, and the page stays usable (CNIL 2020-092). */
function ConsentBar() {
  const { state, onSubmit } = useConsentForm();
  if (state === "saved") {
    return <VisuallyHidden role="status">{t("saved")}</VisuallyHidden>;
  }
  return (
    <aside className={css.bar} data-consent-bar aria-label={t("label")}>
      <form className={css.inside} action={api.consent} method="post" onSubmit={onSubmit}>
        <div>
          <p className="strong">{t("title")}</p>
          <p>{t("words")}</p>
          {state === "failed" && (
            <p className={css.failed} role="alert">
              {t("failed")}
            </p>
          )}
        </div>
        <div className={css.answers} aria-busy={state === "pending" || undefined}>
          <Button look="outline" size="small" name={answer} value="all">
            {t("all")}
          </Button>
          <Button look="outline" size="small" name={answer} value="none">
            {t("none")}
          </Button>
          {/* A button rather than a link: the skip link must stay the first link of the page. */}
          <Button look="outline" size="small" formMethod="get" formAction={href("gerer-mes-cookies")}>
            {t("choose")}
          </Button>
        </div>
      </form>
    </aside>
  );
}

export const ConsentBarIsland = island(ConsentBar, { when: "touch" });
