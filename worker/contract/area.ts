import type { Area } from "../area.ts";
import { contractForms } from "./contract-forms.ts";
import { loadContract } from "./load-contract.ts";
import { termination } from "./termination.ts";
import { withdrawal } from "./withdrawal.ts";

export const contract: Area = {
  screens: {
    "resilier-mon-abonnement": {
      load: (c) => loadContract(c, termination),
      action: contractForms(termination),
    },
    "renoncer-au-contrat": {
      load: (c) => loadContract(c, withdrawal),
      action: contractForms(withdrawal),
    },
  },
};
