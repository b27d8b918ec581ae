import { type RefObject, useEffect, useState } from "react";

interface ListState {
  draft: string;
  open: boolean;
  close: () => void;
}

interface ListStateOptions {
  input: HTMLInputElement;
  inside: RefObject<HTMLElement | null>;
}

export function useListState({ input, inside }: ListStateOptions): ListState {
  const [state, setState] = useState({ draft: input.value, open: true });
  const [close] = useState(() => () => setState((now) => ({ ...now, open: false })));

  useEffect(() => {
    const open = () => setState({ draft: input.value, open: true });
    const press = ({ key, isComposing }: KeyboardEvent) => {
      if (isComposing) return;
      if (key === "ArrowDown" || key === "ArrowUp") open();
      else if (key === "Tab") close();
      // Enter on an active option follows its link, and the new page closes the list.
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
    // The back/forward cache would restore the open list.
    addEventListener("pagehide", close, { signal });
    setState((now) => ({ ...now, draft: input.value }));
    return () => listening.abort();
  }, [input, inside, close]);

  return { ...state, close };
}
