import { island } from "../../islands/island.tsx";

/** Their forms work without scripts, and hydrate at a touch: the first view carries no rules of forms. */
export const PersonalSectionsIsland = island({
  on: "touch",
  load: async () => (await import("./personal-sections.tsx")).PersonalSections,
});

export const DeleteAccountIsland = island({
  on: "touch",
  load: async () => (await import("./delete-account.tsx")).DeleteAccount,
});
