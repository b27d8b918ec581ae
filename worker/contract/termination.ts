import { terminationForm, terminationOf, terminationRows } from "../../shared/contract/contract-forms.ts";
import type { ContractKind } from "./contract-kind.ts";

export const termination: ContractKind = {
  request: "termination",
  failure: "termination not sent",
  number: { query: "contrat", field: "contractNumber" },
  formFor: async () => terminationForm,
  postedForm: async () => terminationForm,
  rowsOf: (values) => terminationRows(terminationOf(values)),
  send: (service, values) => service.terminate(terminationOf(values)),
};
