import { href } from "../../../shared/routes.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { changedPartsTexts } from "../../../shared/subscription/step/changed-parts.texts.ts";
import { stepTexts } from "../../../shared/subscription/step/step.texts.ts";
import { subscriptionStepFields } from "../../../shared/subscription/step/step-fields.ts";
import {
  changeHref,
  subscriptionChanges,
  subscriptionHref,
} from "../../../shared/subscription/subscription-href.ts";
import { changedParts, subscriptionVersion } from "../../../shared/subscription/subscription-version.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import { type FormRedirect, RedirectError } from "../../forms/answer.ts";
import { customerKey, saveDraft, takeDraft } from "../../forms/draft.ts";
import { form } from "../../forms/form.ts";
import type { Form } from "../../forms/form-definition.ts";
import { inTurn } from "../../forms/in-turn.ts";
import type { Posted } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import type { Page } from "../../page/page.ts";
import { pageTop, redirectTo } from "../../page/redirect.ts";
import { leaveNotice, type Notice } from "../../session/notice.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { subscriptionOutagePage } from "../outage-page.ts";
import { namedSubscription, ownSubscription } from "../own-subscription.ts";
import { subscriptionNotice } from "../subscription-notice.ts";
import { type Change, PartlyWritten, type ShownStep } from "./change.ts";
import { failedWrite } from "./failed-write.ts";

const t = translator(stepTexts);
const say = translator(changedPartsTexts);

export interface SubscriptionParams {
  subscription: string;
}

export interface ChangeForm extends Form<SubscriptionParams, Page | Response> {
  load: (c: AppContext, params: SubscriptionParams) => Promise<Page | Response>;
  isOffered: (subscription: CustomerSubscription) => boolean;
  isHeldByLock: boolean;
}

/** Optimistic concurrency: never overwrites a newer version (docs/decisions/042-subscriptions.md). */
export function changeForm<Values>(change: Change<Values>): ChangeForm {
  const { name, failure, isHeldByLock, isOffered = isRunning, unsure, atTop = false } = change;
  const isEnd = name === "resiliation";
  /** A change of a stopped subscription never counts as done, except its end. */
  const isDone = (subscription: CustomerSubscription, values: Values): boolean =>
    (isEnd || isRunning(subscription)) && (change.isDone?.(subscription, values) ?? false);
  const draftKey = (c: AppContext, { subscription }: SubscriptionParams) =>
    `subscription ${subscription} ${name} ${customerKey(c)}`;

  const load: ChangeForm["load"] = (c, params) =>
    loadStep(c, params).catch((error: unknown) => {
      if (!(error instanceof RedirectError)) throw error;
      const { to, notice } = error.redirect;
      if (notice) leaveNotice(c, notice);
      return redirectTo(c, to, 302);
    });

  async function loadStep(c: AppContext, params: SubscriptionParams): Promise<Page | Response> {
    const subscription = await namedSubscription(c, params.subscription);
    const { isDateUnread } = subscription;
    if (isDateUnread) leaveNotice(c, dateUnread());
    if (isDateUnread || !isOffered(subscription)) return redirectTo(c, back(subscription), 302);
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

  return {
    load,
    isOffered,
    isHeldByLock,
    ...form<Given<Values>, Values, Page | Response, SubscriptionParams>({
      failure,
      given: async (c, params) => {
        const subscription = await namedSubscription(c, params.subscription);
        return { subscription, params, rules: await change.rules(c, subscription) };
      },
      rules: ({ rules }) => rules,
      personLimits: change.personLimits,
      act: (c, { given: { subscription, params }, values, posted }) =>
        inTurn(
          c,
          `subscription ${subscription.id}`,
          async () => write(c, await ownSubscription(c, params.subscription), { params, values, posted }),
          () => new UpstreamError("another change", 503, undefined),
        ),
      back: async (c, { given: { subscription, params }, refusal, errors, draft, posted }) => {
        if (refusal.verdict !== "wrong" || !isStale(subscription, posted))
          return change.page(c, shown(subscription, { inputs: draft, errors }));
        // A step that has changed may refuse what it offered when the form was rendered.
        const { to, notice } = isOffered(subscription)
          ? await again(c, params, posted, changedNotice(subscription, posted))
          : { to: back(subscription), notice: notOffered(subscription, posted) };
        if (notice) leaveNotice(c, notice);
        return redirectTo(c, atTop ? to + pageTop : to, 303);
      },
      messages: () => ({ unavailable: t("notDone") }),
      saveDraft: (c, params, posted) => saveDraft(c, draftKey(c, params), posted.data),
      outage: async (c, params) => subscriptionOutagePage(c, params, stepHref(c, params)),
    }),
  };

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
    if (isDone(before, values)) return settle(before);
    if (before.isDateUnread) return { to: back(before), notice: dateUnread() };
    if (!isOffered(before)) return { to: back(before), notice: notOffered(before, posted) };
    if (isHeldByLock && isLocked(before, clock.date())) return again(c, params, posted, "locked");
    if (isStale(before, posted)) return again(c, params, posted, changedNotice(before, posted));
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
        before,
        isDone: (after) => isDone(after, values),
        isRepeatable: !unsure,
        readAgain: () => ownSubscription(c, params.subscription),
      });
      if (failed.kind === "done") return settle(failed.after);
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
    const { tone, text } =
      typeof why === "object" ? why : ({ tone: why === "locked" ? "error" : "info", text: t(why) } as const);
    return { to: stepHref(c, params), notice: subscriptionNotice(tone, text), atTop };
  }

  function stepHref(c: AppContext, { subscription }: SubscriptionParams): string {
    return changeHref(Number(subscription), name, Object.fromEntries(new URL(c.req.url).searchParams));
  }

  function back({ id }: CustomerSubscription): string {
    return subscriptionHref(id, subscriptionChanges[name]);
  }
}

interface Given<Values> {
  subscription: CustomerSubscription;
  params: SubscriptionParams;
  rules: Awaited<ReturnType<Change<Values>["rules"]>>;
}

const dateUnread = () =>
  subscriptionNotice("info", t("dateUnread"), { name: t("service"), href: href("nous-contacter") });

const versionIn = ({ values }: Posted) => subscriptionStepFields.schema.parse(values).version;

const isStale = (subscription: CustomerSubscription, posted: Posted) =>
  versionIn(posted) !== subscriptionVersion(subscription);

const changedNotice = (subscription: CustomerSubscription, posted: Posted) => ({
  tone: "info" as const,
  text: withParts(t("changed"), subscription, posted),
});

const notOffered = (subscription: CustomerSubscription, posted: Posted) =>
  subscriptionNotice(
    "info",
    isRunning(subscription) ? withParts(say("notNow"), subscription, posted) : t("ended"),
  );

function withParts(text: string, subscription: CustomerSubscription, posted: Posted): string {
  const parts = changedParts(versionIn(posted), subscription).map((part) => say(part));
  return parts.length > 0 ? `${text} ${say("which", { parts: parts.join(", ") })}` : text;
}
