import type { Configuration, EcommerceVersion } from "../../worker/env.ts";
import type { Ecommerce } from "../../worker/upstream/ecommerce/ecommerce.ts";
import { movedCalls } from "../../worker/upstream/ecommerce/moved-calls.ts";
import type { Call } from "../../worker/upstream/ecommerce/send.ts";
import type { Fetcher } from "../../worker/upstream/exchange.ts";
import { UpstreamError } from "../../worker/upstream/upstream-error.ts";
import { sampleAddress } from "../sample-customer.ts";
import { ecommerceOf } from "../service-clients.ts";
import { type Examination, examine, type Finding, type Need } from "./examination.ts";

export interface Login {
  email: string;
  password: string;
}

interface EcommerceOptions {
  configuration: Configuration;
  fetcher: Fetcher;
  /** Code of a format that can be bought. */
  variant: string | undefined;
  login: Login | undefined;
}

const everywhere = "every page";
const route = "add the route to the API (docs/services.md), or take the feature out of FEATURES";
const standard = "Sylius has this call: check ECOMMERCE_URL and ECOMMERCE_VERSION";

const feature = (name: string): Need => ({ feature: name });

/** Fills a cart of its own and deletes it. Nothing is ordered, registered or sent. */
export async function examineEcommerce(options: EcommerceOptions): Promise<readonly Finding[]> {
  const examination = examine("e-commerce");
  const { ask } = examination;
  const anonymous = clientOf(options, examination);
  const reached = await ask(
    {
      call: "GET shop/channels/{code}, POST the version's login",
      screens: everywhere,
      need: "required",
      fix: "check ECOMMERCE_URL (it ends in /api/v2), ECOMMERCE_VERSION, ECOMMERCE_LOCALE and CHANNEL_CODE",
    },
    () => anonymous.proveChannel(10_000).then(() => true),
  );
  await ask(
    { call: "GET shop/countries", screens: "forms of addresses", need: "required", fix: standard },
    () => anonymous.countries(),
    (countries) => (countries.length > 0 ? undefined : "no country"),
  );
  await examineCart(anonymous, options, examination);
  await examineSignIn(anonymous, options, examination);
  await examineFeatures(anonymous, examination);
  await lookForWrites(options, examination, reached === true);
  return examination.findings;
}

const clientOf = (
  { configuration, fetcher }: EcommerceOptions,
  { log }: Examination,
  token?: string,
): Ecommerce => ecommerceOf(configuration, fetcher, { log, token });

/** Method and path, as the version has them. */
const nameOf = ([method, path]: Call): string =>
  `${method} ${decodeURIComponent(path).replace(/(?<=[/=])0\b/, "{id}")}`;

async function examineCart(api: Ecommerce, options: EcommerceOptions, { ask, notTried }: Examination) {
  const { variant, configuration } = options;
  const moved = movedCalls[configuration.ecommerceVersion];
  const subject = { screens: "product page, cart", need: "required", fix: standard } as const;
  const created = await ask({ ...subject, call: "POST shop/orders" }, () => api.createCart());
  if (!created) return;
  const { token } = created;
  try {
    await ask({ ...subject, call: "GET shop/orders/{token}" }, () => api.cart(token));
    if (!variant) {
      notTried(
        { ...subject, call: nameOf(moved.addItem("{token}")) },
        "the content system names no format to buy",
      );
      return;
    }
    await ask({ ...subject, call: "GET shop/product-variants/{code}" }, () => api.variant(variant));
    const filled = await ask(
      {
        ...subject,
        call: nameOf(moved.addItem("{token}")),
        fix: `check ECOMMERCE_VERSION, and that the channel sells the format ${variant} of the content system`,
      },
      () => api.addItem(token, { variantCode: variant, quantity: 1, subscriptionInterval: 0 }),
      ({ items }) => (items.length === 1 ? undefined : `${items.length} lines instead of one`),
    );
    const [line] = filled?.items ?? [];
    if (!line) return;
    await ask(
      { ...subject, call: "PATCH shop/orders/{token}/items/{id}" },
      () => api.changeItem(token, line.id, { quantity: 2, subscriptionInterval: 0 }),
      ({ items }) => (items[0]?.quantity === 2 ? undefined : "the quantity did not change"),
    );
    await examineCheckout(api, token, moved, { ask });
    await ask({ ...subject, call: "DELETE shop/orders/{token}/items/{id}" }, () =>
      api.removeItem(token, line.id).then(() => true),
    );
  } finally {
    await ask(
      { ...subject, call: "DELETE shop/orders/{token}", fix: `delete the cart ${token} yourself` },
      () => api.deleteCart(token).then(() => true),
    );
  }
}

