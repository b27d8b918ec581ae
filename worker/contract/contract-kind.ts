import { type ContractRows, longestNumber } from "../../shared/contract/contract-forms.ts";
import type { ContractRequest } from "../../shared/contract/contract-href.ts";
import type { FormValues } from "../../shared/forms/input-values.ts";
import type { SmartForm } from "../../shared/forms/smart-form.ts";
import { typedLine } from "../../shared/text/typed-text.ts";
import type { AppContext, AppRequest } from "../context.ts";
import type { ContractService } from "../services/contract-service.ts";
import type { ContractReceipt } from "../upstream/ecommerce/contract-calls.ts";

export interface ContractKind {
  request: ContractRequest;
  failure: string;
  number: { query: string; field: string };
  /** Number that is filled in where the address names none. */
  ownNumber?: (c: AppContext) => Promise<string>;
  formFor: (c: AppContext, number: string) => Promise<SmartForm>;
  postedForm: (c: AppContext, data: FormData) => Promise<SmartForm>;
  rowsOf: (values: FormValues) => ContractRows;
  send: (service: ContractService, values: FormValues) => Promise<ContractReceipt>;
}

export const requestedNumber = (req: AppRequest, kind: ContractKind) =>
  typedLine((req.query(kind.number.query) ?? "").replace(/\p{Control}+/gu, " ")).slice(0, longestNumber);
