import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { formTexts } from "../../../../shared/forms/texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import fieldCss from "../../../ui/field.module.css";
import { described, Field } from "../../../ui/field.tsx";
import listbox from "../../../ui/listbox.module.css";
import selectCss from "../../../ui/select.module.css";
import { useCombobox } from "../../../ui/use-combobox.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { inputOf, type SmartFieldProps } from "./field-props.ts";
import { matchingChoices, namedChoice } from "./matching-choices.ts";
import css from "./searched-choice.module.css";

const t = translator(formTexts);

export function SearchedChoice({ field, id, error, inputs, register }: SmartFieldProps) {
  const { name, choices = [], required = false } = field;
  const given = inputOf(inputs, name) ?? field.value ?? "";
  const { ref: registered, onChange, ...handlers } = register(name);
  const select = useRef<HTMLSelectElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isTaking = useRef(false);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isSearched, setSearched] = useState(false);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState("");
  const [isTyped, setTyped] = useState(false);
  const chosen = namedChoice(choices, draft);
  const isWhole = chosen !== undefined && !isTyped;
  const found = isWhole ? choices : matchingChoices(choices, draft);
  const shown = open && found.length > 0;
  const close = () => {
    setOpen(false);
    setTyped(false);
  };
  useCombobox({ input, list, shown, close, options: draft, firstIsDefault: draft !== "" && !isWhole });

  // Switching to the search box waits until the select loses focus.
  useLayoutEffect(() => {
    const own = select.current;
    if (!own) return;
    const search = () => {
      setDraft(chosenIn(own));
      setSearched(true);
    };
    if (document.activeElement !== own) return search();
    own.addEventListener("blur", search, { once: true });
    return () => own.removeEventListener("blur", search);
  }, []);

  // The draft of the form is restored after the effect above.
  useEffect(() => {
    if (select.current) setDraft(chosenIn(select.current));
  }, []);

  function take(value: string): void {
    const own = select.current;
    if (!own || own.value === value) return;
    own.value = value;
    isTaking.current = true;
    own.dispatchEvent(new Event("change", { bubbles: true }));
    isTaking.current = false;
  }

  function write(text: string): void {
    setDraft(text);
    take(namedChoice(choices, text)?.value ?? "");
  }

  useEffect(() => {
    const box = list.current;
    const commit = ({ target }: Event) => {
      const label = target instanceof HTMLElement ? target.textContent : null;
      if (label) write(label);
      close();
    };
    box?.addEventListener("combobox-commit", commit);
    return () => box?.removeEventListener("combobox-commit", commit);
  });

  useEffect(() => {
    const box = list.current;
    if (!shown || !box) return;
    const current = box.querySelector<HTMLElement>("[data-chosen]");
    if (current) box.scrollTop = current.offsetTop - current.offsetHeight;
    box.scrollIntoView({ block: "nearest" });
  }, [shown]);

  const texts = { label: field.label, hint: field.hint, error, optional: !required };
  return (
    <Field id={id} {...texts}>
      <div className={selectCss.box}>
        <select
          {...handlers}
          onChange={(event) => {
            // A choice made before hydration is replayed as a change event.
            if (!isTaking.current) setDraft(chosenIn(event.currentTarget));
            void onChange(event);
          }}
          ref={(own) => {
            select.current = own;
            registered(own);
          }}
          className={`${fieldCss.input} ${selectCss.select}`}
          hidden={isSearched}
          required={required && !isSearched}
          autoComplete={field.autocomplete}
          defaultValue={given}
          {...(isSearched ? {} : described(id, texts))}
        >
          <option value="">{field.placeholder ?? t("forms.choose")}</option>
          {choices.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled ?? false}>
              {label}
            </option>
          ))}
        </select>
        {isSearched && (
          <input
            ref={setInput}
            className={`${fieldCss.input} ${selectCss.select}`}
            type="text"
            value={draft}
            placeholder={t("forms.search.placeholder")}
            required={required}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              write(event.target.value);
              setTyped(true);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === "ArrowDown" || event.key === "ArrowUp") setOpen(true);
              if (event.key === "Enter" && open && !event.defaultPrevented) {
                event.preventDefault();
                close();
              }
            }}
            onBlur={() => {
              close();
              const [only, ...others] = found;
              if (draft && only && others.length === 0) write(only.label);
            }}
            {...described(id, texts)}
          />
        )}
        <div
          ref={list}
          className={`${listbox.box} ${css.list}`}
          id={`${id}-list`}
          role="listbox"
          aria-label={field.label}
          hidden={!shown}
        >
          {shown &&
            found.map((choice, place) => (
              <div
                key={choice.value}
                id={`${id}-option-${place}`}
                role="option"
                aria-selected={false}
                tabIndex={-1}
                className={`${listbox.option} ${css.option}`}
                data-chosen={choice === chosen ? "" : undefined}
                onMouseDown={(event) => event.preventDefault()}
              >
                {choice.label}
              </div>
            ))}
        </div>
        {open && found.length === 0 && (
          <p className={`${listbox.box} ${css.none}`} aria-hidden="true">
            {t("forms.search.none")}
          </p>
        )}
        <VisuallyHidden role="status">
          {open && draft && !isWhole
            ? found.length > 0
              ? t("forms.search.count", { count: found.length })
              : t("forms.search.none")
            : null}
        </VisuallyHidden>
      </div>
    </Field>
  );
}

function chosenIn(select: HTMLSelectElement): string {
  const [option] = select.selectedOptions;
  return option?.value ? option.label : "";
}
