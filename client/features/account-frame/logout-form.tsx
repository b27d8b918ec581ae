import type { ReactNode } from "react";
import { api } from "../../../shared/api/api.ts";
import { Button } from "../../ui/button.tsx";

/** Other tabs log out at once (client/page-actions.ts); without scripts, only at their next page load. */
export function LogoutForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action={api.logout}>
      <Button look="outline">{children}</Button>
    </form>
  );
}
