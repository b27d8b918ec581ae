import type { OrderClaimScreenProps } from "../../../client/screens/order/order-claim-screen.tsx";
import { tooManyPixels } from "../../../shared/animal/photo/photo-fault.ts";
import { mostPixels, pixelsOf, withoutMetadata } from "../../../shared/animal/photo/photo-metadata.ts";
import { photoTypeOf } from "../../../shared/animal/photo/photo-type.ts";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { claimTexts } from "../../../shared/claim/claim.texts.ts";
import { type ClaimKind, claimKinds, type OrderClaim } from "../../../shared/claim/claim.ts";
import { type Claim, claimInputs, claimRules } from "../../../shared/claim/claim-form.ts";
import { largestFile, safeFileName } from "../../../shared/forms/file-rules.ts";
import { type FormErrors, fieldError } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { itemName } from "../../../shared/order/item-name.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import type { FollowUp } from "../../../shared/order/order-view.ts";
import { href } from "../../../shared/routes.ts";
import { formatSize } from "../../../shared/text/format-size.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import type { AppContext } from "../../context.ts";
import { customerKey, saveDraft, takeDraft } from "../../forms/draft.ts";
import { askAgain } from "../../forms/emptied-fields.ts";
import { form } from "../../forms/form.ts";
import { isSmallBody } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import { accountOf } from "../../forms/within-limit.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import type { Loader, Page } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { deliveryTermsOf } from "../../purchase/delivery/delivery-terms.ts";
import { followUp } from "../../purchase/order/follow-up.ts";
import { isSent } from "../../purchase/order/order-state.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { leaveNotice, type Notice } from "../../session/notice.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { isClaimable, isOpen, openClaims } from "./shown-claims.ts";

const t = translator(claimTexts);
const say = translator(formTexts);

interface Params {
  order: string;
}

interface Given {
  order: CheckoutOrder;
  known: FollowUp;
  kinds: ClaimKind[];
}

export const loadClaim: Loader<"mon-compte-mes-commandes-order-signaler"> = async (c, params) => {
  const given = await claimOf(c, params);
  if (!isClaimable(c.var, given.order)) {
    leaveNotice(c, notSent);
    return redirectTo(c, orderHref(params.order), 302);
  }
  const saved = await takeDraft(c, draftName(c, params));
  const rules = rulesOf(given);
  const emptied = saved ? (rules.emptied?.(saved) ?? []) : [];
  return page(c, given, {
    draft: saved ? rules.draft(saved) : {},
    ...(emptied.length > 0 && { errors: askAgain({ fields: {}, form: [] }, emptied) }),
  });
};

const notSent: Notice = { tone: "info", text: t("notSent") };

async function claimOf(c: AppContext, { order: token }: Params): Promise<Given> {
  const [order, terms] = await Promise.all([ownOrder(c, token), deliveryTermsOf(c.var)]);
  const known = await followUp(c.var, order, terms);
  const kinds = claimKinds.filter((kind) => kind !== "not_received" || mayBeLost(order, known));
  return { order, known, kinds };
}

/** A parcel on its way is not lost, and neither is the rest of an order that left in part. */
const mayBeLost = (order: CheckoutOrder, { isDue, isDelivered, deliveredBy }: FollowUp): boolean =>
  isSent(order) && (isDue || isDelivered || deliveredBy === null);

const rulesOf = ({ order, kinds }: Given) => claimRules({ kinds, lines: order.items.map(({ id }) => id) });

const claimForm = form<Given, Claim, Page | Response, Params>({
  failure: "claim not sent",
  networkLimit: "UPLOAD_LIMIT",
  fileBytes: largestFile,
  given: claimOf,
  rules: rulesOf,
  personLimits: [{ name: "UPLOAD_LIMIT", key: (_, c) => accountOf(c.var.session) }],
  act: async (c, { given: { order }, values }) => {
    const to = orderHref(order.token);
    if (!isClaimable(c.var, order)) return { to, notice: notSent };
    const claims = await c.var.ecommerce.orderClaims(order.token);
    const same = claims.find((claim) => isSame(claim, values));
    if (same) return { to, notice: { tone: "info", text: t("already", { reference: same.reference }) } };
    const { kind, lines: items, message, photo } = values;
    const file = photo && (await fileOf(photo));
    const made = await c.var.ecommerce.addClaim(order.token, { kind, items, message, file }, claims);
    return { to, notice: { tone: "success", text: t("done", made) } };
  },
  back: (c, { given, errors, draft }) => page(c, given, { errors, draft }),
  messages: () => ({ unavailable: t("failed"), unknown: t("unsure") }),
  saveDraft: (c, params, { data }) => saveDraft(c, draftName(c, params), data),
});

const draftName = (c: AppContext, { order }: Params) => `claim ${order} ${customerKey(c)}`;

/** A second press reports nothing new while customer service works on the first. */
const isSame = (known: OrderClaim, { kind, lines }: Claim): boolean =>
  isOpen(known) && known.kind === kind && known.items.toSorted().join() === lines.toSorted().join();

async function fileOf(photo: File) {
  const type = await photoTypeOf(photo);
  const parts = withoutMetadata(new Uint8Array(await photo.arrayBuffer()));
  const pixels = parts && pixelsOf(parts);
  if (!type || !parts || !pixels)
    throw new Refusal("wrong", fieldError(claimInputs.photo, say("forms.errors.file_type")));
  if (pixels > mostPixels) throw new Refusal("wrong", fieldError(claimInputs.photo, tooManyPixels));
  const content = new Uint8Array(await new Blob(parts).arrayBuffer()).toBase64();
  return { name: safeFileName(photo.name), type, content };
}

/** Asks the API whose order it is before a large body is read, since tokens can be forged. */
export async function postClaim(c: AppContext, params: Params): Promise<Page | Response> {
  if (!isSmallBody(c.req)) {
    await ownOrder(c, params.order).catch((error: unknown) => {
      if (!(error instanceof UpstreamError) || c.var.session.ended) throw error;
    });
  }
  return claimForm.act(c, params);
}

async function page(
  c: AppContext,
  { order, known, kinds }: Given,
  { errors, draft }: { errors?: FormErrors; draft: FormInputs },
): Promise<Page> {
  const { token, number, items } = order;
  const isOnItsWay = !kinds.includes("not_received") && known.deliveredBy !== null;
  return {
    screen: "order-claim",
    props: {
      places: accountPlacesOf(c.var),
      token,
      number: number ?? "",
      claims: await openClaims(c.var, order),
      form: {
        action: href("mon-compte-mes-commandes-order-signaler", { order: token }),
        back: orderHref(token),
        kinds,
        dueOn: isOnItsWay ? formatDay(known.deliveredBy) : null,
        lines: items.map(({ id, productName, variantName }) => ({
          id,
          name: itemName({ productName, variantName }),
        })),
        size: formatSize(largestFile),
        inputs: draft,
        ...(errors && { errors }),
      },
    } satisfies OrderClaimScreenProps,
    head: {
      title: pageTitle(t("title")),
      canonical: href("mon-compte-mes-commandes-order-signaler", { order: token }),
      noindex: true,
    },
  };
}
