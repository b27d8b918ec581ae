import { type ReactNode, useEffect, useRef } from "react";
import type { PersonalSaved } from "../../../shared/api/personal.ts";
import type { PersonalAction } from "../../../shared/customer/personal-sections.ts";
import { Notice } from "../../ui/notice.tsx";
import css from "./personal-section.module.css";
import { UndoForm } from "./undo-form.tsx";

export interface PersonalDone {
  section: PersonalAction;
  tone: "success" | "error" | "info";
  text: string;
  undo?: Record<string, string>;
}

export interface PersonalSectionBoxProps {
  section: PersonalAction;
  title: string;
  text: string;
  /** `isNew`: caused by a press on this page, so the outcome takes the focus. */
  outcome: (PersonalDone & { isNew?: true }) | undefined;
  onSaved: (saved: PersonalSaved) => void;
  children: ReactNode;
}

export function PersonalSectionBox({
  section,
  title,
  text,
  outcome,
  onSaved,
  children,
}: PersonalSectionBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome?.isNew) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <section className={css.section} id={section} aria-labelledby={`${section}-titre`}>
      <div className={`stack-2 ${css.about}`}>
        <h2 className="title-s" id={`${section}-titre`}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className={css.content}>
        {outcome && (
          <div ref={place} className={css.outcome} tabIndex={-1}>
            <Notice tone={outcome.tone}>
              <p>{outcome.text}</p>
              {outcome.undo && <UndoForm section={section} former={outcome.undo} onSaved={onSaved} />}
            </Notice>
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
