import type { ReactNode } from "react";
import { api } from "../../../shared/api/api.ts";
import { logout } from "../../../shared/api/logout.ts";
import { call } from "../../api/call.ts";
import { Button } from "../../ui/button.tsx";
import { postByBrowser, useSubmit } from "../forms/use-submit.ts";
import { announceLogout } from "./logout-channel.ts";

/** Ends the session in every tab (spec 4, logout). Without scripts other tabs learn it at their next page. */
export function LogoutForm({ children }: { children: ReactNode }) {
  const { form, onSubmit } = useSubmit(async (_, posted) => {
    try {
      const { redirect } = await call(logout, undefined);
      // Only when the next page has arrived: another tab that reloads earlier would take its notice.
      addEventListener("pagehide", announceLogout, { once: true });
      location.assign(redirect);
      return undefined;
    } catch {
      // The browser shows its own connection error.
      return postByBrowser(posted);
    }
  });

  return (
    <form ref={form} method="post" action={api.logout} onSubmit={onSubmit}>
      <Button look="outline">{children}</Button>
    </form>
  );
}
