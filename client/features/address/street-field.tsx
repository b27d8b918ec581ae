import { type ComponentType, useEffect, useState } from "react";
import { suggestedAddressTexts } from "../../../shared/address/suggested-address.texts.ts";
import { fittedSuggestion, type SuggestedAddress } from "../../../shared/address/suggested-address.ts";
import { translator } from "../../../shared/text/translator.ts";
import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { isAddressBaseConfigured } from "./address-base.ts";
import css from "./address-fields.module.css";
import type { AddressSuggestionsProps } from "./address-suggestions.tsx";

const t = translator(suggestedAddressTexts);

export interface StreetFieldProps extends TextFieldProps {
  countryCode: string;
  onTake: (address: SuggestedAddress) => void;
}

/** French addresses only, if configured (docs/decisions/063-mended-input.md). */
export function StreetField({ countryCode, onTake, onBlur, ...props }: StreetFieldProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [taken, setTaken] = useState<SuggestedAddress>();
  const [Suggestions, setSuggestions] = useState<ComponentType<AddressSuggestionsProps>>();
  const isWanted = input !== null && countryCode === "FR" && isAddressBaseConfigured();

  useEffect(() => {
    if (!isWanted) return;
    import("./address-suggestions.tsx").then(
      ({ AddressSuggestions }) => setSuggestions(() => AddressSuggestions),
      () => {},
    );
  }, [isWanted]);

  return (
    <div className={css.street}>
      <TextField
        {...props}
        onFocus={(event) => setInput(event.currentTarget)}
        onBlur={(event) => {
          onBlur?.(event);
          setTyped(null);
        }}
        onInput={({ currentTarget, nativeEvent }) => {
          // Values written by scripts (drafts, chosen suggestions) must not trigger a new search.
          if (!nativeEvent.isTrusted) return;
          setInput(currentTarget);
          setTyped(currentTarget.value);
          setTaken(undefined);
        }}
      />
      {isWanted && Suggestions && (
        <Suggestions
          input={input}
          typed={typed}
          onClose={() => setTyped(null)}
          onTake={(address) => {
            onTake(fittedSuggestion(input.value, address) ?? address);
            setTaken(address);
            setTyped(null);
          }}
        />
      )}
      <VisuallyHidden role="status">{taken && t("taken", taken)}</VisuallyHidden>
    </div>
  );
}
