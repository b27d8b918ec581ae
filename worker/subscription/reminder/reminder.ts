import type { ReminderScreenProps } from "../../../client/screens/subscription/reminder-screen.tsx";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { type FormRules, noFields } from "../../../shared/forms/form-rules.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { mailLinkQuery } from "../../../shared/mail-link/mail-link.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { isPaused, isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { reminderTexts } from "../../../shared/subscription/reminder/reminder.texts.ts";
import {
  isReminderAnswer,
  type Reminder,
  type ReminderAnswer,
  reminderHref,
} from "../../../shared/subscription/reminder/reminder.ts";
import { forecastOf } from "../../../shared/subscription/stock/shortage.ts";
import { shortageText } from "../../../shared/subscription/stock/shortage-text.ts";
import type { StockAtHome } from "../../../shared/subscription/stock/stock-at-home.ts";
import { latestArrival, shipNowDay } from "../../../shared/subscription/stock/stock-days.ts";
import { type StockAnswer, stockRules } from "../../../shared/subscription/stock/stock-word.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import type { AppContext } from "../../context.ts";
import type { FormResult } from "../../forms/answer.ts";
import { form } from "../../forms/form.ts";
import { oneOf } from "../../forms/one-of.ts";
import { Refusal } from "../../forms/refusal.ts";
import { unknownForm } from "../../forms/unknown-form.ts";
import { withinNetworkLimit } from "../../forms/within-limit.ts";
import { setRetryAfter } from "../../page/error/retry-after.ts";
import { type Loader, NotFound, type Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { roadTo, stockSaid } from "../../purchase/stock/stock-at-home.ts";
import { saveStockWord, stockWordsOf } from "../../purchase/stock/stock-word.ts";
import { followedMailLink } from "../../session/mail-link.ts";
import { NoSuchCall, UpstreamError } from "../../upstream/upstream-error.ts";
import { dayAfterSkip } from "../date/skip.ts";

const t = translator(reminderTexts);

interface Params {
  subscription: string;
  answer: string;
}

interface Opened {
  id: number;
  answer: ReminderAnswer;
  link: { token: string; isExpired: boolean };
  /** Address of the page with the token of its link. */
  address: string;
}

/** Reads only, since mail scanners open every link. */
export const loadReminder: Loader<"prochain-colis-subscription-answer"> = async (c, params) => {
  const opened = await openedLink(c, params);
  const { id, link, address } = opened;
  if (link.isExpired) return { ...notShown(opened, "expired"), status: 410 };
  if (!(await withinNetworkLimit(c, "MAIL_LINK_LIMIT"))) {
    setRetryAfter(c);
    return { ...notShown(opened, "busy", address), status: 429 };
  }
  try {
    return await shownReminder(c, opened, await c.var.ecommerce.reminder(id, link.token));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.refused) throw new NotFound(c.req.path);
    c.var.log.error("reminder not shown", error);
    return { ...notShown(opened, "down", address), status: 503 };
  }
};

/** @throws NotFound without a valid signature */
async function openedLink(c: AppContext, { subscription, answer }: Params): Promise<Opened> {
  const isPath = isReminderAnswer(answer) && /^[1-9]\d{0,14}$/.test(subscription);
  const link = isPath ? await followedMailLink(c, "reminder", subscription) : undefined;
  if (!isPath || !link) throw new NotFound(c.req.path);
  const id = Number(subscription);
  const address = `${reminderHref(id, answer)}?${new URLSearchParams({ [mailLinkQuery]: link.token })}`;
  return { id, answer, link, address };
}

const common = {
  networkLimit: "MAIL_LINK_LIMIT" as const,
  given: openReminder,
};

interface Given {
  opened: Opened;
  reminder: Reminder;
}

async function openReminder(c: AppContext, params: Params): Promise<Given> {
  const opened = await openedLink(c, params);
  try {
    return { opened, reminder: await c.var.ecommerce.reminder(opened.id, opened.link.token) };
  } catch (error) {
    if (error instanceof UpstreamError && error.refused) throw new NotFound(c.req.path);
    throw error;
  }
}

const outage = async (c: AppContext, params: Params): Promise<Page> => {
  const opened = await openedLink(c, params);
  return notShown(opened, "down", opened.address);
};

interface Refused {
  given: Given;
  errors: FormErrors;
  draft: FormInputs;
}

const back = (c: AppContext, { given, errors, draft }: Refused) =>
  shownReminder(c, given.opened, given.reminder, { errors, inputs: draft });

const confirmation = form<Given, object, Page | Response, Params>({
  ...common,
  failure: "reminder not confirmed",
  rules: () => noFields,
  act: async (c, { given: { opened, reminder } }) => {
    if (reminder.isConfirmed || !isOpen(reminder)) return shown(c, opened, reminder);
    try {
      return shown(c, opened, await c.var.ecommerce.confirmReminder(opened.id, opened.link.token));
    } catch (error) {
      if (error instanceof NoSuchCall) return shown(c, opened, reminder, { isNotNoted: true });
      if (!(error instanceof UpstreamError)) throw error;
      const text = t(error.isDoubtful ? "fine.unsure" : "fine.failed");
      throw new Refusal("unavailable", text, { cause: error, isUnsure: error.isDoubtful });
    }
  },
  back,
  outage,
});

const stock = form<Given, StockAnswer, Page | Response, Params>({
  ...common,
  failure: "stock of a reminder not read",
  rules: ({ reminder }): FormRules<StockAnswer> => stockRules(recurringCodes(reminder)),
  act: (c, { given: { opened, reminder }, values: { shares } }): FormResult<Page | Response> => {
    if (!isOpen(reminder)) return shown(c, opened, reminder);
    saveStockWord(c, opened.id, shares);
    return shown(c, opened, reminder, { said: { on: today(), left: shares } });
  },
  back,
  outage,
});

/** Shown without a redirect, which would need a cookie: many readers of a mail have none yet. */
const shown = (c: AppContext, opened: Opened, reminder: Reminder, more: More = {}): FormResult<Page> => ({
  json: {},
  page: () => shownReminder(c, opened, reminder, more),
});

const reminderForms = oneOf({
  choose: (c) => chosen(c.req.path),
  forms: {
    "tout-va-bien": confirmation,
    "il-m-en-reste": stock,
    none: unknownForm<Given, Page | Response, Params>({ ...common, back }),
  },
});

export async function postReminder(c: AppContext, params: Params): Promise<Page | Response> {
  const opened = await openedLink(c, params);
  return opened.link.isExpired
    ? { ...notShown(opened, "expired"), status: 410 }
    : reminderForms.act(c, params);
}

function chosen(path: string) {
  const answer = path.split("/").at(-2);
  return answer === "tout-va-bien" || answer === "il-m-en-reste" ? answer : "none";
}

const recurringCodes = ({ items }: Reminder): string[] =>
  items.flatMap(({ variant, once }) => (variant && !once ? [variant] : []));

const today = () => dayInParis(clock.date());

const isOpen = (reminder: Reminder): boolean => isPlanned(reminder) && !isLocked(reminder, clock.date());

const isPlanned = (reminder: Reminder): boolean =>
  reminder.nextShipmentDate !== null && isRunning(reminder) && !isPaused(reminder);

interface More {
  isNotNoted?: boolean;
  said?: { on: string; left: StockAnswer["shares"] };
  errors?: FormErrors;
  inputs?: FormInputs;
}

async function shownReminder(
  c: AppContext,
  opened: Opened,
  reminder: Reminder,
  { said, errors, inputs = {}, isNotNoted = false }: More = {},
): Promise<Page> {
  const { id, answer, address } = opened;
  const { nextShipmentDate: day, isConfirmed, needsAttention } = reminder;
  const planned = { leaves: leaves(reminder), arrives: arrives(reminder) };
  if (!day || !isPlanned(reminder)) return page(opened, { kind: "closed", why: "unplanned", day: "" });
  if (!isOpen(reminder)) return page(opened, { kind: "closed", why: "locked", day: formatDay(day) });
  const common = { id, address, ...planned, needsAttention, ...(errors && { errors }) };
  if (answer === "tout-va-bien") return page(opened, { kind: "fine", ...common, isConfirmed, isNotNoted });
  if (answer === "il-m-en-manque") {
    const arrivesNow = formatDay(latestArrival(shipNowDay(today()), roadTo(reminder)));
    return page(opened, { kind: "missing", ...common, arrivesNow });
  }
  const counted = await stockOf(c, reminder, said);
  const skipTo = dayAfterSkip(reminder);
  return page(opened, {
    kind: "left",
    ...common,
    meals: counted?.meals ?? [],
    stock: said ? counted : null,
    skipTo,
    shortage:
      said && counted && skipTo && !needsAttention ? shortageText(foodIn(counted, reminder), skipTo) : null,
    inputs,
  });
}

const foodIn = (counted: StockAtHome, reminder: Reminder) =>
  forecastOf(counted, { road: roadTo(reminder), after: "today" });

const leaves = ({ nextShipmentDate }: Reminder) => t("leaves", { day: formatDay(nextShipmentDate) });

const arrives = ({ nextShipmentDate, ...reminder }: Reminder) =>
  nextShipmentDate ? t("arrives", { day: formatDay(latestArrival(nextShipmentDate, roadTo(reminder))) }) : "";

/** One pack of each food is only where the question begins. */
async function stockOf(c: AppContext, reminder: Reminder, said: More["said"]): Promise<StockAtHome | null> {
  const first = { on: today(), left: recurringCodes(reminder).map((code) => ({ code, quarters: 4 })) };
  const word = said ?? stockWordsOf(c).find(({ id }) => id === reminder.id) ?? first;
  return stockSaid(c.var, reminder, word).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("foods of a reminder not known", error);
    return null;
  });
}

const notShown = (opened: Opened, why: "expired" | "busy" | "down", retry?: string): Page =>
  page(opened, { kind: "notShown", why, ...(retry && { retry }) });

const headingOf = (shown: ReminderScreenProps["shown"]) =>
  "why" in shown ? (`${shown.why}.title` as const) : (`${shown.kind}.title` as const);

function page({ id, answer }: Opened, shown: ReminderScreenProps["shown"]): Page {
  return {
    screen: "reminder",
    personal: true,
    props: { id, shown },
    head: { title: pageTitle(t(headingOf(shown))), canonical: reminderHref(id, answer), noindex: true },
  };
}
