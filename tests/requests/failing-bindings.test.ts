import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { add, applyCoupon, change, chicken, remove, shopper } from "./cart-shopper.ts";
import { newAddress, shopperWith, versionIn } from "./checkout-shopper.ts";
import { contactPath, goodMessage, sender, tokenFor } from "./contact-form.ts";
import { atSignIn, browserWith, demoPassword, logIn, logInAgain, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { stepFieldsAt, stepPath } from "./subscription-step.ts";
import { askStandIns, mendAfterEach, passSeconds, visitor } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

const setPatience = (patience: number) =>
  askStandIns<void>("/_sandbox/now", { ahead: clock.ahead(), patience });

const away = () => Promise.reject(new Error("away"));
const hanging = () => new Promise<never>(() => {});
const unreadable = async () => "{" as never;
const ways = { throws: away, hangs: hanging, "answers what cannot be read": unreadable };

const failing = (act: () => Promise<never>) =>
  new Proxy({}, { get: (_, name) => (name === "then" ? undefined : act) }) as never;

const unreadableValues = async (keys: unknown) =>
  Array.isArray(keys) ? new Map(keys.map((key) => [key, "{"])) : "{";

type Methods = Record<string, (...input: never[]) => unknown>;

const kinds: Record<string, (binding: Methods, act: () => Promise<never>) => void> = {
  KvNamespace: (binding, act) => {
    for (const method of ["get", "getWithMetadata", "put", "delete", "list"])
      vi.spyOn(binding, method).mockImplementation(act === unreadable ? unreadableValues : act);
  },
  DurableObjectNamespace: (binding, act) => void vi.spyOn(binding, "get").mockReturnValue(failing(act)),
  R2Bucket: (binding, act) => {
    if (act === unreadable) return;
    for (const method of ["get", "head", "put", "list"]) vi.spyOn(binding, method).mockImplementation(act);
  },
  RateLimit: (binding, act) => {
    if (act !== unreadable) vi.spyOn(binding, "limit").mockImplementation(act);
  },
};

const kindOf = (name: string): keyof typeof kinds | undefined => {
  if (["CONTENT_CACHE", "SETTINGS", "CONSENTS"].includes(name)) return "KvNamespace";
  if (["SESSION_REFRESH", "ACCOUNT_SESSIONS", "WRONG_PASSWORDS", "TURNS", "PUBLISH_LOG"].includes(name))
    return "DurableObjectNamespace";
  if (name === "RELEASE_FILES" || name === "CONSENT_PROOFS") return "R2Bucket";
  return name.endsWith("_LIMIT") ? "RateLimit" : undefined;
};

const groups = { turns: ["TURNS"], "all others": Object.keys(env).filter((name) => name !== "TURNS") };

function breakBindings(names: readonly string[], act: () => Promise<never>) {
  for (const name of names) {
    const kind = kindOf(name);
    if (kind) kinds[kind]?.(env[name as keyof typeof env] as unknown as Methods, act);
  }
}

describe.each(Object.entries(ways))("where a binding %s", (_, act) => {
  test.each(Object.entries(groups))(
    "%s: pages are served, and the shop sells",
    { timeout: 60_000 },
    async (group, names) => {
      const tokens = await logIn(people.camille.email, 90 * 24 * 3600);
      const refreshed = browserWith(await logIn(people.camille.email, 600));
      const [known, anonymous, signIn, writer] = [browserWith(tokens), visitor(), atSignIn(), sender()];
      const token = await tokenFor();
      // Cached values have to be read again.
      passSeconds(400);
      await setPatience(act === hanging ? 1 : inject("patience"));
      onTestFinished(() => setPatience(inject("patience")));
      breakBindings(names, act);
      const log = readLog();
      const statuses = {
        home: (await anonymous.get("/")).status,
        product: (await anonymous.get("/produits/croquettes-chien-adulte-agneau-patate-douce/12-kg/")).status,
        search: (await anonymous.get("/rechercher/?q=saumon")).status,
        addition: (await add(anonymous, chicken)).status,
        second: (await add(anonymous, chicken)).status,
        cart: (await anonymous.get("/panier/")).status,
        account: (await known.get("/mon-compte/")).status,
        ...(act !== hanging && {
          subscription: (await known.get("/mon-compte/mes-abonnements/1/")).status,
          refreshed: (await refreshed.get("/panier/")).status,
        }),
        look: (await signIn.call("email", { email: people.nora.email })).status,
        password: (await signIn.call("password", { email: people.nora.email, password: demoPassword }))
          .status,
        contact: (
          await writer.call(contactPath, {
            ...goodMessage,
            email: "panne@exemple.fr",
            ...token,
          })
        ).status,
      };
      const served = Object.fromEntries(Object.keys(statuses).map((name) => [name, 200]));
      // While turns hang, another write of the cart may be under way, so the shopper is told to try again.
      const [mayWait] = group === "turns" && act === hanging ? [{ second: 503 }] : [{}];
      expect(statuses).toEqual({ ...served, ...mayWait });
      // One form has several limits, and there are several settings.
      const errors = log().filter(({ level, limit, setting }) => level === "error" && !limit && !setting);
      const told = errors.map(({ requestId, event }) => `${requestId} ${event}`);
      expect(told.filter((line, at) => told.indexOf(line) < at)).toEqual([]);
    },
  );

  test.each(Object.entries(groups))(
    "%s: a cart, an order, a subscription and a session are changed",
    { timeout: 60_000 },
    async (group, names) => {
      const known = browserWith(await logIn(people.camille.email, 90 * 24 * 3600));
      const { browser, line } = await shopper({ ...chicken, quantity: 2 });
      const order = await shopperWith();
      logInAgain(order.browser, await logIn(people.paul.email, 90 * 24 * 3600));
      const billing = await order.browser.visit(order.path("facturation"));
      const frequency = await stepFieldsAt(known, stepPath(1, "frequence"));
      passSeconds(400);
      await setPatience(act === hanging ? 1 : inject("patience"));
      onTestFinished(() => setPatience(inject("patience")));
      breakBindings(names, act);
      const statuses = {
        consent: (await visitor().post("/api/consent", { answer: "all" })).status,
        withdrawal: (await browser.post("/api/consent", { answer: "none" })).status,
        quantity: (await change(browser, line.id, { quantity: 3 })).status,
        ...(act !== hanging && {
          coupon: (await applyCoupon(browser, "BIENVENUE")).status,
          removal: (await remove(browser, line.id)).status,
        }),
        step: (
          await order.browser.post(order.path("facturation"), {
            ...{ etape: "facturation", vu: versionIn(billing.html) },
            ...newAddress(),
          })
        ).status,
        frequency: (await known.post(stepPath(1, "frequence"), { ...frequency, interval: "93" })).status,
        logout: (await known.post("/api/session/logout")).status,
        account: (await known.get("/mon-compte/")).status,
      };
      const done = {
        ...{ consent: 303, withdrawal: 303, quantity: 200, step: 303, frequency: 303 },
        ...{ logout: 303, account: 302 },
        ...(act !== hanging && { coupon: 200, removal: 200 }),
      };
      // While turns hang, another write may be under way, so the shopper is told to try again.
      const mayWait = { quantity: 503, frequency: 503 };
      expect(statuses).toEqual({ ...done, ...(group === "turns" && act === hanging && mayWait) });
    },
  );
});
