import { type SyntheticEvent, useId, useRef, useState } from "react";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./counter.module.css";
import { MinusIcon, PlusIcon } from "./icons.tsx";

const t = translator(uiTexts);

export interface CounterProps {
  name?: string;
  value: number;
  initialDraft?: string | undefined;
  errorId?: string | undefined;
  min?: number;
  max: number;
  labels: { field: string; less: string; more: string };
  /** Shows only an add button at the minimum. */
  collapsible?: { add: string; label?: string };
  /** Called with a whole number within the bounds, at each step and when typing ends. */
  onChange?: (value: number) => void;
  onInput?: (value: number) => void;
  /** A typed 0 calls this instead of being refused. */
  onRemove?: () => void;
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
  onRemove,
}: CounterProps) {
  const [settled, setSettled] = useState(value);
  const [draft, setDraft] = useState(initialDraft ?? String(value));
  const [isRefused, setRefused] = useState(false);
  const problemId = useId();
  const more = useRef<HTMLButtonElement>(null);
  if (settled !== value) {
    setSettled(value);
    setDraft(String(value));
    setRefused(false);
  }

  const isWithin = (wanted: number) => wanted >= min && wanted <= max;

  function settle(wanted: number) {
    const next = Math.min(Math.max(wanted, min), max);
    setDraft(String(next));
    setRefused(false);
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

  /** A number out of bounds stays in the field, with the reason under it. */
  function settleTyped(typed: string, event?: SyntheticEvent) {
    const wanted = wholeNumberIn(typed);
    if (wanted === 0 && onRemove) {
      setDraft(String(value));
      onRemove();
    } else if (!isWithin(wanted)) setRefused(true);
    else if (event) settleFromInside(wanted, event);
    else settle(wanted);
  }

  const typed = wholeNumberIn(draft);
  const current = isWithin(typed) ? typed : value;
  const collapsed = collapsible && value <= min;
  return (
    <span className={css.box}>
      <span className={collapsed ? `${css.counter} ${css.collapsed}` : css.counter}>
        <button
          type="button"
          className={`${css.step} needs-scripts`}
          aria-label={labels.less}
          aria-disabled={current <= min}
          onClick={(event) => current > min && settleFromInside(current - 1, event)}
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
          aria-invalid={errorId || isRefused ? true : undefined}
          aria-describedby={errorId ?? (isRefused ? problemId : undefined)}
          onChange={({ target }) => {
            setDraft(target.value);
            if (isWithin(wholeNumberIn(target.value))) setRefused(false);
            // An unfocused field never blurs, so text typed before hydration is settled here.
            if (target !== document.activeElement) settleTyped(target.value);
            if (target.value && target.validity.valid) onInput?.(target.valueAsNumber);
          }}
          onBlur={() => settleTyped(draft)}
          onKeyDown={(event) => event.key === "Enter" && settleTyped(draft, event)}
        />
        {/* One button for both states, so that it keeps the focus when the counter opens. */}
        <button
          ref={more}
          type="button"
          className={`${css.step} needs-scripts`}
          aria-label={collapsed ? collapsible.label : labels.more}
          aria-disabled={current >= max}
          onClick={() => current < max && settle(current + 1)}
        >
          <PlusIcon size={18} />
          {collapsed && collapsible.add}
        </button>
      </span>
      {isRefused && !errorId && (
        <span className={css.problem} id={problemId} role="alert">
          {t("bounds", { min, max })}
        </span>
      )}
    </span>
  );
}

const wholeNumberIn = (typed: string): number => (/^\d+$/.test(typed) ? Number(typed) : Number.NaN);
