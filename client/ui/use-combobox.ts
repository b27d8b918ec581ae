import Combobox from "@github/combobox-nav";
import { type RefObject, useEffect, useLayoutEffect } from "react";

interface ComboboxOptions {
  input: HTMLInputElement | null;
  list: RefObject<HTMLElement | null>;
  shown: boolean;
  close: () => void;
  /** A change resets the selection, so that no option changes under the pointer. */
  options: unknown;
  /** Enter takes the first option if none was selected. */
  firstIsDefault?: boolean;
}

export function useCombobox({
  input,
  list,
  shown,
  close,
  options,
  firstIsDefault = false,
}: ComboboxOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options reset the selection
  useLayoutEffect(() => {
    if (!input || !list.current) return;
    // ARIA allows `role=combobox` on text inputs only, not on search inputs.
    if (input.type === "search") Object.assign(input, { type: "text", inputMode: "search" });
    const combobox = new Combobox(input, list.current, {
      tabInsertsSuggestions: false,
      firstOptionSelectionMode: firstIsDefault ? "active" : "none",
    });
    if (shown) combobox.start();
    return () => combobox.destroy();
  }, [input, list, shown, options, firstIsDefault]);

  useEffect(() => {
    if (!input) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      if (shown) {
        event.preventDefault();
        close();
      } else if (input.inputMode === "search" && input.value) {
        input.value = "";
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
    };
    input.addEventListener("keydown", leave);
    return () => input.removeEventListener("keydown", leave);
  }, [input, shown, close]);
}
