import { island } from "../../islands/island.tsx";

/** Forms load at a touch: links and forms work without scripts. */
export const AddressCardIsland = island({
  on: "touch",
  load: async () => (await import("./address-card.tsx")).AddressCard,
});

export const AddressEntryIsland = island({
  on: "touch",
  load: async () => (await import("./address-entry-form.tsx")).AddressEntryForm,
});

export const RemoveAddressIsland = island({
  on: "touch",
  load: async () => (await import("./remove-address.tsx")).RemoveAddress,
});
