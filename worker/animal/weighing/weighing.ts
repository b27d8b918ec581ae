import type { WeighingScreenProps } from "../../../client/screens/animal/weighing-screen.tsx";
import { weighingTexts } from "../../../shared/animal/plan/weighing.texts.ts";
import type { Weighing } from "../../../shared/animal/plan/weighing.ts";
import { weighingInputs, weighingRules } from "../../../shared/animal/plan/weighing-form.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import { toTenth } from "../../../shared/animal/weight/to-tenth.ts";
import { isBigChange } from "../../../shared/animal/weight/weight-change.ts";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import { mailLinkQuery } from "../../../shared/mail-link/mail-link.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import type { AppContext, Services } from "../../context.ts";
import { RedirectError } from "../../forms/answer.ts";
import { form } from "../../forms/form.ts";
import { Refusal } from "../../forms/refusal.ts";
import { withinNetworkLimit } from "../../forms/within-limit.ts";
import { animalId } from "../../nutrition/own-animal.ts";
import { setRetryAfter } from "../../page/error/retry-after.ts";
import { type Loader, NotFound, type Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { followedMailLink } from "../../session/mail-link.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { written } from "../../upstream/write-outcome.ts";

const t = translator(weighingTexts);

interface Link {
  id: number;
  token: string;
}

/** Reads only, so that scanners of mails may follow the link. */
export const loadWeighing: Loader<"pesee-animal"> = async (c, { animal }) => {
  const link = await linkOf(c, animal);
  if (link === "expired") return ended(Number(animal));
  if (!(await withinNetworkLimit(c, "MAIL_LINK_LIMIT"))) {
    setRetryAfter(c);
    return { ...notShown(link.id, "busy", addressOf(link)), status: 429 };
  }
  try {
    return await weighingPage(c, link);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("weighing not shown", error);
    return down(link);
  }
};

async function weighingPage(c: AppContext, link: Link): Promise<Page> {
  const weighing = await weighingOf(c.var, link);
  return weighing ? pageOf(link, weighing) : ended(link.id);
}

interface Given {
  link: Link;
  weighing: Weighing;
}

/** A link that was used or has ended leads to its page, which says so. */
export const weighingForm = form<Given, Record<string, unknown>, Page, { animal: string }>({
  failure: "weight of a mail's link not saved",
  networkLimit: "MAIL_LINK_LIMIT",
  given: async (c, { animal }) => {
    const link = await linkOf(c, animal);
    if (link === "expired") throw new RedirectError({ to: c.req.path + new URL(c.req.url).search });
    const weighing = await weighingOf(c.var, link);
    if (!weighing?.kind || weighing.recorded !== null) throw new RedirectError({ to: addressOf(link) });
    return { link, weighing };
  },
  rules: ({ weighing: { kind } }) => weighingRules(kind ?? "dog"),
  act: async (c, { given: { link, weighing }, values }) => {
    const weight = toTenth(Number(values[weighingInputs.weight]));
    const isConfirmed = String(values[weighingInputs.confirmed] ?? "") === String(weight);
    if (isUnusual(weighing, weight) && !isConfirmed) throw new UnusualWeight(weighing, weight);
    await record(c.var, link, weight);
    return { to: addressOf(link) };
  },
  back: (_, { given: { link, weighing }, refusal, errors, draft }) =>
    pageOf(link, weighing, {
      errors,
      draft: String(draft[weighingInputs.weight] ?? ""),
      unusual: refusal instanceof UnusualWeight ? refusal.weight : null,
    }),
  messages: () => ({ unavailable: t("errors.notSaved") }),
  outage: async (c, { animal }) => {
    const link = await linkOf(c, animal);
    return link === "expired" ? ended(Number(animal)) : down(link);
  },
});

/** Asked for once more before it is saved: a typing slip would spoil the plan, and the link works once. */
class UnusualWeight extends Refusal {
  readonly weight: number;

  constructor({ weight: last, measuredOn }: Weighing, weight: number) {
    const difference = weight - (last ?? weight);
    const text = t("unusual", {
      weight: formatWeight(weight),
      difference: formatWeight(Math.abs(difference)),
      isMore: difference > 0,
      day: formatDate(measuredOn),
    });
    super("wrong", { fields: { [weighingInputs.weight]: text }, form: [] });
    this.weight = weight;
  }
}

/** Only grown animals have a plan. */
const isUnusual = ({ weight: last }: Weighing, weight: number): boolean =>
  isBigChange(last, weight, undefined);

/** Reads the link after a lost answer: it says what it has saved. @throws Refusal in doubt */
async function record(
  { ecommerce }: Services<"ecommerce">,
  { id, token }: Link,
  weight: number,
): Promise<void> {
  await written({
    name: "weight of a mail's link",
    send: () => ecommerce.recordWeight(id, token, weight),
    read: () => ecommerce.weighing(id, token),
    isDone: ({ recorded }) => recorded === weight,
  }).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.isDoubtful)
      throw new Refusal("unavailable", t("errors.unsure"), { cause: error, isUnsure: true });
    // Another press has used the link, or it has just ended: its page says so.
    if (error.status === 404 || error.status === 409) return;
    throw error;
  });
}

/** @throws NotFound if the e-commerce API has not signed it */
async function linkOf(c: AppContext, animal: string): Promise<Link | "expired"> {
  const id = animalId(c.req, animal);
  const link = await followedMailLink(c, "weighing", animal);
  if (!link) throw new NotFound(c.req.path);
  return link.isExpired ? "expired" : { id, token: link.token };
}

/** Null if the plan or the animal is gone. */
const weighingOf = ({ ecommerce }: Services<"ecommerce">, { id, token }: Link): Promise<Weighing | null> =>
  ecommerce.weighing(id, token).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  });

const addressOf = ({ id, token }: Link): string =>
  `${href("pesee-animal", { animal: String(id) })}?${new URLSearchParams({ [mailLinkQuery]: token })}`;

interface Draft {
  draft: string;
  errors: FormErrors;
  unusual: number | null;
}

const noDraft: Draft = { draft: "", errors: noErrors, unusual: null };

function pageOf(link: Link, weighing: Weighing, shown = noDraft): Page {
  const { name, kind, weight, measuredOn, recorded, nextWeighingOn } = weighing;
  if (!kind) return ended(link.id);
  if (recorded !== null)
    return page(link.id, t("recorded.title"), { kind: "recorded", name, weight: recorded, nextWeighingOn });
  return page(link.id, t("title", { name }), {
    kind: "asked",
    name,
    action: addressOf(link),
    last: weight === null || measuredOn === null ? null : { weight, measuredOn },
    ...shown,
  });
}

const ended = (id: number): Page => ({ ...notShown(id, "expired"), status: 410 });

const down = (link: Link): Page => ({ ...notShown(link.id, "down", addressOf(link)), status: 503 });

const notShown = (id: number, why: "expired" | "busy" | "down", retry?: string): Page =>
  page(id, t(`${why}.title`), { kind: "notShown", why, ...(retry && { retry }) });

const page = (id: number, title: string, shown: WeighingScreenProps["shown"]): Page => ({
  screen: "weighing",
  personal: true,
  props: { id, shown },
  head: {
    title: pageTitle(title),
    canonical: href("pesee-animal", { animal: String(id) }),
    noindex: true,
  },
});
