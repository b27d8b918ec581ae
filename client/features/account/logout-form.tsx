import type { ReactNode } from "react";
import { api } from "../../../shared/api/api.ts";
import { Button } from "../../ui/button.tsx";
import { announceLogout } from "./logout-channel.ts";

/** Ends the session in every tab (spec 4, logout). Without scripts other tabs learn it at their next page. */
export function LogoutForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action={api.logout} onSubmit={announceWhenDone}>
      <Button look="outline">{children}</Button>
    </form>
  );
}

/** Only when the next page has arrived: another tab that reloads earlier would take its notice. */
const announceWhenDone = () => addEventListener("pagehide", announceLogout, { once: true });
