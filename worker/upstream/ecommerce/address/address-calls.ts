import * as z from "zod/mini";
import type { Address, PostalAddress } from "../../../../shared/address/address.ts";
import type { Country } from "../../../../shared/checkout/checkout-order.ts";
import { path } from "../../path.ts";
import { allMembers } from "../all-members.ts";
import { mostPublic } from "../collection.ts";
import type { Call, SendCall } from "../send.ts";
import { countrySchema, customerAddressSchema } from "./address.ts";

const calls = {
  addresses: () => ["GET", "shop/addresses"],
  address: (id: number) => ["GET", path`shop/addresses/${id}`],
  addAddress: () => ["POST", "shop/addresses"],
  changeAddress: (id: number) => ["PUT", path`shop/addresses/${id}`],
  removeAddress: (id: number) => ["DELETE", path`shop/addresses/${id}`],
  chooseFavourite: (customer: string) => ["PUT", path`shop/customers/${customer}`],
  countries: () => ["GET", "shop/countries"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export type AddressEntry = PostalAddress & { alias: string | null };

export function addressCalls(send: SendCall) {
  return {
    addresses: (): Promise<Address[]> => allMembers(send, calls.addresses(), customerAddressSchema),
    address: (id: number): Promise<Address> => send(calls.address(id), customerAddressSchema),
    addAddress: async (entry: AddressEntry): Promise<void> => {
      await send(calls.addAddress(), z.unknown(), { body: entry });
    },
    changeAddress: async (id: number, entry: AddressEntry): Promise<void> => {
      await send(calls.changeAddress(id), z.unknown(), { body: entry });
    },
    removeAddress: async (id: number): Promise<void> => {
      await send(calls.removeAddress(id), z.unknown());
    },
    chooseFavourite: async (customerId: string, id: number): Promise<void> => {
      await send(calls.chooseFavourite(customerId), z.unknown(), {
        body: { defaultAddress: `/api/v2/shop/addresses/${id}` },
      });
    },
    countries: (): Promise<Country[]> => allMembers(send, calls.countries(), countrySchema, {}, mostPublic),
  };
}
