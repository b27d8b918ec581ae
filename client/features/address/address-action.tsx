import type { ReactNode } from "react";
import { addressBookHref } from "../../../shared/address/address-book.ts";
import { bookActions, bookFields } from "../../../shared/address/address-book-form.ts";
import { Form } from "../forms/form.tsx";
import { postByBrowser } from "../forms/use-submit.ts";

export interface AddressActionProps {
  action: "remove" | "favourite";
  id: number;
  children: ReactNode;
}

export function AddressAction({ action, id, children }: AddressActionProps) {
  return (
    <Form action={addressBookHref(id)} send={(_, form) => postByBrowser(form)}>
      <input type="hidden" name={bookFields.input("faire")} value={bookActions[action]} />
      {children}
    </Form>
  );
}
