import { Hono } from "hono";
import {
  addToCartAnchor,
  type CartAnswer,
  type CartChangeAnswer,
  type WholeCartAnswer,
} from "../../shared/api/api.ts";
import type { Cart } from "../../shared/cart/cart.ts";
import type { CartChange } from "../../shared/cart/cart-change.ts";
import {
  addItemInputs,
  addItemSchema,
  changeItemSchema,
  couponSchema,
  removeCouponSchema,
  removeItemSchema,
  swapItemSchema,
} from "../../shared/cart/cart-input.ts";
import { joinedText } from "../../shared/cart/joined-line.ts";
import { type FormSchema, noFields, textsIn } from "../../shared/forms/form-rules.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, AppEnv, AppRequest } from "../context.ts";
import { form, nothing } from "../forms/form.ts";
import type { Form } from "../forms/form-definition.ts";
import type { Posted } from "../forms/posted.ts";
import type { LimitName } from "../forms/within-limit.ts";
import { wantsJson } from "../page/wants-json.ts";
import { inCartTurn } from "../purchase/cart/cart-writes.ts";
import { clearCartToken } from "../session/cart-token.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";
import type { ItemRequest } from "../upstream/ecommerce/cart-calls.ts";
import { addTogether } from "./buy-again/add-together-api.ts";
import { CartRefusal, deleteEmptyCart, loadCart } from "./cart.ts";
import { addToCart, applyCoupon, changeLine, removeCoupon, removeLine, swapLine } from "./change-cart.ts";
import { joinNewCarts } from "./join-new-carts.ts";
import { formOfLine } from "./removed-line.ts";
import { cartNotices } from "./texts.ts";

const t = translator(cartNotices);

interface CartForm<Values, Done extends CartChange | Cart> {
  inputs: object;
  schema: FormSchema<Values>;
  act: (c: AppContext, values: Values) => Promise<Done>;
  done: (done: Done, values: Values, c: AppContext) => string | Promise<string>;
  /** Runs before a plain form acts, so that its notice can offer to put the line back. */
  undo?: (c: AppContext) => Promise<Notice["draft"]>;
  /** The line whose place the restored one takes. */
  swappedFor?: (done: Done, values: Values) => number | undefined;
  badInput?: string;
  next?: string;
  anchor?: string;
  networkLimit?: LimitName;
}

function cartForm<Values, Done extends CartChange | Cart>(
  definition: CartForm<Values, Done>,
): Form<unknown, Response> {
  const {
    inputs,
    schema,
    act,
    done,
    undo,
    swappedFor,
    badInput,
    next,
    anchor = "",
    networkLimit,
  } = definition;
  const draft = (data: FormData) => textsIn(data, [...data.keys()]);
  return form({
    failure: "cart not changed",
    json: true,
    networkLimit,
    given: nothing,
    rules: () => ({ name: "cart", fields: Object.keys(inputs), schema, draft }),
    act: async (c, { values, posted }) => {
      const undone = wantsJson(c) ? undefined : await undo?.(c);
      const change = await act(c, values);
      const instead = undone && swappedFor?.(change, values);
      const draft = instead === undefined ? undone : { ...undone, instead: String(instead) };
      if (wantsJson(c)) tellLostCoupon(c);
      const { lostCoupon } = c.var.session;
      const text = [lostCoupon, await done(change, values, c)].filter(Boolean).join(" ");
      return {
        json: "lines" in change ? wholeAnswer(change) : ({ change } satisfies CartChangeAnswer),
        to: next ?? returnTo(posted) + anchor,
        notice: { tone: "success", text, draft },
      };
    },
    back: (c, { errors, posted, refusal, ...refused }) => {
      const { field } = refusal instanceof CartRefusal ? refusal.body : {};
      const fields = { ...refused.draft, ...lineOf(c.req), ...(field ? { wrong: field } : {}) };
      leaveNotice(c, { tone: "error", text: errors.form.join(" "), draft: shortened(fields) });
      return c.redirect(returnTo(posted) + anchor, 303);
    },
    refusalBody: (refusal, errors): CartAnswer =>
      refusal instanceof CartRefusal ? refusal.body : { cart: null, message: errors.form.join(" ") },
    messages: () => ({ malformed: badInput ?? t("badInput") }),
  });
}

const wholeAnswer = (cart: Cart): WholeCartAnswer => ({ cart, message: "", isComplete: true });

