import { type ComponentType, useEffect, useState } from "react";

interface SuggestionsProps {
  input: HTMLInputElement;
  /** The page that is shown: what was proposed on another one is gone. */
  page: object;
}

/**
 * Waits until a box that has `data-suggests` is entered, and loads its suggestions then. The box stays what it is, a
 * field of a plain form: whoever types before they are there loses nothing.
 */
export function SuggestionsGate({ page }: { page: object }) {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [input, setInput] = useState<HTMLInputElement>();

  useEffect(() => {
    const enter = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.suggests === undefined) return;
      setInput(target);
      // Without them the form asks the results page all the same.
      import("./suggestions.tsx").then(
        (loaded) => setSuggestions(() => loaded.Suggestions),
        () => {},
      );
    };
    enter({ target: document.activeElement });
    document.addEventListener("focusin", enter);
    return () => document.removeEventListener("focusin", enter);
  }, []);

  return Suggestions && input?.isConnected ? <Suggestions input={input} page={page} /> : null;
}
