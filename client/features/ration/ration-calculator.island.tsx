import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { island } from "../../../engine/islands/island.tsx";
import { animalsForRation, type RationAnimal } from "../../../shared/api/animals-for-ration.ts";
import { calculateRation } from "../../../shared/api/product.ts";
import { frequencyOf } from "../../../shared/frequency/frequency.ts";
import {
  isRequested,
  type RationCalculatorProps,
  type RationFields,
  type RationView,
  rationDraft,
} from "../../../shared/ration/ration-view.ts";
import { type DeliveryPlan, daysOf } from "../../../shared/subscription/frequency/delivery-frequency.ts";
import { translator } from "../../../shared/text/translator.ts";
import { call } from "../../api/call.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import fold from "../../ui/fold.module.css";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { buyForm, chooseRhythm } from "./choose-rhythm.ts";
import { OwnAnimalsChoice } from "./own-animals-choice.tsx";
import { RationForm, rationAnchor } from "./ration-form.tsx";
import { RationOutcome } from "./ration-outcome.tsx";
import css from "./rations.module.css";
import { filledIn, readFields } from "./read-fields.ts";
import { forgetAnimal, recallAnimal, rememberAnimal } from "./remembered-animal.ts";
import { rationTexts } from "./texts.ts";

const t = translator(rationTexts);

function RationCalculator({ subject, view: first, frequencies }: RationCalculatorProps) {
  const { sku, animal, format } = subject;
  const hydrated = useHydrated();
  const [remembered, setRemembered] = useState<RationFields>();
  const [view, setView] = useState(first);
  const [state, setState] = useState<"idle" | "pending">("idle");
  const [status, setStatus] = useState("");
  const [own, setOwn] = useState<RationAnimal[]>([]);
  const [chosen, setChosen] = useState<RationAnimal>();
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef<AbortController>(null);

  // A draft or a request in the URL takes precedence over the animal stored in this browser.
  useEffect(() => {
    const found = recallAnimal(animal);
    setRemembered(found);
    const form = panel.current?.querySelector("form");
    if (found && form && Object.keys(filledIn(readFields(form))).length === 0) {
      setView((now) => ({ ...now, draft: found }));
    }
  }, [animal]);

  // The page is cached for everybody, so the customer's animals are fetched only once the calculator is used.
  useEffect(() => {
    if (!document.body.classList.contains("is-logged")) return undefined;
    const request = new AbortController();
    call(animalsForRation, { kind: animal }, request).then(
      ({ animals }) => setOwn(animals),
      // The visitor fills the form in by hand.
      () => {},
    );
    return () => request.abort();
  }, [animal]);

  function chooseOwn(animalOrNone: RationAnimal | undefined): void {
    const { poids, naissance } = animalOrNone ?? {};
    setChosen(animalOrNone);
    setView({ draft: poids && naissance ? { poids, naissance } : {} });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const remember = form.querySelector<HTMLInputElement>('[name="retenir"]')?.checked ?? false;
    const fields = readFields(form);
    const draft = filledIn(fields);
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    setState("pending");
    const next = await loadRation(sku, fields, request.signal);
    if (request.signal.aborted) return;
    flushSync(() => {
      setState("idle");
      setView({ ...next, draft });
      setStatus(statusText(next, format.weight));
    });
    if (remember && !next.problems) rememberAnimal(animal, draft);
    else if (!remember) forgetAnimal(animal);
    if (next.problems) panel.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  function choose(plan: DeliveryPlan, event: MouseEvent) {
    const form = buyForm();
    if (!form) return;
    event.preventDefault();
    if (!chooseRhythm(form, plan)) return;
    const { bags, code } = plan;
    const every = frequencyOf(code, frequencies).toLowerCase();
    setStatus(t("result.chosen", { bags, format: format.name, every }));
  }

  return (
    <details className={fold.fold} id={rationAnchor} open={isRequested(first)}>
      <summary className={fold.head}>
        <h2>{t("title")}</h2>
      </summary>
      <div className={`stack-5 ${css.panel}`} ref={panel}>
        <OwnAnimalsChoice animals={own} onChoose={chooseOwn} />
        <RationForm
          key={chosen?.id}
          subject={subject}
          view={view}
          onSubmit={(event) => void submit(event)}
          pending={state === "pending"}
        >
          {hydrated && (
            <Checkbox
              key={remembered ? "remembered" : "new"}
              name="retenir"
              defaultChecked={remembered !== undefined}
            >
              {t("remember")} <small className="note block">{t("rememberHint")}</small>
            </Checkbox>
          )}
        </RationForm>
        <RationOutcome subject={subject} view={view} frequencies={frequencies} onChoose={choose} />
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
    </details>
  );
}

async function loadRation(sku: string, fields: RationFields, signal: AbortSignal): Promise<RationView> {
  return call(calculateRation, { ...fields, ref: sku }, { signal }).catch(() => ({
    draft: fields,
    outcome: { kind: "failed" },
  }));
}

/** Status for screen readers. Errors are left out: the focused field already announces them. */
function statusText({ outcome, problems }: RationView, bag: number): string {
  if (problems || !outcome) return "";
  if (outcome.kind === "failed") return t("failed.title");
  if (outcome.kind === "none") return t("none.title");
  const { grams, animals } = outcome;
  return t("result.spoken", { grams, days: daysOf(bag, grams * animals) });
}

export const RationIsland = island(RationCalculator, {
  when: "touch",
  follows: true,
  isWanted: ({ view }) => isRequested(view),
  draft: ({ subject }) => rationDraft(subject.path),
});
