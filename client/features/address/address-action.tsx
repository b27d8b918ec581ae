import type { ReactNode } from "react";
import { addressBookHref } from "../../../shared/address/address-book.ts";
import { bookActions, bookFields } from "../../../shared/address/address-book-form.ts";
import { postByBrowser, useSubmit } from "../forms/use-submit.ts";

export interface AddressActionProps {
  action: "remove" | "favourite";
  id: number;
  children: ReactNode;
}

export function AddressAction({ action, id, children }: AddressActionProps) {
  const { form, onSubmit } = useSubmit((_, posted) => postByBrowser(posted));
  return (
    <form ref={form} method="post" action={addressBookHref(id)} onSubmit={onSubmit}>
      <input type="hidden" name={bookFields.input("faire")} value={bookActions[action]} />
      {children}
    </form>
  );
}
