import type { Identity } from "./demo-identity.ts";

/** A merchant other than the demo's, for tests. */
export const sampleIdentity: Identity = {
  shopName: "Aventure",
  legalName: "Aventure SARL",
  vatNumber: "FR12345678901",
  returnAddress: "Aventure, 1 rue du Port, 44000 Nantes",
  helpEmail: "bonjour@aventure.example",
};
