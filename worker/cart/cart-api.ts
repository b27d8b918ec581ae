import { Hono } from "hono";
import type * as z from "zod/mini";
import { addToCartAnchor, type CartAnswer, type CartChangeAnswer } from "../../shared/api/api.ts";
import type { CartChange } from "../../shared/cart/cart-change.ts";
import {
  addItemSchema,
  changeItemSchema,
  couponSchema,
  removeItemSchema,
} from "../../shared/cart/cart-input.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { workerTexts } from "../page/texts.ts";
import { isJson, wantsJson } from "../page/wants-json.ts";
import { forgetCart } from "../session/cart-token.ts";
import { leaveNotice } from "../session/notice.ts";
import {
  addToCart,
  applyCoupon,
  CartProblem,
  changeLine,
  loadCart,
  removeCoupon,
  removeLine,
} from "./cart.ts";

const t = translator(workerTexts);

/** The cart's calls: JSON to the hydrated page, a redirect to a plain form (303), from one and the same input. */
export const cartApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .get("/", async (c) => {
    try {
      return c.json<CartAnswer>({ cart: await loadCart(c) });
    } catch (error) {
      return failed(c, error);
    }
  })
  .post("/new", (c) => {
    forgetCart(c);
    leaveNotice(c, { tone: "info", text: t("cart.new") });
    return c.redirect(href("panier"), 303);
  })
  .post("/items", async (c) => {
    const form = await readForm(c, addItemSchema);
    form.returnTo += `#${addToCartAnchor}`;
    return answer(c, form, (item) => addToCart(c, item), {
      success: (change) => t("cart.added", { name: change.line?.productName ?? "" }),
      onSuccess: href("panier"),
    });
  })
  .post("/items/:id{[0-9]{1,15}}", async (c) => {
    const form = await readForm(c, changeItemSchema);
    form.typed.line = c.req.param("id");
    return answer(c, form, (wanted) => changeLine(c, Number(c.req.param("id")), wanted), {
      success: () => t("cart.changed"),
    });
  })
  .post("/items/:id{[0-9]{1,15}}/remove", async (c) =>
    answer(c, await readForm(c, removeItemSchema), () => removeLine(c, Number(c.req.param("id"))), {
      success: () => t("cart.removed"),
    }),
  )
  .post("/coupon", async (c) =>
    answer(c, await readForm(c, couponSchema), ({ couponCode }) => applyCoupon(c, couponCode), {
      success: ({ coupon }) => t("cart.couponApplied", { code: coupon ?? "" }),
      badInput: t("cart.couponMissing"),
    }),
  )
  .post("/coupon/remove", async (c) =>
    answer(c, await readForm(c, couponSchema), ({ couponCode }) => removeCoupon(c, couponCode), {
      success: () => t("cart.couponRemoved"),
      badInput: t("cart.couponMissing"),
    }),
  );

interface Form<T> {
  /** Undefined where the input is not usable. */
  data: T | undefined;
  typed: Record<string, string>;
  returnTo: string;
}

/** The fields of a form or of a JSON body: the same names, the same schema. */
async function readForm<T>(c: AppContext, schema: z.ZodMiniType<T>): Promise<Form<T>> {
  const body: unknown = await (isJson(c) ? c.req.json() : c.req.parseBody()).catch(() => ({}));
  const typed = Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.slice(0, 100)]] : [],
    ),
  );
  return {
    data: schema.safeParse(body).data,
    typed,
    returnTo: safeReturnTo(removeItemSchema.safeParse(body).data?.returnTo, href("panier")),
  };
}

interface Texts {
  success: (change: CartChange) => string;
  badInput?: string;
  /** Where a form without scripts goes on; without it, where it came from. */
  onSuccess?: string;
}

/** An input that is not usable changes nothing and goes back with what was typed. */
async function answer<T>(
  c: AppContext,
  { data, ...form }: Form<T>,
  act: (data: T) => Promise<CartChange>,
  { success, badInput = t("cart.badInput"), onSuccess = form.returnTo }: Texts,
): Promise<Response> {
  if (data === undefined) {
    return wantsJson(c)
      ? c.json<CartAnswer>({ cart: null, message: badInput }, 400)
      : back(c, badInput, form);
  }
  try {
    const change = await act(data);
    if (wantsJson(c)) return c.json<CartChangeAnswer>({ change });
    leaveNotice(c, { tone: "success", text: success(change) });
    return c.redirect(onSuccess, 303);
  } catch (error) {
    if (wantsJson(c) || !(error instanceof CartProblem)) return failed(c, error);
    return back(c, error.text, form);
  }
}

/** What failed rejects with the cart as it now is, and with the server's own error body (spec 8). */
function failed(c: AppContext, error: unknown): Response {
  if (!(error instanceof CartProblem)) throw error;
  const { cart, text, message, problem, status } = error;
  return c.json<CartAnswer>({ cart, message: text, error: message, ...(problem ? { problem } : {}) }, status);
}

function back(
  c: AppContext,
  text: string,
  { typed, returnTo }: Pick<Form<unknown>, "typed" | "returnTo">,
): Response {
  leaveNotice(c, { tone: "error", text, typed });
  return c.redirect(returnTo, 303);
}
