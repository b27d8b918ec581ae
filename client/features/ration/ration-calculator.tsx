import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RationSubject, RationView } from "../../../shared/ration/ration-view.ts";
import { rationTexts } from "../../../shared/ration/texts.ts";
import { type DeliveryPlan, daysOf } from "../../../shared/subscription/delivery-frequency.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { askRation } from "./ask-ration.ts";
import { buyForm, chooseRhythm } from "./choose-rhythm.ts";
import { RationForm } from "./ration-form.tsx";
import { RationOutcome, rhythmOf } from "./ration-outcome.tsx";
import css from "./rations.module.css";
import { filledIn, type HeldForm, readFields, readHeldForm } from "./read-fields.ts";
import { forgetAnimal, recallAnimal, rememberAnimal } from "./remembered-animal.ts";

const t = translator(rationTexts);

interface RationCalculatorProps {
  subject: RationSubject;
  view: RationView;
  /** What was typed, and where, before the scripts took over. */
  held: HeldForm;
}

/** The calculator once it is used: answers in place, and sets the buy form to the rhythm that fits. */
function RationCalculator({ subject, view: first, held }: RationCalculatorProps) {
  const { sku, animal, format } = subject;
  const [recalled] = useState(() => recallAnimal(animal));
  const [view, setView] = useState<RationView>(() => ({
    ...first,
    typed: Object.keys(held.typed).length > 0 ? held.typed : (recalled ?? {}),
  }));
  const [state, setState] = useState<"idle" | "pending">("idle");
  const [said, setSaid] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef<AbortController>(null);

  useEffect(() => {
    if (held.focused) fieldNamed(panel.current, held.focused)?.focus();
  }, [held]);

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
    // A newer question has taken the place of this one.
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

  async function choose(plan: DeliveryPlan, event: MouseEvent) {
    const form = buyForm();
    if (!form) return;
    event.preventDefault();
    if (!(await chooseRhythm(form, plan))) return;
    const { bags, code } = plan;
    const every = rhythmOf(code).toLowerCase();
    setSaid(t("result.chosen", { bags, format: format.name, every }));
  }

  return (
    <div className={css.panel} ref={panel}>
      <RationForm
        subject={subject}
        view={view}
        onSubmit={(event) => void submit(event)}
        pending={state === "pending"}
      >
        <Checkbox name="retenir" defaultChecked={recalled !== undefined}>
          {t("remember")} <small className={css.hint}>{t("rememberHint")}</small>
        </Checkbox>
      </RationForm>
      <RationOutcome subject={subject} view={view} onChoose={(plan, event) => void choose(plan, event)} />
      <VisuallyHidden>
        <div role="status">{said}</div>
      </VisuallyHidden>
    </div>
  );
}

/** Takes the place of the form that the worker wrote, with what was typed in it and the focus that it has. */
export function takeOver(place: Element | null) {
  const held = readHeldForm(place);
  return (props: Omit<RationCalculatorProps, "held">) => <RationCalculator {...props} held={held} />;
}

/** The button that is being pressed stays until it is let go: its press would be lost with it, or fall on what comes. */
export async function whenLetGo(place: Element | null): Promise<void> {
  if (!place?.querySelector("form :active")) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  place.addEventListener("click", () => resolve(), { once: true });
  // Let go elsewhere, it is no press.
  const soon = () => setTimeout(resolve, 300);
  addEventListener("pointerup", soon, { once: true });
  addEventListener("pointercancel", soon, { once: true });
  await promise;
}

/** What a screen reader says of an answer; what is wrong is said by the field that gets the focus. */
function spoken({ outcome, problems }: RationView, bag: number): string {
  if (problems || !outcome) return "";
  if (outcome.kind === "failed") return t("failed.title");
  if (outcome.kind === "none") return t("none.title");
  const { grams, animals } = outcome;
  return t("result.spoken", { grams, days: daysOf(bag, grams * animals) });
}

function fieldNamed(place: Element | null, name: string): HTMLElement | null {
  return place?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? null;
}