async function examineCheckout(
  api: Ecommerce,
  token: string,
  moved: (typeof movedCalls)[EcommerceVersion],
  { ask }: Pick<Examination, "ask">,
) {
  const subject = { screens: "checkout", need: "required", fix: standard } as const;
  const cart = { token, coupon: null };
  const addressed = await ask({ ...subject, call: nameOf(moved.addressOrder("{token}")) }, () =>
    api.addressOrder(cart, { billingAddress: sampleAddress, shippingAddress: sampleAddress }),
  );
  const shipment = addressed?.shipments[0]?.id;
  if (typeof shipment !== "number") return;
  const carriers = await ask(
    { ...subject, call: nameOf(moved.carriers("{token}", 0)) },
    () => api.carriers(token, shipment),
    (found) => (found.length > 0 ? undefined : "no carrier delivers to France"),
  );
  const [carrier] = carriers?.filter(({ kind }) => kind === "home") ?? [];
  if (!carrier) return;
  const chosen = await ask({ ...subject, call: "PATCH shop/orders/{token}/shipments/{id}" }, () =>
    api.chooseCarrier(token, shipment, { carrier: carrier.code }),
  );
  const payment = chosen?.payments.at(-1)?.id;
  if (typeof payment !== "number") return;
  const methods = await ask(
    { ...subject, call: nameOf(moved.paymentMethods("{token}", 0)) },
    () => api.paymentMethods(token, payment),
    (found) => (found.length > 0 ? undefined : "no payment method"),
  );
  const [method] = methods ?? [];
  if (!method) return;
  await ask({ ...subject, call: "PATCH shop/orders/{token}/payments/{id}" }, () =>
    api.choosePayment(token, payment, method.code),
  );
}

async function examineSignIn(api: Ecommerce, options: EcommerceOptions, examination: Examination) {
  const { ask, notTried } = examination;
  const nobody = "personne.ici@example.com";
  await ask(
    {
      call: "POST shop/customer/lookup",
      screens: "sign-in, in two steps",
      need: feature("sign-in-lookup"),
      fix: route,
    },
    () => api.hasAccount(nobody),
    (exists) => (exists ? "it knows an address that nobody has" : undefined),
  );
  const { login, configuration } = options;
  const moved = movedCalls[configuration.ecommerceVersion];
  const account = { screens: "account", need: "required", fix: standard } as const;
  if (!login)
    return notTried(
      { ...account, call: "the account's own calls" },
      "no test customer: put DOCTOR_EMAIL and DOCTOR_PASSWORD into the file of --secrets",
    );
  const session = await ask(
    { ...account, call: nameOf(moved.logIn()), fix: "check DOCTOR_EMAIL and DOCTOR_PASSWORD" },
    () => api.logIn(login),
  );
  if (!session) return;
  const own = clientOf(options, examination, session.token);
  if (session.refreshToken) {
    const { refreshToken } = session;
    await ask({ ...account, call: "POST shop/authentication-token/refresh", fix: route }, () =>
      own.refresh(refreshToken).then(() => true),
    );
  }
  await ask({ ...account, call: "GET shop/customers/{id}" }, () => own.customer(session.customerId));
  await ask({ ...account, call: "GET shop/addresses" }, () => own.addresses());
  await ask({ ...account, call: "GET shop/orders" }, () => own.orders(1, 1));
  await ask(
    {
      call: "GET shop/subscriptions",
      screens: "account, subscriptions",
      need: feature("subscriptions"),
      fix: route,
    },
    () => own.subscriptions(),
  );
  await ask(
    { call: "GET shop/animals", screens: "account, animals", need: feature("animals"), fix: route },
    () => own.animals(),
  );
  await ask(
    { call: "GET shop/animals/0/weight-plan", screens: "animals", need: feature("weight-plan"), fix: route },
    () => own.weightPlan(0).catch(ifRefused),
  );
  await ask(
    {
      call: "GET shop/sponsorships",
      screens: "account, sponsorships",
      need: feature("sponsorship"),
      fix: route,
    },
    () => own.sponsorships(),
  );
}

