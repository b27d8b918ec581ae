import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  isAsked,
  type RationCalculatorProps,
  type RationFields,
  type RationView,
} from "../../../shared/ration/ration-view.ts";
import { rationTexts } from "../../../shared/ration/texts.ts";
import { type DeliveryPlan, daysOf } from "../../../shared/subscription/delivery-frequency.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import fold from "../../ui/fold.module.css";
import { useHydrated } from "../../ui/hydrated.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { askRation } from "./ask-ration.ts";
import { buyForm, chooseRhythm } from "./choose-rhythm.ts";
import { RationForm, rationAnchor } from "./ration-form.tsx";
import { RationOutcome, rhythmOf } from "./ration-outcome.tsx";
import css from "./rations.module.css";
import { filledIn, readFields } from "./read-fields.ts";
import { forgetAnimal, recallAnimal, rememberAnimal } from "./remembered-animal.ts";

const t = translator(rationTexts);

/**
 * Without scripts the form reloads its page; with them it answers in place and can set the interval of the buy form.
 */
export function RationCalculator({ subject, view: first }: RationCalculatorProps) {
  const { sku, animal, format } = subject;
  const hydrated = useHydrated();
  const [remembered, setRemembered] = useState<RationFields>();
  const [view, setView] = useState(first);
  const [state, setState] = useState<"idle" | "pending">("idle");
  const [said, setSaid] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef<AbortController>(null);

  // The worker does not know the animal of this browser. A draft or a request in the address wins over it.
  useEffect(() => {
    const found = recallAnimal(animal);
    setRemembered(found);
    const form = panel.current?.querySelector("form");
    if (found && form && Object.keys(filledIn(readFields(form))).length === 0) {
      setView((now) => ({ ...now, typed: found }));
    }
  }, [animal]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const remember = form.querySelector<HTMLInputElement>('[name="retenir"]')?.checked ?? false;
    const fields = readFields(form);
    const typed = filledIn(fields);
    latest.current?.abort();
    const call = new AbortController();
    latest.current = call;
    setState("pending");
    const next = await askRation(sku, fields, call.signal);
    // A later request has replaced this one.
    if (call.signal.aborted) return;
    flushSync(() => {
      setState("idle");
      setView({ ...next, typed });
      setSaid(spoken(next, format.weight));
    });
    if (remember && !next.problems) rememberAnimal(animal, typed);
    else if (!remember) forgetAnimal(animal);
    if (next.problems) panel.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  function choose(plan: DeliveryPlan, event: MouseEvent) {
    const form = buyForm();
    if (!form) return;
    event.preventDefault();
    if (!chooseRhythm(form, plan)) return;
    const { bags, code } = plan;
    const every = rhythmOf(code).toLowerCase();
    setSaid(t("result.chosen", { bags, format: format.name, every }));
  }

  return (
    <details className={fold.fold} id={rationAnchor} open={isAsked(first)}>
      <summary className={fold.head}>
        <h2>{t("title")}</h2>
      </summary>
      <div className={css.panel} ref={panel}>
        <RationForm
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
              {t("remember")} <small className={css.hint}>{t("rememberHint")}</small>
            </Checkbox>
          )}
        </RationForm>
        <RationOutcome subject={subject} view={view} onChoose={choose} />
        <VisuallyHidden>
          <div role="status">{said}</div>
        </VisuallyHidden>
      </div>
    </details>
  );
}

/** Live text for screen readers. Errors are read from the field that gets the focus. */
function spoken({ outcome, problems }: RationView, bag: number): string {
  if (problems || !outcome) return "";
  if (outcome.kind === "failed") return t("failed.title");
  if (outcome.kind === "none") return t("none.title");
  const { grams, animals } = outcome;
  return t("result.spoken", { grams, days: daysOf(bag, grams * animals) });
}
