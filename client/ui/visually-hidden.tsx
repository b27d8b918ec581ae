import type { ReactNode } from "react";

export function VisuallyHidden({ children, role }: { children: ReactNode; role?: "status" }) {
  return (
    <span className="visually-hidden" role={role}>
      {children}
    </span>
  );
}
