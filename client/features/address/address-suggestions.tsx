import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { suggestedAddressTexts } from "../../../shared/address/suggested-address.texts.ts";
import {
  addressQuestion,
  type SuggestedAddress,
  shortestAddressQuestion,
} from "../../../shared/address/suggested-address.ts";
import { translator } from "../../../shared/text/translator.ts";
import { browserQueryClient } from "../../api/query-client.tsx";
import listbox from "../../ui/listbox.module.css";
import { useCombobox } from "../../ui/use-combobox.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./address-suggestions.module.css";
import { addressSuggestionsQuery } from "./address-suggestions.queries.ts";

const t = translator(suggestedAddressTexts);

const pause = 250;

export interface AddressSuggestionsProps {
  input: HTMLInputElement;
  typed: string | null;
  onClose: () => void;
  onTake: (address: SuggestedAddress) => void;
}

export function AddressSuggestions({ input, typed, onClose, onTake }: AddressSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const question = useSettled(addressQuestion(typed ?? ""));
  const { data, isError } = useQuery(addressSuggestionsQuery(question), browserQueryClient());
  const isAsked = typed !== null && addressQuestion(typed).length >= shortestAddressQuestion;
  const addresses = isAsked && !isError ? (data?.addresses ?? []) : [];
  const shown = addresses.length > 0;
  useCombobox({ input, list, shown, close: onClose, options: data });

  useEffect(() => {
    const box = list.current;
    const take = ({ target }: Event) => {
      const chosen = addresses[Number(target instanceof HTMLElement ? target.dataset.place : Number.NaN)];
      if (chosen) onTake(chosen);
    };
    box?.addEventListener("combobox-commit", take);
    return () => box?.removeEventListener("combobox-commit", take);
  });

  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  return (
    <>
      <VisuallyHidden role="status">{shown && t("count", { count: addresses.length })}</VisuallyHidden>
      <div className={listbox.box} hidden={!shown}>
        <div ref={list} id={`${input.id}-suggestions`} role="listbox" aria-label={t("label")}>
          {addresses.map(({ street, postcode, city }, place) => (
            <div
              key={`${street} ${postcode} ${city}`}
              id={`${input.id}-suggestion-${place}`}
              role="option"
              // The combobox library updates this attribute in the DOM.
              aria-selected={false}
              tabIndex={-1}
              data-place={place}
              className={`${listbox.option} ${css.option}`}
              onMouseDown={(event) => event.preventDefault()}
            >
              <span>{street}</span>{" "}
              <span className="muted">
                {postcode} {city}
              </span>
            </div>
          ))}
        </div>
        <p className={`muted ${css.source}`}>{t("source")}</p>
      </div>
    </>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
