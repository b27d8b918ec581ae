import type { Address } from "../../../shared/address/address.ts";
import { isSame } from "../../../shared/address/postal-address.ts";
import type { AppContext, Services } from "../../context.ts";
import type { AddressEntry } from "../../upstream/ecommerce/address/address-calls.ts";
import { type Write, written } from "../../upstream/write-outcome.ts";

/** Reads the book after each write: the responses differ between API versions and may be empty. */
const writtenInBook = (
  { ecommerce }: Services<"ecommerce">,
  { name, send, isDone }: Pick<Write<readonly Address[]>, "name" | "isDone"> & { send: () => Promise<void> },
): Promise<readonly Address[]> =>
  written<readonly Address[]>({
    name,
    send: async () => {
      await send();
      return undefined;
    },
    read: () => ecommerce.addresses(),
    isDone,
  });

export const addAddress = (
  services: Services<"ecommerce">,
  before: readonly Address[],
  entry: AddressEntry,
): Promise<readonly Address[]> => {
  const known = new Set(before.map(({ id }) => id));
  return writtenInBook(services, {
    name: "new address",
    send: () => services.ecommerce.addAddress(entry),
    isDone: (book) => book.some((one) => !known.has(one.id) && isEntry(one, entry)),
  });
};

export const changeAddress = (
  services: Services<"ecommerce">,
  id: number,
  entry: AddressEntry,
): Promise<readonly Address[]> =>
  writtenInBook(services, {
    name: "change of an address",
    send: () => services.ecommerce.changeAddress(id, entry),
    isDone: (book) => book.some((one) => one.id === id && isEntry(one, entry)),
  });

export const removeAddress = (c: AppContext, id: number): Promise<readonly Address[]> =>
  writtenInBook(c.var, {
    name: "removal of an address",
    send: () => c.var.ecommerce.removeAddress(id),
    isDone: (book) => !book.some((one) => one.id === id),
  });

export const chooseFavourite = (
  services: Services<"ecommerce" | "session">,
  id: number,
): Promise<readonly Address[]> =>
  writtenInBook(services, {
    name: "favourite address",
    send: () => services.ecommerce.chooseFavourite(services.session.customerId ?? "", id),
    isDone: (book) => book.some((one) => one.id === id && one.isDefault),
  });

const isEntry = (address: Address, entry: AddressEntry): boolean =>
  isSame(address, entry) && (address.alias ?? "") === (entry.alias ?? "");
