import type { ReactNode } from "react";
import { addressBookHref, bookDeed, bookDeeds } from "../../../shared/address-book.ts";

export interface AddressDeedProps {
  deed: "remove" | "favourite";
  id: number;
  children: ReactNode;
}

/** A plain form that changes an entry of the address book; the next page says what came of it. */
export function AddressDeed({ deed, id, children }: AddressDeedProps) {
  return (
    <form method="post" action={addressBookHref(id)}>
      <input type="hidden" name={bookDeed} value={bookDeeds[deed]} />
      {children}
    </form>
  );
}
