import { type FormEvent, type ReactNode, useRef } from "react";
import { addressBookHref, bookActions, bookFields } from "../../../shared/address/address-book.ts";

export interface AddressActionProps {
  action: "remove" | "favourite";
  id: number;
  children: ReactNode;
}

export function AddressAction({ action, id, children }: AddressActionProps) {
  const sent = useRef(false);

  /** A second press does nothing (spec 4, form). */
  function sendOnce(event: FormEvent) {
    if (sent.current) return event.preventDefault();
    sent.current = true;
    // Back from the next page, it can be pressed again.
    addEventListener("pageshow", () => (sent.current = false), { once: true });
  }

  return (
    <form method="post" action={addressBookHref(id)} onSubmit={sendOnce}>
      <input type="hidden" name={bookFields.input("faire")} value={bookActions[action]} />
      {children}
    </form>
  );
}
