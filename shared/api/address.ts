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

export interface ProposedTowns {
  /** None if the typed town is one of the postcode's, or if they are not known. */
  towns: string[];
}

export const proposeTowns: Endpoint<{ postcode: string; city: string }, ProposedTowns> = {
  method: "GET",
  path: api.proposedTowns,
  input: z.object({ postcode: z.string(), city: z.string() }),
  output: z.object({ towns: z.array(z.string()) }),
};
