import { type FormEvent, type ReactNode, useRef } from "react";
import { logout } from "../../../shared/api/account.ts";
import { api } from "../../../shared/api/api.ts";
import { call } from "../../api/call.ts";
import { Button } from "../../ui/button.tsx";
import { announceLogout } from "./logout-channel.ts";

/** Ends the session in every tab (spec 4, logout). Without scripts other tabs learn it at their next page. */
export function LogoutForm({ children }: { children: ReactNode }) {
  const busy = useRef(false);

  async function logOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    try {
      const { redirect } = await call(logout, undefined);
      // Only when the next page has arrived: another tab that reloads earlier would take its notice.
      addEventListener("pagehide", announceLogout, { once: true });
      location.assign(redirect);
    } catch {
      // The browser shows its own connection error.
      form.submit();
    } finally {
      busy.current = false;
    }
  }

  return (
    <form method="post" action={api.logout} onSubmit={(event) => void logOut(event)}>
      <Button look="outline">{children}</Button>
    </form>
  );
}
