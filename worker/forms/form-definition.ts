import type { FormErrors } from "../../shared/api/api-error.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import type { AppContext } from "../context.ts";
import type { Page } from "../page/page.ts";
import type { FormResult } from "./answer.ts";
import type { BotCheck } from "./bot-check.ts";
import type { Posted } from "./posted.ts";
import type { Refusal } from "./refusal.ts";
import type { LimitName } from "./within-limit.ts";
import type { Words } from "./words.ts";

/** A form of the shop: its rules, who may send it, what it does. What is not here is the same for all of them. */
export interface FormDefinition<Given, Values, Back extends Page | Response, Params> {
  /** Logged where a service behind the shop does not do what was asked: "contact request not sent". */
  failure: string;
  /** What rules, action and page need. @throws RedirectError */
  given: (c: AppContext, params: Params, posted: Posted) => Promise<Given> | Given;
  rules: (given: Given) => FormRules<Values>;
  /** A script sends JSON; what is wrong with it no person typed. */
  json?: boolean;
  limits?: {
    /** Counts what comes from one network address, before anything is read. */
    network?: LimitName;
    /** Counts what is sent for one person, before anything is done. */
    person?: { name: LimitName; key: (asked: Submission<Given, Values>, c: AppContext) => string };
  };
  botCheck?: BotCheck;
  /** Others are asked to sign in. A page does that by its guards. */
  forCustomers?: boolean;
  /** @throws Refusal, RedirectError; what a service behind the shop answers is told as `refusalOf` says */
  act: (c: AppContext, asked: Submission<Given, Values>) => Promise<FormResult<Back>> | FormResult<Back>;
  /** What a plain form gets that was refused; a page goes out under the status of the refusal. */
  back: (c: AppContext, refused: Refused<Given>) => Promise<Back> | Back;
  /** What a script gets that was refused, where that is more than its errors. */
  refusalBody?: (refusal: Refusal, errors: FormErrors) => object;
  /** The form's own words for its verdicts. */
  words?: (c: AppContext, given: Given | undefined) => Promise<Words> | Words;
  /** Keeps the draft for whoever has to sign in again. */
  keepDraft?: (c: AppContext, params: Params, posted: Posted) => Promise<void>;
  /** What a plain form gets while `given` cannot be had. */
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
  /** What was typed, by the names of the inputs. */
  draft: FormInputs;
  posted: Posted;
}
