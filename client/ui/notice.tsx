import type { ReactNode } from "react";
import css from "./notice.module.css";

export interface NoticeProps {
  tone: "error" | "info" | "success";
  children: ReactNode;
}

export function Notice({ tone, children }: NoticeProps) {
  return (
    <div
      className={tone === "success" ? css.notice : `${css.notice} ${css[tone]}`}
      role={tone === "error" ? "alert" : "status"}
    >
      <div>{children}</div>
    </div>
  );
}
