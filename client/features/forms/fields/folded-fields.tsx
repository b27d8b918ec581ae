import { type ReactNode, useState } from "react";
import css from "./folded-fields.module.css";

export interface FoldedFieldsProps {
  label: string;
  isUsed: boolean;
  children: ReactNode;
}

export function FoldedFields({ label, isUsed, children }: FoldedFieldsProps) {
  const [open, setOpen] = useState(isUsed);
  if (!open && isUsed) setOpen(true);
  return (
    <details className={css.folded} open={open}>
      <summary className={css.summary}>{label}</summary>
      <div className={`stack-5 ${css.fields}`}>{children}</div>
    </details>
  );
}
