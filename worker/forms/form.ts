import { senderFields } from "../../shared/forms/bot-check.ts";
import { type FormErrors, formError } from "../../shared/forms/form-errors.ts";
import { mendedDraft, parseForm } from "../../shared/forms/form-rules.ts";
import type { AppContext } from "../context.ts";
import { NotFound, type Page } from "../page/page.ts";
import { wantsJson } from "../page/wants-json.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { answerRefusal, answerResult, type FormResult, RedirectError } from "./answer.ts";
import { type BotCheck, isPersonBeyondLimit, verifySender } from "./bot-check.ts";
import { askAgain } from "./emptied-fields.ts";
import type { Form, FormDefinition, Received } from "./form-definition.ts";
import { giveBackLong, isLong, type LongLimitName, takeLong, waitOfLong } from "./long-limit.ts";
import { messageFor } from "./messages.ts";
import { oneOf } from "./one-of.ts";
import { type Posted, textField } from "./posted.ts";
import { Refusal, refusalOf } from "./refusal.ts";
import { type LimitName, withinLimit } from "./within-limit.ts";

export const nothing = (): undefined => undefined;

/** Limit, read, parse, bot check, act, answer (docs/request-lifecycle.md#a-form). */
export function form<Given, Values, Back extends Page | Response, Params = unknown>(
  definition: FormDefinition<Given, Values, Back, Params>,
): Form<Params, Back> {
  const { forCustomers, networkLimit, json, fileBytes, failure, given, saveDraft, outage } = definition;
  const alone = { forCustomers, networkLimit, json, fileBytes, answer, saveDraft };
  return { ...alone, ...oneOf({ choose: () => "alone", forms: { alone } }) };

  async function answer(c: AppContext, params: Params, received: Received): Promise<Back | Response> {
    const { posted } = received;
    try {
      return await decide(definition, c, { given: await given(c, params, posted), ...received });
    } catch (error) {
      if (error instanceof RedirectError) return answerResult(c, error.redirect);
      if (error instanceof NotFound && wantsJson(c)) return fail(new Refusal("gone"), error);
      if (!(error instanceof UpstreamError)) throw error;
      await saveDraft?.(c, params, posted);
      // middleware/ended-session.ts replaces this response by a redirect to the login.
      if (c.var.session.ended) throw error;
      return fail(new Refusal("unavailable"), error);
    }

    async function fail(refusal: Refusal, error: Error) {
      if (!outage && !wantsJson(c)) throw error;
      if (refusal.verdict === "gone") c.var.log.warn(failure, { reason: error.message });
      else c.var.log.error(failure, error);
      const back = () => {
        if (!outage) throw error;
        return outage(c, params, posted);
      };
      const { errors } = await errorsOf(c, refusal, definition);
      return answerRefusal(c, refusal, { body: { errors }, back });
    }
  }
}

interface Attempt<Given> extends Received {
  given: Given;
}

