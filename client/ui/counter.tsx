import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import css from "./counter.module.css";

export interface CounterProps {
  name: string;
  value: number;
  /** What was typed and refused: it stands in the field until it is mended. */
  typed?: string | undefined;
  min?: number;
  max?: number;
  /** Names the field and its two buttons for screen readers. */
  labels: { field: string; less: string; more: string };
  /** A whole number within the bounds; called at each step and when typing ends. */
  onChange?: (value: number) => void;
}

export function Counter({ name, value, typed, min = 0, max, labels, onChange }: CounterProps) {
  const [settled, setSettled] = useState(value);
  const [draft, setDraft] = useState(typed ?? String(value));
  if (settled !== value) {
    setSettled(value);
    setDraft(String(value));
  }

  function settle(wanted: number) {
    const next = Math.min(Math.max(Number.isInteger(wanted) ? wanted : value, min), max ?? wanted);
    setDraft(String(next));
    if (next !== value) onChange?.(next);
  }

  const current = Number.parseInt(draft, 10) || 0;
  return (
    <span className={css.counter}>
      <button
        type="button"
        className={css.step}
        aria-label={labels.less}
        aria-disabled={current <= min}
        onClick={() => settle(current - 1)}
      >
        <Minus size={18} />
      </button>
      <input
        className={css.value}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        required
        value={draft}
        aria-label={labels.field}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => settle(Number.parseInt(draft, 10))}
        onKeyDown={(event) => event.key === "Enter" && settle(Number.parseInt(draft, 10))}
      />
      <button
        type="button"
        className={css.step}
        aria-label={labels.more}
        aria-disabled={max !== undefined && current >= max}
        onClick={() => settle(current + 1)}
      >
        <Plus size={18} />
      </button>
    </span>
  );
}
