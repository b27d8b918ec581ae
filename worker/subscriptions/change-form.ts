import { href } from "../../shared/routes.ts";
import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import { isLocked } from "../../shared/subscription/edit-lock.ts";
import { isRunning } from "../../shared/subscription/next-deliveries.ts";
import { stepTexts } from "../../shared/subscription/step.texts.ts";
import { stepFields } from "../../shared/subscription/step-fields.ts";
import {
  changeHref,
  subscriptionChanges,
  subscriptionHref,
} from "../../shared/subscription/subscription-href.ts";
import { subscriptionVersion } from "../../shared/subscription/subscription-version.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import type { FormRedirect } from "../forms/answer.ts";
import { customerKey, saveDraft, takeDraft } from "../forms/draft.ts";
import { formChoice } from "../forms/form.ts";
import { inTurn } from "../forms/in-turn.ts";
import type { Posted } from "../forms/posted.ts";
import { Refusal } from "../forms/refusal.ts";
import type { Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";
import { type Change, PartlyWritten, type ShownStep } from "./change.ts";
import { failedWrite } from "./failed-write.ts";
import { missingCalls, rememberMissingCall } from "./missing-calls.ts";
import { ownSubscription } from "./own-subscription.ts";
import { subscriptionNotice } from "./subscription-notice.ts";

const t = translator(stepTexts);

export interface SubscriptionParams {
  subscription: string;
}

/** Optimistic concurrency: never overwrites a newer version (docs/decisions/043-subscription-changes.md). */
export function changeForm<Values>(change: Change<Values>) {
  const { name, failure, isHeldByLock, isOffered = isRunning, isDone, unsure } = change;
  const draftKey = (c: AppContext, { subscription }: SubscriptionParams) =>
    `subscription ${subscription} ${name} ${customerKey(c)}`;

  async function load(c: AppContext, params: SubscriptionParams): Promise<Page | Response> {
    const [subscription, missing] = await Promise.all([
      ownSubscription(c, params.subscription),
      missingCalls(c),
    ]);
    const why = missing.includes(name) ? "missing" : subscription.isDateUnread && "dateUnread";
    if (why) leaveNotice(c, byService(why));
    if (why || !isOffered(subscription)) return redirectTo(c, back(subscription), 302);
    const draft = await takeDraft(c, draftKey(c, params));
    const { draft: read } = await change.rules(c, subscription);
    return change.page(c, shown(subscription, { inputs: draft ? read(draft) : {} }));
  }

  const shown = (
    subscription: CustomerSubscription,
    step: Pick<ShownStep, "inputs" | "errors">,
  ): ShownStep => ({
    subscription,
    ...step,
    isHeldByLock,
  });

  const form = formChoice<Given<Values>, Values, Page | Response, SubscriptionParams>({
    failure,
    given: async (c, params) => {
      const subscription = await ownSubscription(c, params.subscription);
      return { subscription, params, rules: await change.rules(c, subscription) };
    },
    rules: ({ rules }) => rules,
    ...(change.personLimits && { personLimits: change.personLimits }),
    act: (c, { given: { subscription, params }, values, posted }) =>
      inTurn(
        c,
        `subscription ${subscription.id}`,
        async () => write(c, await ownSubscription(c, params.subscription), { params, values, posted }),
        () => new UpstreamError("another change", 503, undefined),
      ),
    back: async (c, { given: { subscription }, errors, draft }) =>
      change.page(c, shown(subscription, { inputs: draft, errors })),
    messages: () => ({ unavailable: t("notDone") }),
    saveDraft: (c, params, posted) => saveDraft(c, draftKey(c, params), posted.data),
  });

  /** Devices wait for each other: `before` is read after any other change has finished. */
  async function write(
    c: AppContext,
    before: CustomerSubscription,
    { params, values, posted }: { params: SubscriptionParams; values: Values; posted: Posted },
  ): Promise<FormRedirect> {
    const settle = async (after: CustomerSubscription): Promise<FormRedirect> => {
      const said = await change.done(after, values, before, c);
      return {
        to: back(after),
        notice: typeof said === "string" ? subscriptionNotice("success", said) : said,
      };
    };
    if (isDone?.(before, values)) return settle(before);
    if (before.isDateUnread) return { to: back(before), notice: byService("dateUnread") };
    if (!isOffered(before)) return { to: back(before), notice: subscriptionNotice("info", t("ended")) };
    if (isHeldByLock && isLocked(before, clock.date())) return again(c, params, posted, "locked");
    if (versionIn(posted) !== subscriptionVersion(before)) return again(c, params, posted, "changed");
    try {
      const after = await change.write(c, before, values);
      return "to" in after ? after : await settle(after);
    } catch (error) {
      if (error instanceof PartlyWritten) {
        if (error.cause instanceof Refusal) c.var.log.warn(failure, { reason: error.cause.message });
        else c.var.log.error(failure, error.cause);
        return again(c, params, posted, { tone: "error", text: error.text });
      }
      const failed = await failedWrite(error, {
        name,
        before,
        isDone: (after) => isDone?.(after, values) ?? false,
        isRepeatable: !unsure,
        readAgain: () => ownSubscription(c, params.subscription),
      });
      if (failed.kind === "done") return settle(failed.after);
      if (failed.kind === "missing") {
        await rememberMissingCall(c, name, error);
        return { to: back(before), notice: byService("missing") };
      }
      if (failed.kind !== "unsure") return again(c, params, posted, failed.kind);
      if (!unsure) throw new Refusal("unavailable", t("unsure"), { cause: failed.cause });
      c.var.log.error(failure, failed.cause);
      return { to: back(before), notice: unsure(before) };
    }
  }

  async function again(
    c: AppContext,
    params: SubscriptionParams,
    { data }: Posted,
    why: "changed" | "locked" | Pick<Notice, "tone" | "text">,
  ): Promise<FormRedirect> {
    await saveDraft(c, draftKey(c, params), data);
    const choices = Object.fromEntries(new URL(c.req.url).searchParams);
    const { tone, text } =
      typeof why === "object" ? why : ({ tone: why === "locked" ? "error" : "info", text: t(why) } as const);
    const to = changeHref(Number(params.subscription), name, choices);
    return { to, notice: subscriptionNotice(tone, text) };
  }

  const back = ({ id }: CustomerSubscription) => subscriptionHref(id, subscriptionChanges[name]);

  return { load, form, isOffered, isHeldByLock };
}

interface Given<Values> {
  subscription: CustomerSubscription;
  params: SubscriptionParams;
  rules: Awaited<ReturnType<Change<Values>["rules"]>>;
}

const byService = (why: "missing" | "dateUnread") =>
  subscriptionNotice("info", t(why), { name: t("service"), href: href("nous-contacter") });

const versionIn = ({ values }: Posted) => stepFields.schema.parse(values).version;
