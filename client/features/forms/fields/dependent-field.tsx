import { type ReactNode, useEffect, useRef, useState } from "react";
import { type FormInputs, isAsked, type SmartField } from "../../../../shared/forms/smart-form.ts";
import css from "../smart-form.module.css";

interface DependentFieldProps {
  field: SmartField;
  inputs: FormInputs;
  children: ReactNode;
}

export function DependentField({ field, inputs, children }: DependentFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const { onlyWith } = field;
  const [value, setValue] = useState<unknown>(onlyWith && inputs[onlyWith.name]);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form || !onlyWith) return;
    const read = () => setValue(new FormData(form).get(onlyWith.name));
    read();
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, [onlyWith]);

  return (
    <div ref={place} className={css.dependent} data-unasked={isAsked(field, value) ? undefined : ""}>
      {children}
    </div>
  );
}
