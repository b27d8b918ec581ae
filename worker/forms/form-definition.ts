import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import type { AppContext } from "../context.ts";
import type { Page } from "../page/page.ts";
import type { FormResult } from "./answer.ts";
import type { BotCheck } from "./bot-check.ts";
import type { VerdictMessages } from "./messages.ts";
import type { Posted } from "./posted.ts";
import type { Refusal } from "./refusal.ts";
import type { LimitName, PersonLimit } from "./within-limit.ts";

export interface FormDefinition<Given, Values, Back extends Page | Response, Params>
  extends ChoiceDefinition<Given, Values, Back, Params> {
  /** Scripts send JSON; invalid input is then a bug, not a typing error. */
  json?: boolean;
  networkLimit?: LimitName;
  forCustomers?: boolean;
}

export interface ChoiceDefinition<Given, Values, Back extends Page | Response, Params> {
  failure: string;
  /** @throws RedirectError */
  given: (c: AppContext, params: Params, posted: Posted) => Promise<Given> | Given;
  rules: (given: Given) => FormRules<Values>;
  personLimits?: readonly PersonLimit<Submission<Given, Values>>[];
  botCheck?: BotCheck;
  /** @throws Refusal, RedirectError, UpstreamError (`refusalOf`) */
  act: (c: AppContext, submission: Submission<Given, Values>) => Promise<FormResult<Back>> | FormResult<Back>;
  back: (c: AppContext, refused: Refused<Given>) => Promise<Back> | Back;
  refusalBody?: (refusal: Refusal, errors: FormErrors) => object;
  messages?: (c: AppContext, given: Given | undefined) => Promise<VerdictMessages> | VerdictMessages;
  saveDraft?: (c: AppContext, params: Params, posted: Posted) => Promise<void>;
  outage?: (c: AppContext, params: Params, posted: Posted) => Promise<Back>;
}

export interface Submission<Given, Values> {
  given: Given;
  values: Values;
  posted: Posted;
}

export interface Refused<Given> {
  given: Given;
  refusal: Refusal;
  errors: FormErrors;
  draft: FormInputs;
  posted: Posted;
}
