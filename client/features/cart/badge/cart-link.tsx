import type { ReactNode } from "react";
import { href } from "../../../../shared/routes.ts";

export function CartLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <a className={className} href={href("panier")} data-opens-cart>
      {children}
    </a>
  );
}
