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

/** The members in the order of the pipeline (docs/request-lifecycle.md#a-form). */
export interface FormDefinition<Given, Values, Back extends Page | Response, Params>
  extends BeforeReading,
    Pick<Alternative<Params, Back>, "saveDraft"> {
  failure: string;
  /** @throws RedirectError */
  given: (c: AppContext, params: Params, posted: Posted) => Promise<Given> | Given;
  rules: (given: Given) => FormRules<Values>;
  botCheck?: BotCheck;
  personLimits?: readonly PersonLimit<Submission<Given, Values>>[] | undefined;
  /** @throws Refusal, RedirectError, UpstreamError (`refusalOf`) */
  act: (c: AppContext, submission: Submission<Given, Values>) => Promise<FormResult<Back>> | FormResult<Back>;
  back: (c: AppContext, refused: Refused<Given>) => Promise<Back> | Back;
  refusalBody?: (refusal: Refusal, errors: FormErrors) => object;
  messages?: (c: AppContext, given: Given | undefined) => Promise<VerdictMessages> | VerdictMessages;
  outage?: (c: AppContext, params: Params, posted: Posted) => Promise<Back>;
}

interface BeforeReading {
  forCustomers?: boolean | undefined;
  networkLimit?: LimitName | undefined;
  /** Scripts send JSON; invalid input is then a bug, not a typing error. */
  json?: boolean | undefined;
  fileBytes?: number | undefined;
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

export interface Form<Params, Back extends Page | Response>
  extends Alternative<Params, Back>,
    FormAction<Params, Back> {}

/** A form that `oneOf` may choose. */
export interface Alternative<Params, Back extends Page | Response> extends BeforeReading {
  answer: (c: AppContext, params: Params, received: Received) => Promise<Back | Response>;
  saveDraft?: ((c: AppContext, params: Params, posted: Posted) => Promise<void>) | undefined;
}

export interface Received {
  posted: Posted;
  /** False if the network has exceeded its limit. */
  within: boolean;
}

export interface FormAction<Params, Back extends Page | Response> {
  act: (c: AppContext, params: Params) => Promise<Back | Response>;
  /** Absent if no draft is saved: the body is then left unread. */
  onGuardRedirect?: (c: AppContext, params: Params) => Promise<void>;
}
