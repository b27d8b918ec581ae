import Combobox from "@github/combobox-nav";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

interface ListState {
  draft: string;
  open: boolean;
  close: () => void;
}

interface ListStateOptions {
  input: HTMLInputElement;
  inside: RefObject<HTMLElement | null>;
  page: object;
}

/** The text of an input that is already in the page, and whether its list is open. */
export function useListState({ input, inside, page }: ListStateOptions): ListState {
  const [state, setState] = useState({ draft: input.value, open: true });
  const [shownOn, setShownOn] = useState(page);
  if (shownOn !== page) {
    setShownOn(page);
    setState((now) => ({ ...now, open: false }));
  }
  const [close] = useState(() => () => setState((now) => ({ ...now, open: false })));

  useEffect(() => {
    const open = () => setState({ draft: input.value, open: true });
    const press = ({ key, isComposing }: KeyboardEvent) => {
      if (isComposing) return;
      if (key === "ArrowDown" || key === "ArrowUp") open();
      else if (key === "Tab") close();
      // The option that is gone to is followed: its page closes the list.
      else if (key === "Enter" && !input.hasAttribute("aria-activedescendant")) close();
    };
    const beside = ({ target }: PointerEvent) => {
      if (target instanceof Node && target !== input && !inside.current?.contains(target)) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["input", "focus", "click"]) input.addEventListener(type, open, { signal });
    input.addEventListener("keydown", press, { signal });
    document.addEventListener("pointerdown", beside, { signal });
    // Letters may come between the first rendering and now.
    setState((now) => ({ ...now, draft: input.value }));
    return () => listening.abort();
  }, [input, inside, close]);

  return { ...state, close };
}

interface ComboboxOptions {
  input: HTMLInputElement;
  list: RefObject<HTMLElement | null>;
  shown: boolean;
  close: () => void;
  /** Their change resets the selection: no option changes under the pointer. */
  options: unknown;
}

/**
 * Arrow keys cycle through the options and the field, Enter follows one; the focus stays in the field. Escape closes
 * the list, then empties the field.
 */
export function useCombobox({ input, list, shown, close, options }: ComboboxOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options reset the selection
  useLayoutEffect(() => {
    if (!list.current) return;
    const combobox = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    if (shown) combobox.start();
    return () => combobox.destroy();
  }, [input, list, shown, options]);

  useEffect(() => {
    if (!shown) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      close();
    };
    input.addEventListener("keydown", leave);
    return () => input.removeEventListener("keydown", leave);
  }, [input, shown, close]);
}
