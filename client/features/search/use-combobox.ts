import { type RefObject, useEffect, useState } from "react";

export interface Combobox {
  typed: string;
  open: boolean;
  /** The option that Enter takes; -1 leaves the question as it is typed. */
  active: number;
  /** Leaves the option, the list open: others have come. */
  leaveOption: () => void;
}

interface ComboboxOptions {
  input: HTMLInputElement;
  list: RefObject<HTMLElement | null>;
  /** Where a press does not close the list. */
  inside: RefObject<HTMLElement | null>;
  /** Another one closes the list. */
  page: object;
}

const closed = { open: false, active: -1 };

/**
 * The keyboard and the pointer of a combobox (WAI-ARIA 1.2, list with active descendant) over a field that stands in
 * the page already: the focus stays in the field, arrows go through the options and around, Enter follows one, Escape
 * closes the list, and once more empties the field as it does in every search field.
 */
export function useCombobox({ input, list, inside, page }: ComboboxOptions): Combobox {
  const [state, setState] = useState({ typed: input.value, ...closed, open: true });
  const [shownOn, setShownOn] = useState(page);
  if (shownOn !== page) {
    setShownOn(page);
    setState((now) => ({ ...now, ...closed }));
  }

  useEffect(() => {
    const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const change = (next: Partial<typeof state>) => setState((now) => ({ ...now, ...next }));
    const close = () => change(closed);

    const type = () => setState({ typed: input.value, open: true, active: -1 });
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const count = options().length;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        if (count === 0) return change({ open: true, typed: input.value });
        event.preventDefault();
        setState((now) => ({
          ...now,
          open: true,
          active: stepped(now.active, event.key === "ArrowDown" ? 1 : -1, count),
        }));
      } else if (event.key === "Escape" && list.current) {
        event.preventDefault();
        close();
      } else if (event.key === "Enter") {
        const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
        if (!chosen) return close();
        event.preventDefault();
        chosen.click();
      } else if (event.key === "Tab") {
        close();
      }
    };
    const enter = () => change({ open: true, typed: input.value });
    const beside = ({ target }: PointerEvent) => {
      if (target instanceof Node && target !== input && !inside.current?.contains(target)) close();
    };

    input.addEventListener("input", type);
    input.addEventListener("keydown", press);
    input.addEventListener("focus", enter);
    input.addEventListener("click", enter);
    document.addEventListener("pointerdown", beside);
    return () => {
      input.removeEventListener("input", type);
      input.removeEventListener("keydown", press);
      input.removeEventListener("focus", enter);
      input.removeEventListener("click", enter);
      document.removeEventListener("pointerdown", beside);
    };
  }, [input, list, inside]);

  return { ...state, leaveOption: () => setState((now) => ({ ...now, active: -1 })) };
}

/** One option further, and from the last over the field itself to the first. */
export function stepped(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
