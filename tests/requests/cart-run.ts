import { env } from "cloudflare:workers";
import { CancelledError } from "@tanstack/query-core";
import { expect, onTestFinished, vi } from "vitest";
import { CartRefused } from "../../client/features/cart/cart-calls.ts";
import type { CartAnswer, Deletable } from "../../shared/api/api.ts";
import type { Cart, CartLine } from "../../shared/cart/cart.ts";
import { restoredItem } from "../../shared/cart/restored-item.ts";
import { count } from "../rigs/property.ts";
import { openBrowser, pageLeft, type TestTab } from "../rigs/tabs-of-one-browser.ts";
import { CartLedger, type StoredCart } from "./cart-ledger.ts";
import { type Dice, dice } from "./dice.ts";
import { type Operation, operations } from "./operations.ts";
import { type Visitor, visitor } from "./visitor.ts";

const formats = ["11000101", "11000102", "11000201", "12000101", "21000101", "22000101", "11000203"];
const coupons = ["BIENVENUE", "bienvenue ", "ETE2025", "INCONNU"];
const intervals = [0, 0, 31, 62];

const weights = {
  add: 30,
  changeQuantity: 25,
  changeInterval: 10,
  remove: 7,
  removeAndRestore: 3,
  applyCoupon: 5,
  removeCoupon: 3,
  read: 8,
  reload: 4,
  addOnAnotherDevice: 2,
  breakDown: 1,
  discardCart: 1,
  changeUnknownLine: 1,
};

type CartOperation = Operation<keyof typeof weights>;

const burst = 8;

export async function playCart(tabCount: number, seed: number, all: readonly CartOperation[]): Promise<void> {
  const run = openRun(seed, tabCount);
  for (let done = 0; done < all.length; done += burst) {
    await run.operate(all.slice(done, done + burst));
    await run.compare();
    if (done % (4 * burst) === 0) await run.clickFast(dice(`click ${seed} ${done}`));
    if (done % (4 * burst) === 0) await run.undo(dice(`undo ${seed} ${done}`));
  }
  count({ steps: all.length });
}

export const cartOperations = (most: number) => operations(weights, most);

