import type { ReactNode } from "react";
import type { ShownStatus } from "../../../../shared/order/order-states.ts";
import { StatusBadge } from "../status-badge.tsx";
import css from "./order-title.module.css";

interface OrderTitleProps {
  title: string;
  status: ShownStatus | null;
  children: ReactNode;
}

export function OrderTitle({ title, status, children }: OrderTitleProps) {
  return (
    <div className="stack-2">
      <h1 className={css.title}>{title}</h1>
      <p className={css.facts}>
        {status && <StatusBadge {...status} />}
        {children}
      </p>
    </div>
  );
}