async function decide<Given, Values, Back extends Page | Response, Params>(
  definition: FormDefinition<Given, Values, Back, Params>,
  c: AppContext,
  attempt: Attempt<Given>,
): Promise<Back | Response> {
  const { given, posted, within } = attempt;
  const { json, networkLimit } = definition;
  const rules = definition.rules(given);
  const mails: { name: LongLimitName; key: string }[] = [];
  let done: FormResult<Back>;
  try {
    const values = await takeValues();
    done = await definition.act(c, { given, values, posted });
  } catch (error) {
    if (!mayHaveBeenDone(error)) await Promise.all(mails.map(({ name, key }) => giveBackLong(c, name, key)));
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    const { errors, isUnsure } = await errorsOf(c, refusal, definition, given);
    const draft = mendedDraft(rules, posted.data);
    const emptied = rules.emptied?.(posted.data) ?? [];
    // The message about an unknown outcome advises against sending the same password again.
    const asked = isUnsure ? emptied.filter(({ kind }) => kind === "file") : emptied;
    return answerRefusal(c, refusal, {
      body: definition.refusalBody?.(refusal, errors) ?? { errors },
      back: () => definition.back(c, { given, refusal, errors: askAgain(errors, asked), draft, posted }),
    });
  }
  return answerResult(c, done);

  async function takeValues(): Promise<Values> {
    const { personLimits = [], botCheck } = definition;
    if (posted.excess === "text") throw new Refusal("too-large");
    const mayBeProven = botCheck && networkLimit && textField(posted.data, senderFields.token);
    if (!within && !mayBeProven) throw new Refusal("too-often");
    if (!posted.isReadable && rules.fields.length > 0) throw new Refusal(json ? "malformed" : "unreadable");
    const parsed = await parseForm(rules, posted.values);
    if (parsed.errors && json) throw new Refusal("malformed");
    const errors = posted.excess && parsed.errors ? errorsOfRead(posted, parsed.errors) : parsed.errors;
    if (errors) throw new Refusal("wrong", errors);
    if (posted.excess || !parsed.values) throw new Refusal("too-large");
    const isProven = !botCheck || (await verify(botCheck));
    const { values } = parsed;
    for (const { name, key } of personLimits) await count(name, key({ given, values, posted }, c), isProven);
    return values;
  }

  async function verify(botCheck: BotCheck): Promise<boolean> {
    if (within || !networkLimit) return verifySender(c, posted.data, botCheck);
    if (!(await isPersonBeyondLimit(c, posted.data, botCheck, networkLimit))) throw new Refusal("too-often");
    return true;
  }

  /** If the counter fails, mails are sent only for verified people and customers. @throws Refusal */
  async function count(name: LimitName | LongLimitName, key: string, isProven: boolean): Promise<void> {
    if (!isLong(name)) {
      if (!(await withinLimit(c, name, key))) throw new Refusal("too-often");
      return;
    }
    const taken = await takeLong(c, name, key);
    if (taken === "over") throw new Refusal("enough", undefined, { wait: await waitOfLong(c, name, key) });
    if (taken === "unknown" && !isProven) throw new Refusal("unavailable");
    if (taken === "within") mails.push({ name, key });
  }

  function refusalIn(error: unknown): Refusal | undefined {
    if (error instanceof UpstreamError && !c.var.session.ended) {
      const refusal = refusalOf(error, rules);
      if (refusal.verdict === "wrong") c.var.log.warn(definition.failure, { reason: error.message });
      else c.var.log.error(definition.failure, error);
      return refusal;
    }
    if (!(error instanceof Refusal)) return undefined;
    const { verdict, cause } = error;
    if (verdict === "unavailable" && cause) c.var.log.error(definition.failure, cause);
    else if (cause instanceof UpstreamError && cause.problem.violations.length > 0)
      c.var.log.warn(definition.failure, { reason: cause.message });
    return error;
  }
}

function mayHaveBeenDone(error: unknown): boolean {
  const cause = error instanceof Refusal ? error.cause : error;
  return cause instanceof UpstreamError ? cause.isDoubtful : !(error instanceof Refusal);
}

/** Fields after an oversized file were not read, so they do not count as missing. */
function errorsOfRead({ data }: Posted, { fields }: FormErrors): FormErrors | undefined {
  const read = Object.entries(fields).filter(([name]) => data.has(name));
  return read.length > 0 ? { fields: Object.fromEntries(read), form: [] } : undefined;
}

async function errorsOf<Given, Values, Back extends Page | Response, Params>(
  c: AppContext,
  { errors, isUnsure, verdict, wait, cause }: Refusal,
  { messages }: FormDefinition<Given, Values, Back, Params>,
  given?: Given,
): Promise<{ errors: FormErrors; isUnsure: boolean }> {
  if (errors) return { errors, isUnsure };
  const own = (await messages?.(c, given)) ?? {};
  const isUnknown = verdict === "unavailable" && cause instanceof UpstreamError && cause.isDoubtful;
  const unknown = isUnknown && own.unknown;
  return { errors: formError(unknown || messageFor({ verdict, wait }, own)), isUnsure: Boolean(unknown) };
}
