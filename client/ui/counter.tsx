import { type SyntheticEvent, useRef, useState } from "react";
import css from "./counter.module.css";
import { MinusIcon, PlusIcon } from "./icons.tsx";

export interface CounterProps {
  name?: string;
  value: number;
  initialDraft?: string | undefined;
  errorId?: string | undefined;
  min?: number;
  max?: number;
  labels: { field: string; less: string; more: string };
  /** Shows only an add button at the minimum. */
  collapsible?: { add: string; label?: string };
  /** Called with a whole number within the bounds, at each step and when typing ends. */
  onChange?: (value: number) => void;
  onInput?: (value: number) => void;
}

export function Counter({
  name,
  value,
  initialDraft,
  errorId,
  min = 0,
  max,
  labels,
  collapsible,
  onChange,
  onInput,
}: CounterProps) {
  const [settled, setSettled] = useState(value);
  const [draft, setDraft] = useState(initialDraft ?? String(value));
  const more = useRef<HTMLButtonElement>(null);
  if (settled !== value) {
    setSettled(value);
    setDraft(String(value));
  }

  function settle(wanted: number) {
    const next = Math.min(Math.max(Number.isInteger(wanted) ? wanted : value, min), max ?? Infinity);
    setDraft(String(next));
    if (next !== value) {
      onInput?.(next);
      onChange?.(next);
    }
    return next;
  }

  function settleFromInside(wanted: number, event: SyntheticEvent) {
    if (settle(wanted) > min || !collapsible) return;
    // The key that closed it would otherwise press the button that gets the focus.
    event.preventDefault();
    more.current?.focus();
  }

  const current = Number.parseInt(draft, 10) || 0;
  const collapsed = collapsible && value <= min;
  return (
    <span className={collapsed ? `${css.counter} ${css.collapsed}` : css.counter}>
      <button
        type="button"
        className={css.step}
        aria-label={labels.less}
        aria-disabled={current <= min}
        onClick={(event) => settleFromInside(current - 1, event)}
      >
        <MinusIcon size={18} />
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
        // Browsers would restore an earlier value after a reload, in Firefox even another line's.
        autoComplete="off"
        aria-label={labels.field}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={({ target }) => {
          setDraft(target.value);
          // An unfocused field never blurs, so text typed before hydration is settled here.
          if (target !== document.activeElement) settle(Number.parseInt(target.value, 10));
          if (target.value && target.validity.valid) onInput?.(target.valueAsNumber);
        }}
        onBlur={() => settle(Number.parseInt(draft, 10))}
        onKeyDown={(event) => event.key === "Enter" && settleFromInside(Number.parseInt(draft, 10), event)}
      />
      {/* One button for both states, so that it keeps the focus when the counter opens. */}
      <button
        ref={more}
        type="button"
        className={css.step}
        aria-label={collapsed ? collapsible.label : labels.more}
        aria-disabled={max !== undefined && current >= max}
        onClick={() => settle(current + 1)}
      >
        <PlusIcon size={18} />
        {collapsed && collapsible.add}
      </button>
    </span>
  );
}
