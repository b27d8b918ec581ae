import type { ReactNode } from "react";
import css from "./empty-state.module.css";

export interface EmptyStateProps {
  title: string;
  text: string;
  kicker?: string;
  level?: 1 | 2;
  /** An empty bowl would hurt a reader whose animal has died. */
  hasBowl?: boolean;
  children: ReactNode;
}

export function EmptyState({ kicker, title, text, level = 2, hasBowl = true, children }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={css.empty}>
      {hasBowl && <Bowl />}
      {kicker && <p className={css.kicker}>{kicker}</p>}
      <Title className="title-m">{title}</Title>
      <p className={`lead ${css.text}`}>{text}</p>
      <div className={`row-3 ${css.ways}`}>{children}</div>
    </div>
  );
}

function Bowl() {
  return (
    <svg className={css.bowl} viewBox="0 0 160 84" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="74" rx="76" ry="9" fill="#E3D7C4" />
      <path d="M22 26 8 68c-1 4 2 7 6 7h132c4 0 7-3 6-7l-14-42Z" fill="#1F4D3A" />
      <ellipse cx="80" cy="26" rx="58" ry="15" fill="#163A2B" />
      <ellipse cx="80" cy="29" rx="48" ry="10" fill="#7FA99B" />
      <path d="M60 51c5 8 35 8 40 0" fill="none" stroke="#E2A93B" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
