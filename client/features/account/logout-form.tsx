import type { ReactNode } from "react";
import { api } from "../../../shared/api/api.ts";
import { Button } from "../../ui/button.tsx";

/** Ends the session in every tab (client/page-actions.ts). Without scripts other tabs learn it at their next page. */
export function LogoutForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action={api.logout}>
      <Button look="outline">{children}</Button>
    </form>
  );
}
