import type { ReactNode } from "react";
import { href } from "../../../shared/routes.ts";

/** Opens the drawer (client/page-actions.ts); on the cart page, and without the drawer, it is a link. */
export function CartLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <a className={className} href={href("panier")} data-no-prefetch data-opens-cart>
      {children}
    </a>
  );
}