function openRun(seed: number, tabCount: number) {
  const shopper = visitor();
  const { openTab, lock } = openBrowser();
  const ledger = new CartLedger(() => storedLines(shopper));
  const tabs: TestTab[] = Array.from({ length: tabCount }, () => openTab());
  tabs[0]?.look();
  /** Another device of the same shopper, which sends the tabs no messages. */
  const device = openBrowser().openTab();
  let isChangedElsewhere = false;
  let calm = false;
  const calls = new Map<string, number>();
  for (const method of ["info", "warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
  vi.stubGlobal("fetch", network);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { operate, compare, clickFast, undo };

  async function network(path: string, init: RequestInit = {}): Promise<Response> {
    const random = luckOf(`${path} ${init.body ?? ""}`);
    await pause(random.below(3));
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    const isLost = !calm && random.chance(0.02);
    const send = () =>
      body ? shopper.postJson(path, body) : shopper.get(path, { headers: { Accept: "application/json" } });
    const answer = await (body ? ledger.follow(path, body, send) : send());
    await pause(random.below(3));
    if (!isLost) return answer;
    await answer.body?.cancel();
    throw new TypeError("Failed to fetch");
  }

  /** Delays and losses depend on the call alone, not on the order within a burst. */
  function luckOf(call: string): Dice {
    const times = (calls.get(call) ?? 0) + 1;
    calls.set(call, times);
    return dice(`${seed} ${times} ${call}`);
  }

  async function operate(overlapping: readonly CartOperation[]): Promise<void> {
    calm = false;
    await Promise.all(overlapping.map(operateOnce));
    calm = true;
    await env.DB.exec("delete from faults");
  }

  async function operateOnce({ act, draw }: CartOperation): Promise<void> {
    const random = dice(draw);
    await pause(random.below(4));
    const tab = random.of(tabs);
    const shown = tab.shown()?.cart.lines ?? [];
    const line = shown.length ? random.of(shown) : undefined;
    if (act === "add" || !line) return outcome(tab.addToCart(anItem(random)));
    switch (act) {
      case "changeQuantity":
        return outcome(tab.changeLine(line.id, { quantity: 1 + random.below(6) }));
      case "changeInterval":
        return outcome(tab.changeLine(line.id, { interval: random.of(intervals) }));
      case "remove":
        return outcome(tab.removeLine(line.id));
      case "removeAndRestore":
        return outcome(removeAndRestore(tab, line));
      case "applyCoupon":
        return outcome(tab.applyCoupon(random.of(coupons)));
      case "removeCoupon":
        return outcome(tab.removeCoupon("BIENVENUE"));
      case "read":
        return outcome(tab.read());
      case "reload":
        return reload(tab, random.chance(0.5));
      case "addOnAnotherDevice":
        return addOnAnotherDevice(anItem(random));
      case "breakDown":
        return breakDown(random);
      case "discardCart":
        return discardCart();
      case "changeUnknownLine":
        return outcome(tab.changeLine(999_999, { quantity: 2 }));
    }
  }

  function anItem(random: Dice) {
    return {
      variantCode: random.of(formats),
      quantity: 1 + random.below(3),
      purchase: random.chance(0.3) ? ("subscription" as const) : ("one-off" as const),
      interval: 31,
    };
  }

  /** Refusals are allowed; their effect is compared like everything else. */
  async function outcome(change: Promise<unknown>): Promise<void> {
    await change.catch((error: Error) => {
      // Not a failure: newer data of the cart, or leaving the page, may cancel a read.
      const isCalledOff = error === pageLeft || error instanceof CancelledError;
      if (!isCalledOff) expect(error).toBeInstanceOf(CartRefused);
    });
  }

  async function removeAndRestore(tab: TestTab, line: CartLine): Promise<void> {
    await tab.removeLine(line.id);
    const item = restoredItem(line);
    if (item) await tab.addToCart(item);
  }

  async function undo(random: Dice): Promise<void> {
    const tab = random.of(tabs);
    const line = tab.shown()?.cart.lines.find(({ soldOut }) => !soldOut);
    if (!line) return;
    await removeAndRestore(tab, line);
    const { variantCode, quantity, subscriptionInterval } = line;
    expect((await serverCart(shopper))?.lines).toContainEqual(
      expect.objectContaining({ variantCode, quantity, subscriptionInterval }),
    );
    await compare();
  }

  async function addOnAnotherDevice(item: ReturnType<typeof anItem>): Promise<void> {
    isChangedElsewhere = true;
    await lock("exclusive", () => outcome(device.addToCart(item)));
  }

  async function clickFast(random: Dice): Promise<void> {
    const tab = random.of(tabs);
    const line = tab.shown()?.cart.lines.find(({ soldOut }) => !soldOut);
    if (!line) return;
    const clicks = [2, 3, 4, 5, 1 + random.below(6)].map((quantity) => ({
      quantity,
      change: tab.changeLine(line.id, { quantity }),
    }));
    await Promise.all(clicks.map(({ change }) => change));
    const server = await serverCart(shopper);
    expect(server?.lines.find(({ id }) => id === line.id)?.quantity).toBe(clicks.at(-1)?.quantity);
    await compare();
  }

  async function reload(tab: TestTab, isCartShown: boolean): Promise<void> {
    tab.close();
    const fresh = openTab(tab);
    if (isCartShown) fresh.look();
    tabs[tabs.indexOf(tab)] = fresh;
    const cart = await serverCart(shopper);
    if (cart) fresh.showPage(cart);
  }

  async function breakDown(random: Dice): Promise<void> {
    const mode = random.of(["status", "refused", "garbage", "truncated", "lost"]);
    const method = random.of(["PATCH", "DELETE", "GET"]);
    await env.DB.prepare(
      "insert into faults (service, mode, delay, status, path, method, remaining) values ('ecommerce', ?, 0, 500, '', ?, 1)",
    )
      .bind(mode, method)
      .run();
  }

  function discardCart(): Promise<void> {
    const kill = env.DB.prepare("delete from orders where tokenValue = ?");
    return lock("exclusive", async () => {
      const token = shopper.cookies.get("__Host-cartToken");
      if (!token) return;
      isChangedElsewhere = true;
      await ledger.forget(() => kill.bind(token).run());
    });
  }

  async function compare(): Promise<void> {
    await pause(1);
    const server = await serverCart(shopper);
    if (!server) throw new Error("the shop gives no cart");
    ledger.compare(server);
    if (isChangedElsewhere) return compareAfterNextChange();
    await settleDown();
    for (const tab of tabs) {
      const shown = tab.shown();
      if (shown)
        expect({ ...shown, cart: untimed(shown.cart) }).toEqual({
          cart: untimed(server),
          updating: false,
          busyLines: [],
        });
      expect(tab.summary.read().count).toBe(server.count);
    }
  }

  async function settleDown(): Promise<void> {
    const isUnsettled = (tab: TestTab) => tab.shown()?.updating ?? false;
    await Promise.all(tabs.filter((tab) => !tab.shown()).map((tab) => tab.summary.askCount()));
    await vi.waitFor(async () => {
      await pause(2);
      await Promise.all(tabs.filter(isUnsettled).map((tab) => tab.read()));
      await pause(2);
      expect(tabs.filter(isUnsettled)).toHaveLength(0);
    }, 5000);
  }

  /** The next change of any tab brings changes from elsewhere to all of them. */
  async function compareAfterNextChange(): Promise<void> {
    isChangedElsewhere = false;
    const tab = tabs.find((one) => one.shown()?.cart.lines.length);
    const line = tab?.shown()?.cart.lines[0];
    if (!tab || !line) return Promise.all(tabs.map((one) => one.read())).then(compare);
    await outcome(tab.changeLine(line.id, { interval: line.subscriptionInterval ? 0 : 31 }));
    return compare();
  }
}

async function serverCart(shopper: Visitor): Promise<Cart | null> {
  const answer = await shopper.get("/api/cart", { headers: { Accept: "application/json" } });
  return (await answer.json<CartAnswer>()).cart;
}

/** The day of arrival changes at noon and at midnight without any message. */
const untimed = ({ delivery, isDeletable: _, ...cart }: Cart & Deletable) => ({
  ...cart,
  freeFrom: delivery?.freeFrom,
});

async function storedLines(shopper: Visitor): Promise<StoredCart> {
  const stored = await env.DB.prepare(
    `select order_items.id, variantCode, quantity, subscriptionInterval from order_items
     join orders on orders.id = orderId where tokenValue = ?`,
  )
    .bind(shopper.cookies.get("__Host-cartToken") ?? "")
    .all<StoredCart[number]>();
  return stored.results;
}

const pause = (turns: number) => new Promise((resolve) => setTimeout(resolve, turns));
