import { useState } from "react";
import { island } from "../../../engine/islands/island.tsx";
import { api } from "../../../shared/api/api.ts";
import { maximumQuantity } from "../../../shared/cart/cart.ts";
import type { AddTogether } from "../../../shared/cart/cart-input.ts";
import { formError } from "../../../shared/forms/form-errors.ts";
import {
  type Frequency,
  frequencyOf,
  minimumDeliveries,
  nextDelivery,
  noSubscription,
} from "../../../shared/frequency/frequency.ts";
import type { HeldPack, MenuShopping } from "../../../shared/menu/menu-view.ts";
import { shoppingListTexts } from "../../../shared/menu/shopping-list.texts.ts";
import { packsText, surplusDays, totalsOf } from "../../../shared/menu/shopping-list.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import { uncapitalised } from "../../../shared/text/capitalised.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { FilesGone, loadCartChanges } from "../cart/add-to-cart.ts";
import { CartLink } from "../cart/badge/cart-link.tsx";
import { refusalText } from "../cart/cart-calls.ts";
import { openCart } from "../cart/drawer/open-cart.ts";
import { Form } from "../forms/form.tsx";
import { postByBrowser } from "../forms/use-submit.ts";
import css from "./add-menu.module.css";

const t = translator(shoppingListTexts);

export interface AddMenuProps {
  shopping: MenuShopping;
  returnTo: string;
}

/** A subscription is never preselected (`docs/rules/law.md#a-subscription-is-chosen`). */
function AddMenu({ shopping, returnTo }: AddMenuProps) {
  const { items, held, days, frequencies, today } = shopping;
  const [answer, setAnswer] = useState<{ message: string; isComplete: boolean }>();

  async function send(data: FormData, form: HTMLFormElement) {
    setAnswer(undefined);
    try {
      const { cartTab } = await loadCartChanges();
      const added = await cartTab().addTogether(inputOf(data));
      setAnswer(added);
      if (added?.isComplete) await openCart().catch(() => {});
      return undefined;
    } catch (error) {
      // Nothing was sent, so the browser can still submit the form.
      if (error instanceof FilesGone) return postByBrowser(form);
      return formError(refusalText(error));
    }
  }

  const packs = packsText(items);
  const { once, subscription } = totalsOf(items);
  const surplus = surplusDays(items);
  const frequency = frequencies.find(({ code }) => code === days);
  const label = frequency?.label ?? t("daysOf", { count: days });
  if (!packs) return <Notice tone="info">{t("nothing")}</Notice>;
  return (
    <Form className={css.form} action={api.together} messages="last" send={send}>
      {({ pending }) => (
        <>
          <input type="hidden" name={"packs" satisfies keyof AddTogether} value={packs} />
          <input type="hidden" name={"interval" satisfies keyof AddTogether} value={days} />
          <input type="hidden" name={"sourceItemList" satisfies keyof AddTogether} value="guide_menu" />
          <input type="hidden" name={"returnTo" satisfies keyof AddTogether} value={returnTo} />
          {held.length > 0 && (
            <>
              <input type="hidden" name={"held" satisfies keyof AddTogether} value={heldText(held)} />
              <Notice tone="info">
                {t("held", { lines: held.map((pack) => heldLine(pack, frequencies)).join(", ") })}{" "}
                {t("heldRule")}
              </Notice>
            </>
          )}
          <Button pending={pending}>{t(pending ? "pending" : "submit")}</Button>
          {subscription === null || !frequency ? (
            <p>{t("price", { once: formatMoney(once), label })}</p>
          ) : (
            <details>
              <summary className={css.head}>
                {t("prices", { once: formatMoney(once), subscription: formatMoney(subscription), label })}
              </summary>
              <fieldset className={`stack-3 ${css.choices}`}>
                <legend className={css.legend}>{t("legend")}</legend>
                <RadioCard
                  name={"purchase" satisfies keyof AddTogether}
                  value="one-off"
                  defaultChecked
                  title={t("once")}
                  aside={formatMoney(once)}
                />
                <RadioCard
                  name={"purchase" satisfies keyof AddTogether}
                  value="subscription"
                  aria-describedby="menu-abonnement"
                  title={t("subscription")}
                  aside={formatMoney(subscription)}
                >
                  <p id="menu-abonnement">
                    {t("terms", {
                      every: rhythm(days, frequencies),
                      minimum: minimumDeliveries,
                      date: formatDate(nextDelivery(new Date(today), days)),
                    })}
                    {surplus > 0 && ` ${t("surplus", { days: daysText(surplus) })}`}
                  </p>
                </RadioCard>
              </fieldset>
            </details>
          )}
          <div className={css.answer}>
            {answer && (
              <Notice tone={answer.isComplete ? "success" : "info"}>
                {answer.message} <CartLink>{t("openCart")}</CartLink>
              </Notice>
            )}
          </div>
        </>
      )}
    </Form>
  );
}

const heldText = (held: readonly HeldPack[]) =>
  held
    .map(({ code, quantity }) => `${encodeURIComponent(code)}*${Math.min(quantity, maximumQuantity)}`)
    .join(" ");

function heldLine({ name, quantity, interval }: HeldPack, frequencies: readonly Frequency[]): string {
  if (interval === noSubscription) return t("heldOnce", { quantity, name });
  return t("heldSubscribed", { quantity, name, every: rhythm(interval, frequencies) });
}

const daysText = (count: number) => (count === 1 ? t("day") : t("daysOf", { count }));

const rhythm = (days: number, frequencies: readonly Frequency[]): string =>
  uncapitalised(frequencyOf(days, frequencies));

function inputOf(data: FormData): AddTogether {
  const { packs, held, purchase, interval, sourceItemList } = Object.fromEntries(data);
  return {
    packs: String(packs),
    ...(typeof held === "string" && { held }),
    purchase: purchase === "subscription" ? "subscription" : "one-off",
    interval,
    sourceItemList,
  };
}

export const AddMenuIsland = island(AddMenu, { when: "touch" });
