import type { Address } from "../../../shared/address/address.ts";
import { isSame } from "../../../shared/address/postal-address.ts";
import type { AppContext } from "../../context.ts";
import type { AddressEntry } from "../../upstream/ecommerce/address/address-calls.ts";
import { type Write, written } from "../../upstream/write-outcome.ts";

/** Reads the book after each write: the responses differ between API versions and may be empty. */
const writtenInBook = (
  c: AppContext,
  { name, send, isDone }: Pick<Write<readonly Address[]>, "name" | "isDone"> & { send: () => Promise<void> },
): Promise<readonly Address[]> =>
  written<readonly Address[]>({
    name,
    send: async () => {
      await send();
      return undefined;
    },
    read: () => c.var.ecommerce.addresses(),
    isDone,
  });

export const addAddress = (
  c: AppContext,
  before: readonly Address[],
  entry: AddressEntry,
): Promise<readonly Address[]> => {
  const known = new Set(before.map(({ id }) => id));
  return writtenInBook(c, {
    name: "new address",
    send: () => c.var.ecommerce.addAddress(entry),
    isDone: (book) => book.some((one) => !known.has(one.id) && isEntry(one, entry)),
  });
};

export const changeAddress = (c: AppContext, id: number, entry: AddressEntry): Promise<readonly Address[]> =>
  writtenInBook(c, {
    name: "change of an address",
    send: () => c.var.ecommerce.changeAddress(id, entry),
    isDone: (book) => book.some((one) => one.id === id && isEntry(one, entry)),
  });

export const removeAddress = (c: AppContext, id: number): Promise<readonly Address[]> =>
  writtenInBook(c, {
    name: "removal of an address",
    send: () => c.var.ecommerce.removeAddress(id),
    isDone: (book) => !book.some((one) => one.id === id),
  });

export const chooseFavourite = (c: AppContext, id: number): Promise<readonly Address[]> =>
  writtenInBook(c, {
    name: "favourite address",
    send: () => c.var.ecommerce.chooseFavourite(c.var.session.customerId ?? "", id),
    isDone: (book) => book.some((one) => one.id === id && one.isDefault),
  });

const isEntry = (address: Address, entry: AddressEntry): boolean =>
  isSame(address, entry) && (address.alias ?? "") === (entry.alias ?? "");
