import type { WholeCartAnswer } from "../../../shared/api/api.ts";
import { addTogetherInputs, addTogetherSchema, type Pack } from "../../../shared/cart/cart-input.ts";
import type { SourceItemList } from "../../../shared/cart/source-item-list.ts";
import { textsIn } from "../../../shared/forms/form-rules.ts";
import { isOffered, noSubscription } from "../../../shared/frequency/frequency.ts";
import { safeReturnTo } from "../../../shared/links.ts";
import { namesInSentence } from "../../../shared/order/item-name.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import { form, nothing } from "../../forms/form.ts";
import { textField } from "../../forms/posted.ts";
import { toCart } from "../../purchase/cart/cart-view.ts";
import { formatsByCode } from "../../purchase/product/formats-by-code.ts";
import { leaveNotice } from "../../session/notice.ts";
import { CartRefusal } from "../cart.ts";
import { cartNotices } from "../texts.ts";
import { whatIsMissing } from "./buy-again-message.ts";
import type { Wish } from "./take-again.ts";
import { takeAll } from "./take-all.ts";

const t = translator(cartNotices);

const fields = Object.keys(addTogetherInputs.shape);
const byDefault: SourceItemList = "guide_menu";

export const addTogether = form({
  failure: "articles not added together",
  json: true,
  given: nothing,
  rules: () => ({ name: "cart", fields, schema: addTogetherSchema, draft: (data) => textsIn(data, fields) }),
  act: async (
    c,
    { values: { packs, held = [], subscriptionInterval: interval, sourceItemList: source = byDefault } },
  ) => {
    await requireOffered(c.var, interval);
    const wishes = await named(c.var, packs);
    const done = await takeAll(
      c,
      wishes.map((wish) => ({ ...wish, interval, source, held: quantityOf(held, wish.code) })),
    );
    const cart = done.cart ? await toCart(c, done.cart) : null;
    const missing = whatIsMissing(done);
    const old = done.old.length > 0 ? [t("alreadyThere", { names: namesInSentence(done.old) })] : [];
    const hasAdded = !done.failure && done.left.length + done.old.length < wishes.length;
    const isComplete = missing.length === 0 && hasAdded;
    const isAllNew = isComplete && old.length === 0;
    const whole = t(wishes.length > 1 ? "addedTogether" : "addedAlone");
    const rest = isAllNew ? [whole] : hasAdded ? [t("addedSome")] : [];
    const text = [...missing, ...old, ...rest].join(" ");
    if (done.failure) {
      throw new CartRefusal("Articles not added together", {
        text,
        verdict: "unavailable",
        cart,
        cause: done.failure,
      });
    }
    return {
      json: { cart, message: text, isComplete, added: done.added } satisfies WholeCartAnswer,
      to: href("panier"),
      notice: { tone: isComplete ? "success" : "info", text },
    };
  },
  back: (c, { errors, posted }) => {
    leaveNotice(c, { tone: "error", text: errors.form.join(" ") });
    return c.redirect(safeReturnTo(textField(posted.data, "returnTo"), href("panier")), 303);
  },
  refusalBody: (refusal, errors) =>
    refusal instanceof CartRefusal ? refusal.body : { cart: null, message: errors.form.join(" ") },
  messages: () => ({ malformed: t("badInput"), unavailable: t("unavailable") }),
});

const quantityOf = (packs: readonly Pack[], code: string): number =>
  packs.find(({ variantCode }) => variantCode === code)?.quantity ?? 0;

async function requireOffered({ frequencies }: Services<"frequencies">, interval: number): Promise<void> {
  if (interval === noSubscription || isOffered(await frequencies.read(), interval)) return;
  throw new CartRefusal("Frequency not offered", {
    text: t("unknownFrequency"),
    verdict: "wrong",
    cart: null,
    field: "interval",
  });
}

async function named(
  services: Services<"content" | "ecommerce" | "log">,
  packs: readonly Pack[],
): Promise<Pick<Wish, "code" | "name" | "quantity">[]> {
  const formats = await formatsByCode(
    services,
    packs.map(({ variantCode: code }) => ({ code })),
  );
  return packs.map(({ variantCode: code, quantity }) => {
    const format = formats.get(code);
    return { code, quantity, name: format ? `${format.product.name}, ${format.variant.name}` : code };
  });
}
