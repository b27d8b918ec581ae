import { type ChangeEvent, type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import fieldCss from "./field.module.css";
import { described, Field, type FieldTexts } from "./field.tsx";
import css from "./file-field.module.css";
import { icon } from "./icons.tsx";
import { useHydrated } from "./use-hydrated.ts";

const t = translator(formTexts);

const ClipIcon = icon(
  "m20 11-8.3 8.3a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.800 4.800l-8.300 8.300a1.700 1.700 0 0 1-2.400-2.400L14.500 7.500",
);

export interface FileFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "required" | "defaultValue"> {
  id: string;
  name: string;
}

export function FileField({ id, label, hint, error, optional, quiet, onChange, ...rest }: FileFieldProps) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState("");
  const box = useRef<HTMLDivElement>(null);
  // A file may have been chosen before hydration.
  useEffect(() => setChosen(nameIn(box.current?.querySelector("input"))), []);
  const texts = { label, hint, error, optional: optional ?? false, quiet: quiet ?? false };

  function follow(event: ChangeEvent<HTMLInputElement>) {
    setChosen(nameIn(event.target));
    onChange?.(event);
  }

  return (
    <Field id={id} {...texts}>
      <div ref={box} className={hydrated ? css.box : undefined} data-wrong={error ? "" : undefined}>
        {hydrated && (
          <span className={css.words} aria-hidden="true">
            <ClipIcon size={20} />
            {chosen || t("forms.file.choose")}
          </span>
        )}
        <input
          className={hydrated ? css.over : fieldCss.input}
          type="file"
          required={!optional}
          title=""
          {...rest}
          onChange={follow}
          {...described(id, texts)}
        />
      </div>
    </Field>
  );
}

const nameIn = (input: HTMLInputElement | null | undefined) => input?.files?.[0]?.name ?? "";
