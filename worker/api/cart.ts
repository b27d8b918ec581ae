import { Hono } from "hono";
import type * as z from "zod/mini";
import { addToCartAnchor, type CartAnswer } from "../../shared/api.ts";
import type { Cart } from "../../shared/cart.ts";
import { addItemSchema, changeItemSchema } from "../../shared/cart-input.ts";
import { type TextKey, translator } from "../../shared/i18n/translator.ts";
import { workerTexts } from "../../shared/i18n/worker.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { addToCart, CartProblem, changeLine, loadCart, removeLine } from "../cart/cart.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { leaveNotice } from "../session/notice.ts";

const t = translator(workerTexts);

/** The cart's calls: JSON to the hydrated page, a redirect to a plain form (303), from one and the same input. */
export const cartApi = new Hono<AppEnv>()
  .get("/", (c) => answer(c, () => loadCart(c)))
  .post("/items", async (c) => {
    const form = await readForm(c, addItemSchema);
    form.returnTo += `#${addToCartAnchor}`;
    return form.valid
      ? answer(c, () => addToCart(c, form.data), {
          ...form,
          success: "cart.added",
          onSuccess: href("panier"),
        })
      : refuse(c, form);
  })
  .post("/items/:id{[0-9]{1,15}}", async (c) => {
    const form = await readForm(c, changeItemSchema);
    form.typed.line = c.req.param("id");
    return form.valid
      ? answer(c, () => changeLine(c, Number(c.req.param("id")), form.data), {
          ...form,
          success: "cart.changed",
        })
      : refuse(c, form);
  })
  .post("/items/:id{[0-9]{1,15}}/remove", async (c) => {
    const form = await readForm(c, changeItemSchema);
    return answer(c, () => removeLine(c, Number(c.req.param("id"))), { ...form, success: "cart.removed" });
  });

interface Form {
  typed: Record<string, string>;
  returnTo: string;
}

/** The fields of a form or of a JSON body: the same names, the same schema. */
async function readForm<T>(
  c: AppContext,
  schema: z.ZodMiniType<T>,
): Promise<Form & ({ valid: true; data: T } | { valid: false })> {
  const body: unknown = await (isJson(c) ? c.req.json() : c.req.parseBody()).catch(() => ({}));
  const typed = Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.slice(0, 100)]] : [],
    ),
  );
  const returnTo = safeReturnTo((body as { returnTo?: unknown } | null)?.returnTo, href("panier"));
  const parsed = schema.safeParse(body);
  return parsed.success
    ? { valid: true, data: parsed.data, typed, returnTo }
    : { valid: false, typed, returnTo };
}

/** JSON is for the page that runs; it always says so. */
const isJson = (c: AppContext) => c.req.header("content-type")?.startsWith("application/json") ?? false;
const wantsJson = (c: AppContext) =>
  c.req.method !== "POST" || isJson(c) || (c.req.header("accept") ?? "").startsWith("application/json");

async function answer(
  c: AppContext,
  act: () => Promise<Cart>,
  form?: Form & { success: TextKey<typeof workerTexts>; onSuccess?: string },
): Promise<Response> {
  c.header("Cache-Control", "no-store");
  try {
    const cart = await act();
    if (wantsJson(c)) return c.json<CartAnswer>({ cart });
    if (form) leaveNotice(c, { tone: "success", text: t(form.success) });
    return c.redirect(form?.onSuccess ?? form?.returnTo ?? href("panier"), 303);
  } catch (error) {
    if (!(error instanceof CartProblem)) throw error;
    if (wantsJson(c)) return c.json<CartAnswer>({ cart: error.cart, message: error.message }, error.status);
    return back(c, error.message, form);
  }
}

/** An input that is not usable changes nothing and goes back with what was typed. */
function refuse(c: AppContext, form: Form): Response {
  const message = t("cart.badInput");
  if (wantsJson(c)) return c.json<CartAnswer>({ cart: null, message }, 400);
  return back(c, message, form);
}

function back(c: AppContext, text: string, form?: Form): Response {
  leaveNotice(c, { tone: "error", text, ...(form ? { typed: form.typed } : {}) });
  return c.redirect(form?.returnTo ?? href("panier"), 303);
}
