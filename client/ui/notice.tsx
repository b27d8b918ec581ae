import type { ReactNode } from "react";
import { unbroken } from "../../shared/text/unbroken.ts";
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
      <div>{typeof children === "string" ? unbroken(children) : children}</div>
    </div>
  );
}
