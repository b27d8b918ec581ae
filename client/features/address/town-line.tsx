import { type ComponentType, useEffect, useState } from "react";
import { writeValue } from "../../../engine/islands/replay-input.ts";
import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";
import { isAddressBaseConfigured } from "./address-base.ts";
import css from "./address-fields.module.css";
import type { ProposedTownProps } from "./proposed-town.tsx";
import { TownField } from "./town-field.tsx";

export interface TownLineProps {
  countryCode: string;
  postcode: TextFieldProps;
  city: TextFieldProps;
}

/** Asks whoever leaves the fields with a French town of another postcode; never stops the form. */
export function TownLine({ countryCode, postcode, city }: TownLineProps) {
  const [left, setLeft] = useState<{ postcode: string; city: string }>();
  const [Proposed, setProposed] = useState<ComponentType<ProposedTownProps>>();
  const leave = () => setLeft(typedIn({ postcode: postcode.id, city: city.id }));
  const isWanted = left !== undefined && countryCode === "FR" && isAddressBaseConfigured();

  useEffect(() => {
    if (!isWanted) return;
    import("./proposed-town.tsx").then(
      ({ ProposedTown }) => setProposed(() => ProposedTown),
      () => {},
    );
  }, [isWanted]);

  // The visitor may have filled in and left both before hydration.
  useEffect(() => {
    const inputs = [postcode.id, city.id].flatMap((id) => inputOf(id) ?? []);
    const areLeft = inputs.every((input) => input !== document.activeElement);
    const areTyped = inputs.some(({ value, defaultValue }) => value !== defaultValue);
    if (areLeft && areTyped) setLeft(typedIn({ postcode: postcode.id, city: city.id }));
  }, [postcode.id, city.id]);

  const leaving = ({ onBlur, ...field }: TextFieldProps): TextFieldProps => ({
    ...field,
    onBlur: (event) => {
      onBlur?.(event);
      leave();
    },
  });
  return (
    <div className="stack-2">
      <div className={`${css.pair} ${css.town}`}>
        <TextField {...leaving(postcode)} />
        <TownField {...leaving(city)} />
      </div>
      {isWanted && Proposed && (
        <Proposed
          {...left}
          onTake={(town) => {
            const input = inputOf(city.id);
            if (!input) return;
            writeValue(input, town);
            input.focus();
            leave();
          }}
        />
      )}
    </div>
  );
}

function inputOf(id = ""): HTMLInputElement | undefined {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input : undefined;
}

interface Ids {
  postcode: string | undefined;
  city: string | undefined;
}

const typedIn = ({ postcode, city }: Ids) => ({
  postcode: inputOf(postcode)?.value.trim() ?? "",
  city: inputOf(city)?.value.trim() ?? "",
});