async function examineFeatures(api: Ecommerce, { ask }: Examination) {
  await ask(
    {
      call: "GET shop/subscription-frequencies",
      screens: "product page, cart, subscriptions",
      need: feature("subscriptions"),
      fix: route,
    },
    () => api.frequencies(),
    (found) => (found?.length ? undefined : "no frequency"),
  );
  await ask(
    {
      call: "GET shop/lot-recalls",
      screens: "/rappels/, product page, orders",
      need: feature("recalls"),
      fix: route,
    },
    () => api.lotRecalls(),
  );
  await ask(
    {
      call: "GET shop/orders/0/follow-up",
      screens: "/suivi/",
      need: feature("mail-links"),
      fix: route,
    },
    () => api.followedOrder("0", "0").catch(ifRefused),
  );
  await ask(
    { call: "GET shop/animals/0/weighing", screens: "/pesee/", need: feature("weight-plan"), fix: route },
    () => api.weighing(0, "0").catch(ifRefused),
  );
  await ask(
    {
      call: "GET shop/subscriptions/0/reminder",
      screens: "/prochain-colis/",
      need: feature("reminder-answers"),
      fix: route,
    },
    () => api.reminder(0, "0").catch(ifRefused),
  );
  await ask(
    { call: "GET shop/animal-breeds", screens: "animals, guides", need: feature("animals"), fix: route },
    () => api.animalList("breeds"),
    (found) => (found ? undefined : "no list of breeds"),
  );
}

/** A link that nobody signed must be refused. */
function ifRefused(error: unknown): void {
  if (!(error instanceof UpstreamError && error.refused)) throw error;
}

/** Calls that cannot be undone are looked for with a GET: their route answers 405, an unknown one 404. */
async function lookForWrites(options: EcommerceOptions, examination: Examination, isReached: boolean) {
  const { configuration } = options;
  const moved = movedCalls[configuration.ecommerceVersion];
  const writes: [path: string, screens: string, need: Need, fix: string][] = [
    ["shop/customers", "registration", "required", standard],
    [moved.askForReset()[1], "forgotten password", "required", standard],
    [moved.askForVerification()[1], "account", "required", standard],
    ["shop/contact-requests", "/nous-contacter/", feature("contact"), route],
    ["shop/newsletter-subscriptions", "newsletter", feature("newsletter"), route],
    ...(configuration.contractWebhook.url ? [] : contractWrites),
    ["shop/orders/0/cancellation", "order", feature("order-cancellation"), route],
    ["shop/subscriptions/0/reminder-confirmation", "/prochain-colis/", feature("reminder-answers"), route],
    ["shop/orders/0/claims", "order", feature("order-claims"), route],
    ["shop/product-variants/0/stock-notifications", "product page", feature("back-in-stock"), route],
  ];
  for (const [path, screens, need, fix] of writes) {
    const subject = { call: `POST ${path}`, screens, need, fix };
    if (!isReached) {
      examination.notTried(subject, "the API is not reached");
      continue;
    }
    const found = await look(path, options);
    if (found === "there") examination.notTried(subject, "the route is there; the call cannot be undone");
    else await examination.ask(subject, () => Promise.reject(found));
  }
}

const contractFix = "the law requires it: add the route to the API, or set CONTRACT_WEBHOOK_URL";

const contractWrites: [path: string, screens: string, need: Need, fix: string][] = [
  ["shop/contract-terminations", "/resilier-mon-abonnement/", "required", contractFix],
  ["shop/withdrawals", "/renoncer-au-contrat/", "required", contractFix],
];

async function look(path: string, { configuration, fetcher }: EcommerceOptions): Promise<"there" | Error> {
  const { ecommerceUrl, channelCode, ecommerceLocale: locale } = configuration;
  const query = new URLSearchParams({ channelCode, locale });
  const address = `${ecommerceUrl.replace(/\/+$/, "")}/${path}?${query}`;
  try {
    const answer = await fetcher(new Request(address, { headers: { Accept: "application/ld+json" } }));
    const text = await answer.text();
    const isMissing = answer.status === 404 && (text.includes("No route found") || !/^\s*[[{]/.test(text));
    return isMissing
      ? new UpstreamError(`ecommerce POST ${path}`, 404, { message: "no such route" })
      : "there";
  } catch (cause) {
    return new UpstreamError(`ecommerce POST ${path}`, 0, undefined, cause);
  }
}
