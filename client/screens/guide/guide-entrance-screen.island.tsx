import type { FormEvent } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import { type AnimalKind, animalKinds } from "../../../shared/animal/animal.ts";
import type { ShownAnimal } from "../../../shared/animal/shown-animal.ts";
import { guideTexts } from "../../../shared/guide/guide.texts.ts";
import { guideHref, otherAnimalHref } from "../../../shared/guide/guide-href.ts";
import { guideLayoutTexts } from "../../../shared/guide/guide-layout.texts.ts";
import { guideQuestions } from "../../../shared/guide/guide-questions.ts";
import { guideSteps } from "../../../shared/guide/guide-steps.ts";
import type { GuideWayOut } from "../../../shared/guide/way-out.ts";
import { translator } from "../../../shared/text/translator.ts";
import { GuideLayout } from "../../features/guide/guide-layout.tsx";
import { goTo } from "../../navigation/go-to.ts";
import { AnimalPortrait } from "../../ui/animal-portrait.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import css from "./guide-entrance-screen.module.css";

const t = translator(guideTexts);
const layoutText = translator(guideLayoutTexts);

export interface GuideEntranceScreenProps extends GuideWayOut {
  own: readonly ShownAnimal[];
  draft: { kind: AnimalKind; name: string } | null;
}

const kinds: readonly AnimalKind[] = Object.values(animalKinds);

export function GuideEntrancePage({ own, draft, ...layout }: GuideEntranceScreenProps) {
  return (
    <GuideLayout {...layout} steps={guideSteps.map((step) => layoutText(`steps.${step}`))} at={0}>
      <div className={`stack-5 ${css.entrance}`}>
        <h1 className={css.heading}>{t("entrance.heading")}</h1>
        <p className={`muted ${css.lead}`}>{t("entrance.lead")}</p>
        {draft && (
          <section className={css.draft}>
            <AnimalPortrait kind={draft.kind} picture={null} />
            <p>{t("entrance.draft", { name: begunFor(draft) })}</p>
            <ButtonLink href={guideHref("nouveau")}>{t("entrance.resume")}</ButtonLink>
          </section>
        )}
        {own.length > 0 && (
          <section aria-labelledby="guide-own">
            <h2 id="guide-own" className={css.title}>
              {t("entrance.own")}
            </h2>
            <ul className={css.cards}>
              {own.map(({ id, kind, name, breed, age, picture }) => (
                <li key={id}>
                  <a className={css.card} href={guideHref(String(id))}>
                    <AnimalPortrait kind={kind} picture={picture} />
                    <span>
                      <strong>{name}</strong>
                      <span className="note block">{[breed, age].filter(Boolean).join(" · ")}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <form method="post" action={otherAnimalHref()} onSubmit={(event) => void begin(event)}>
          {(own.length > 0 || draft) && <h2 className={css.title}>{t("entrance.other")}</h2>}
          {draft && (
            <p className={`muted ${css.lead}`}>{t("entrance.replaces", { name: begunFor(draft) })}</p>
          )}
          <div className={css.cards}>
            {kinds.map((kind) => (
              <button key={kind} type="submit" className={css.card} name="kind" value={kind}>
                <AnimalPortrait kind={kind} picture={null} />
                <strong>{t(`entrance.kinds.${kind}`)}</strong>
              </button>
            ))}
          </div>
        </form>
      </div>
    </GuideLayout>
  );
}

const begunFor = ({ name, kind }: { name: string; kind: AnimalKind }) =>
  name || t(`entrance.someone.${kind}`);

async function begin(event: FormEvent<HTMLFormElement>): Promise<void> {
  const { nativeEvent, currentTarget } = event;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const chosen = new FormData(currentTarget, submitter).get("kind");
  const kind = kinds.find((one) => one === chosen);
  if (!kind) return;
  event.preventDefault();
  const { keepDraft } = await import("../../features/guide/keep-draft.ts");
  keepDraft({ kind, inputs: {} });
  await goTo(guideHref("nouveau", guideQuestions[0].slug));
}

export const GuideEntranceScreen = screenIsland(GuideEntrancePage);
