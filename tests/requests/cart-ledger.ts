import { expect } from "vitest";
import type { CartAnswer, CartChangeAnswer } from "../../shared/api/api.ts";
import type { Cart, CartLine } from "../../shared/cart/cart.ts";

export type StoredCart = Pick<CartLine, "id" | "variantCode" | "quantity" | "subscriptionInterval">[];

interface Entry {
  id: number;
  quantity: number;
  interval: number;
}

type Lines = ReadonlyMap<string, Entry>;

interface AddBody {
  variantCode: string;
  quantity: number;
  purchase: string;
  interval: number;
}

/** If an answer is lost, the API must hold the state before or after the write, and nothing else. */
export class CartLedger {
  #lines: Lines = new Map();
  /** Thrown later, because the client would take an immediate error for a network error. */
  #fault: unknown;
  readonly #stored: () => Promise<StoredCart>;

  constructor(stored: () => Promise<StoredCart>) {
    this.#stored = stored;
  }

  async follow(path: string, body: unknown, send: () => Promise<Response>): Promise<Response> {
    const before = this.#lines;
    const answer = await send();
    const result: CartChangeAnswer | CartAnswer = await answer.clone().json();
    if ("change" in result) this.#lines = after(before, path, body, result.change.line?.id);
    // The cart was dead, and the shop discarded it.
    else if (answer.status === 404 && result.cart?.lines.length === 0) this.#lines = new Map();
    else if (answer.status >= 500) {
      await this.#findOut(before, after(before, path, body)).catch((fault: unknown) => {
        this.#fault ??= fault;
      });
    }
    return answer;
  }

  async forget(work: () => Promise<unknown>): Promise<void> {
    await work();
    this.#lines = new Map();
  }

  compare(cart: Cart): void {
    if (this.#fault) throw this.#fault;
    expect(entries(toLines(cart.lines))).toEqual(entries(this.#lines));
    expect(cart.count).toBe([...this.#lines.values()].reduce((sum, { quantity }) => sum + quantity, 0));
  }

  async #findOut(before: Lines, done: Lines): Promise<void> {
    const stored = toLines(await this.#stored());
    expect([entries(before), entries(done)]).toContainEqual(entries(stored));
    this.#lines = stored;
  }
}

function after(lines: Lines, path: string, body: unknown, addedId = 0): Lines {
  const next = new Map(lines);
  if (path === "/api/cart/items") {
    const { variantCode, quantity, purchase, interval } = body as AddBody;
    const stored = lines.get(variantCode);
    return next.set(variantCode, {
      id: stored?.id ?? addedId,
      quantity: (stored?.quantity ?? 0) + quantity,
      interval: purchase === "subscription" ? interval : 0,
    });
  }
  const [, id, removes] = /^\/api\/cart\/items\/(\d+)(\/remove)?$/.exec(path) ?? [];
  for (const [code, entry] of lines) {
    if (String(entry.id) !== id) continue;
    if (removes) next.delete(code);
    else next.set(code, { ...entry, ...(body as Partial<Entry>) });
  }
  return next;
}

const toLines = (stored: StoredCart): Lines =>
  new Map(
    stored.map(({ id, variantCode, quantity, subscriptionInterval }) => [
      variantCode,
      { id, quantity: quantity ?? Number.NaN, interval: subscriptionInterval ?? Number.NaN },
    ]),
  );

const entries = (lines: Lines) =>
  [...lines]
    .map(([code, { quantity, interval }]) => ({ code, quantity, interval }))
    .sort((one, other) => one.code.localeCompare(other.code));