async function addedText(
  { line }: CartChange,
  { quantity, subscriptionInterval: interval }: ItemRequest,
  c: AppContext,
): Promise<string> {
  if (line?.isSample) return t("sampleOnce");
  const joined = line && joinedText(line, { quantity, interval }, await c.var.frequencies.atHand());
  return [t("added", { name: line?.productName ?? "" }), joined].filter(Boolean).join(" ");
}

const returnTo = ({ values }: Posted) =>
  safeReturnTo(removeItemSchema.safeParse(values).data?.returnTo, href("panier"));

function lineOf(req: AppRequest): { line?: string } {
  const line = req.param("id");
  return line ? { line } : {};
}

const shortened = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value).slice(0, 100)]));

const idOf = (req: AppRequest) => Number(req.param("id"));

export const cartApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .use(joinNewCarts)
  .get("/", async (c) => {
    try {
      const cart = await loadCart(c);
      tellLostCoupon(c);
      return c.json<CartAnswer>({ cart });
    } catch (error) {
      return refused(c, error);
    }
  })
  .delete("/", async (c) => {
    try {
      await inCartTurn(c, () => deleteEmptyCart(c));
      return c.body(null, 204);
    } catch (error) {
      return refused(c, error);
    }
  })
  .post("/new", (c) => newCart.act(c, undefined))
  .post("/together", addTogether.act)
  .post(
    "/items",
    cartForm({
      inputs: addItemInputs.shape,
      schema: addItemSchema,
      act: addToCart,
      done: addedText,
      next: href("panier"),
      anchor: `#${addToCartAnchor}`,
    }).act,
  )
  .post(
    "/items/:id{[0-9]{1,15}}",
    cartForm({
      inputs: changeItemSchema.shape,
      schema: changeItemSchema,
      act: (c, wanted) => changeLine(c, idOf(c.req), wanted),
      done: () => t("changed"),
    }).act,
  )
  .post(
    "/items/:id{[0-9]{1,15}}/swap",
    cartForm({
      inputs: swapItemSchema.shape,
      schema: swapItemSchema,
      act: (c, wanted) => swapLine(c, idOf(c.req), wanted),
      done: (cart, { variantCode }) => {
        const line = cart.lines.find((one) => one.variantCode === variantCode);
        return t("swapped", { name: line?.variantName ?? "" });
      },
      undo: (c) => formOfLine(c.var, idOf(c.req)),
      swappedFor: ({ lines }, { variantCode }) => lines.find((one) => one.variantCode === variantCode)?.id,
    }).act,
  )
  .post(
    "/items/:id{[0-9]{1,15}}/remove",
    cartForm({
      inputs: {},
      schema: removeItemSchema,
      act: (c) => removeLine(c, idOf(c.req)),
      done: () => t("removed"),
      undo: (c) => formOfLine(c.var, idOf(c.req)),
    }).act,
  )
  .post(
    "/coupon",
    cartForm({
      inputs: couponSchema.shape,
      schema: couponSchema,
      act: (c, { couponCode }) => applyCoupon(c, couponCode),
      done: ({ coupon }) => t("couponApplied", { code: coupon ?? "" }),
      badInput: t("couponMissing"),
      networkLimit: "COUPON_LIMIT",
    }).act,
  )
  .post(
    "/coupon/remove",
    cartForm({
      inputs: removeCouponSchema.shape,
      schema: removeCouponSchema,
      act: (c, { couponCode }) => removeCoupon(c, couponCode),
      done: () => t("couponRemoved"),
      badInput: t("couponMissing"),
    }).act,
  );

/** Shown on the next page, because the answer to a script carries no sentence. */
function tellLostCoupon(c: AppContext): void {
  const { lostCoupon } = c.var.session;
  if (lostCoupon) leaveNotice(c, { tone: "info", text: lostCoupon });
}

function refused(c: AppContext, error: unknown): Response {
  if (!(error instanceof CartRefusal)) throw error;
  if (error.cause) c.var.log.error("cart not read", error.cause);
  return c.json(error.body, error.status);
}

const newCart = form({
  failure: "cart not left",
  given: nothing,
  rules: () => noFields,
  act: (c) => {
    clearCartToken(c);
    return { to: href("panier"), notice: { tone: "info", text: t("new") } };
  },
  back: (c) => c.redirect(href("panier"), 303),
});
