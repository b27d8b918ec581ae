import type { ReactNode } from "react";
import css from "./task.module.css";

interface TaskProps {
  text: ReactNode;
  isUrgent?: boolean;
  children?: ReactNode;
}

export function Task({ text, isUrgent, children }: TaskProps) {
  return (
    <li className={css.task} data-urgent={isUrgent || undefined}>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}
