import * as z from "zod/mini";
import type { SuggestedAddress } from "../address/suggested-address.ts";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

export interface AddressSuggestions {
  addresses: SuggestedAddress[];
}

export const suggestAddresses: Endpoint<{ q: string }, AddressSuggestions> = {
  method: "GET",
  path: api.addressSuggestions,
  input: z.object({ q: z.string() }),
  output: z.object({
    addresses: z.array(z.object({ street: z.string(), postcode: z.string(), city: z.string() })),
  }),
};
