import type { Area } from "../area.ts";
import { contractForms } from "./contract-forms.ts";
import { loadContract } from "./load-contract.ts";
import { termination } from "./termination.ts";
import { withdrawal } from "./withdrawal.ts";

/** Bytes: the lines of a long order, encoded. */
const bodyLimit = 64_000;

export const contracts: Area = {
  screens: {
    "resilier-mon-abonnement": {
      load: (c) => loadContract(c, termination),
      action: { bodyLimit, act: contractForms(termination).act },
    },
    "renoncer-au-contrat": {
      load: (c) => loadContract(c, withdrawal),
      action: { bodyLimit, act: contractForms(withdrawal).act },
    },
  },
};
