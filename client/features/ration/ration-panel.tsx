import type { RationSubject, RationView } from "../../../shared/ration/ration-view.ts";
import { RationForm } from "./ration-form.tsx";
import { RationOutcome } from "./ration-outcome.tsx";
import css from "./rations.module.css";

/** The calculator without scripts: what the worker writes into the page. */
export function RationPanel({ subject, view }: { subject: RationSubject; view: RationView }) {
  return (
    <div className={css.panel}>
      <RationForm subject={subject} view={view} />
      <RationOutcome subject={subject} view={view} />
    </div>
  );
}
