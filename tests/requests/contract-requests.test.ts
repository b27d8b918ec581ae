import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../sandbox/ecommerce/dialects.ts";
import { rightsLinkTexts } from "../../shared/contract/links.texts.ts";
import { contractFormTexts, contractTexts } from "../../shared/contract/texts.ts";
import { formatMoment } from "../../shared/time/dates.ts";
import { accountRequests } from "../../worker/session/account-requests.ts";
import { callTimes } from "../../worker/upstream/deadline.ts";
import { browserWith, lastMailTo, logIn, people } from "./customer.ts";
import { holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { askApi } from "./stand-in-api.ts";
import { stepPath } from "./subscription-step.ts";
import { askStandIns, breakService, mendServices, passSeconds, type Visitor, visitor } from "./visitor.ts";

const ways = {
  termination: {
    path: "/resilier-mon-abonnement/",
    api: "/shop/contract-terminations",
    table: "contract_terminations",
    fields: { name: "Nadia Petit", email: "nadia@exemple.fr", contractNumber: "AB-12", date: "" },
    number: "contractNumber",
    missing: "Indiquez le numéro de l’abonnement, ou celui d’une de ses commandes.",
    query: "contrat",
    button: "Confirmer ma demande de résiliation",
    received: "Nous avons reçu votre demande de résiliation",
    reference: /RES-[2-9A-Z]{4}-[2-9A-Z]{4}/,
  },
  withdrawal: {
    path: "/renoncer-au-contrat/",
    api: "/shop/withdrawals",
    table: "withdrawals",
    fields: { name: "Nadia Petit", email: "nadia@exemple.fr", orderNumber: "000123", items: "" },
    number: "orderNumber",
    missing: "Indiquez le numéro de la commande.",
    query: "commande",
    button: "Confirmer la rétractation",
    received: "Nous avons reçu votre rétractation",
    reference: /REN-[2-9A-Z]{4}-[2-9A-Z]{4}/,
  },
} as const;

type Way = (typeof ways)[keyof typeof ways];
type Fields = Record<string, string | readonly string[]>;

let networks = 0;
const network = () => ({ "CF-Connecting-IP": `203.0.113.${++networks}` });

const check = (browser: Visitor, { path, fields }: Way, more: Fields = {}, headers = network()) =>
  browser.post(path, { ...fields, ...more, faire: "verifier" }, { headers });

const confirm = (
  browser: Visitor,
  { path, fields }: Way,
  more: Fields = {},
  headers: Record<string, string> = network(),
) => browser.post(path, { ...fields, ...more, faire: "confirmer" }, { headers });

const json = () => ({ ...network(), Accept: "application/json" });

const plain = (html: string) => textOf(html).replaceAll("\u00a0", " ");

async function stored({ table }: Way): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`select * from ${table}`).all()).results;
}

const hiddenIn = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value],
  );

beforeEach(async () => {
  readLog();
  await env.DB.batch([
    env.DB.prepare("delete from contract_terminations"),
    env.DB.prepare("delete from withdrawals"),
    env.DB.prepare("delete from mails"),
  ]);
});

afterEach(mendServices);

describe.each(Object.entries(ways))("a %s", (request, way) => {
  test("asks for few things, without an account, and for no reason", async () => {
    const { html, answer } = await visitor().visit(way.path);
    expect(answer.status).toBe(200);
    const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]*)"/g)].map(([, name]) => name);
    const form = html.slice(html.indexOf(`<form id="form-${request}"`));
    expect(names.filter((name) => form.includes(`name="${name}"`) && name !== "faire").slice(0, 4)).toEqual(
      Object.keys(way.fields),
    );
    expect(html).not.toMatch(/<select|name="(reason|message|motif)"/);
    expect(html).not.toContain("grecaptcha");
  });

  test("is recapped before it is sent, with the prescribed words on its button", async () => {
    const browser = visitor();
    const answer = await check(browser, way);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<button(?! type="(?:button|reset)")[^>]*>${way.button}</button>`));
    expect(plain(html)).toContain("n’est pas encore envoyée");
    for (const part of [
      "Nadia Petit",
      "nadia@exemple.fr",
      way.fields[way.number as keyof typeof way.fields],
    ]) {
      expect(plain(html)).toContain(part);
    }
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(await stored(way)).toEqual([]);
  });

  test("works without scripts and without cookies, from recap to receipt", async () => {
    const html = await (await check(visitor(), way)).text();
    const answer = await visitor().post(way.path, Object.fromEntries(hiddenIn(html)), { headers: network() });
    expect(answer.status).toBe(303);
    const address = answer.headers.get("location") ?? "";
    expect(address).toMatch(new RegExp(`^${way.path}\\?accuse=`));
    const receipt = plain((await visitor().visit(address)).html);
    expect(receipt).toContain(way.received);
    expect(receipt).toMatch(way.reference);
    expect(receipt).toMatch(/\d{4} à \d{1,2} h(?: \d\d)? \(heure de Paris\)/);
    expect(await stored(way)).toHaveLength(1);
  });

  test("is received once: its receipt says what was asked, survives a reload and sends nothing again", async () => {
    const browser = visitor();
    await check(browser, way);
    const address = (await confirm(browser, way)).headers.get("location") ?? "";
    for (const name of [way.fields.name, way.fields.email])
      expect(decodeURIComponent(address)).not.toContain(name);
    const { html } = await browser.visit(address);
    expect(plain((await browser.visit(address)).html)).toContain("Nadia Petit");
    const [row] = await stored(way);
    expect(plain(html)).toContain(String(row?.reference));
    expect(html).toContain("Imprimer");
    expect(await stored(way)).toHaveLength(1);
    expect(await lastMailTo("nadia@exemple.fr")).toContain(String(row?.reference));
    expect(await lastMailTo("bonjour@museau.example")).toContain(String(row?.reference));
  });

  test("pressed twice at once has one reference, by an API that compares the content", async () => {
    const [one, other] = await Promise.all([confirm(visitor(), way), confirm(visitor(), way)]);
    const first = plain((await visitor().visit(one.headers.get("location") ?? "")).html);
    const second = plain((await visitor().visit(other.headers.get("location") ?? "")).html);
    expect(way.reference.exec(second)?.[0]).toBe(way.reference.exec(first)?.[0]);
    expect(await stored(way)).toHaveLength(1);
  });

  test("pressed again, also after a step back to the form, has the same receipt, whatever the API compares", async () => {
    const browser = visitor();
    await check(browser, way);
    const sent = (await confirm(browser, way)).headers.get("location");
    await env.DB.prepare(`delete from ${way.table}`).run();
    expect((await confirm(browser, way)).headers.get("location")).toBe(sent);
    await browser.visit(way.path);
    await check(browser, way);
    expect((await confirm(browser, way)).headers.get("location")).toBe(sent);
    expect(await stored(way)).toEqual([]);
    expect((await confirm(browser, way, { name: "Nadia Grand" })).headers.get("location")).not.toBe(sent);
  });

  test("of a form with scripts leads to the same receipt", async () => {
    const answer = await confirm(visitor(), way, {}, json());
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { redirect: expect.stringMatching(new RegExp(`^${way.path}\\?accuse=`)) },
    ]);
  });

  test.each([
    ["name", " ", "Indiquez vos prénom et nom."],
    ["email", "", "Indiquez où recevoir l’accusé de réception."],
    ["email", "nadia@", "n’est pas valide"],
    ["email", "nadia@exemple.fr\nBcc: a@b.fr", "n’est pas valide"],
    [way.number, "", way.missing],
    [way.number, "9".repeat(121), "Trop long"],
    ["name", "Alerte, ouvrez https://evil.example/", "Un nom s’écrit sans"],
    [way.number, "www.evil.example", "sans adresse de site web"],
  ])(
    "with %s %j returns with an error beside it and its draft, whatever was pressed",
    async (name, value, error) => {
      for (const post of [check, confirm]) {
        const answer = await post(visitor(), way, { [name]: value });
        expect(answer.status).toBe(422);
        const html = await answer.text();
        expect(html).toMatch(new RegExp(`id="form-${request}-${name}-error">[^<]*${error}`));
        if (name !== "name")
          expect(html).toMatch(/name="name"[^>]*value="Nadia Petit"|value="Nadia Petit"[^>]*name="name"/);
      }
      expect(await stored(way)).toEqual([]);
    },
  );

  test("in an outage says that it has not been received, when it was tried, and keeps everything", async () => {
    const log = readLog();
    const browser = visitor();
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: way.api });
    const answer = await confirm(browser, way);
    expect([answer.status, answer.headers.has("retry-after")]).toEqual([503, true]);
    const html = await answer.text();
    expect(plain(html)).toContain("n’est pas encore reçue");
    expect(plain(html)).toMatch(/essai du \d.* \(heure de Paris\)/);
    expect(plain(html)).toContain("+33 4 65 71 00 42");
    expect(html).toContain(way.button);
    expect(Object.fromEntries(hiddenIn(html))).toMatchObject({ name: "Nadia Petit", faire: "confirmer" });
    expect(log().map(({ event }) => event)).toContain(`${request} not sent`);
    expect(JSON.stringify(log())).not.toContain("nadia@");
    expect((await browser.visit(way.path)).html).toContain("Nadia Petit");
    await mendServices();
    passSeconds(60);
    const receipt = await browser.visit((await confirm(browser, way)).headers.get("location") ?? "");
    expect(plain(receipt.html)).toContain("Premier essai, resté sans réponse");
  });

  test.each([
    ["does the work and loses its answer", { mode: "lost" }],
    ["answers 502", { mode: "status", status: 502 }],
    ["answers garbage", { mode: "garbage" }],
    ["answers nothing", { mode: "empty" }],
    ["refuses the connection", { mode: "refused" }],
  ] as const)(
    "is in doubt where the API %s: it is not sent again by itself, and not called received",
    async (_, fault) => {
      await breakService({ service: "ecommerce", path: way.api, ...fault });
      const answer = await confirm(visitor(), way, {}, json());
      const { errors } = await answer.json<{ errors: { form: string[] } }>();
      expect([answer.status, errors.form.join()]).toEqual([
        503,
        expect.stringContaining("Nous ne savons pas si votre demande nous est parvenue"),
      ]);
      expect((await stored(way)).length).toBeLessThanOrEqual(1);
      await mendServices();
      expect((await confirm(visitor(), way)).status).toBe(303);
      expect(await stored(way)).toHaveLength(1);
    },
  );

  test("that the API refuses is neither in doubt nor lost", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 422, path: way.api });
    const answer = await confirm(visitor(), way);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(plain(html)).toContain("Si le message revient, contactez notre service client");
    expect(html).toContain("Nadia Petit");
  });

  test("waits no longer than a write does", async () => {
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.endsWith(way.api));
    const confirming = confirm(visitor(), way);
    await held.waiting(1);
    passTime(callTimes.write.longest - 1);
    expect(await isPending(confirming)).toBe(true);
    passTime(1);
    expect((await confirming).status).toBe(503);
  });

  test("is limited by network, with a sentence that names telephone and mail and keeps the draft", async () => {
    const headers = network();
    const statuses: number[] = [];
    for (let count = 0; count < 13; count++) statuses.push((await check(visitor(), way, {}, headers)).status);
    expect(statuses.at(0)).toBe(200);
    const last = await confirm(visitor(), way, {}, headers);
    expect(last.status).toBe(429);
    const html = await last.text();
    expect(plain(html)).toMatch(/n’est pas envoyée.*\+33 4 65 71 00 42 ou à bonjour@museau\.example/);
    expect(html).toContain("Nadia Petit");
  });

  test("is filled in from the address and from the session, hostile numbers as plain text", async () => {
    const camille = browserWith(await logIn(people.camille.email));
    const { html } = await camille.visit(
      `${way.path}?${way.query}=${encodeURIComponent('"><script>x</script>')}`,
    );
    expect(html).toContain("&quot;&gt;&lt;script&gt;x&lt;/script&gt;");
    expect(html).not.toContain("<script>x");
    expect(html).toContain('value="Camille Durand"');
    expect(html).toContain(`value="${people.camille.email}"`);
    const anonymous = await visitor().visit(`${way.path}?${way.query}=000777`);
    expect(anonymous.html).toMatch(
      new RegExp(`name="${way.number}"[^>]*value="000777"|value="000777"[^>]*name="${way.number}"`),
    );
    for (const number of ["%00%0a", "x".repeat(5000), "%F0%9F%90%B6"]) {
      expect((await visitor().visit(`${way.path}?${way.query}=${number}`)).answer.status).toBe(200);
    }
  });

  test("keeps what was typed for a step back, for its own visitor and number alone", async () => {
    const camille = browserWith(await logIn(people.camille.email));
    await check(camille, way, { name: "C. Durand" });
    expect((await camille.visit(way.path)).html).toContain('value="C. Durand"');
    expect((await camille.visit(`${way.path}?${way.query}=9`)).html).not.toContain('value="C. Durand"');
    const paul = browserWith(await logIn(people.paul.email));
    const cookie = `__Host-${request}Request`;
    expect(camille.cookies.get(cookie)).toBeTruthy();
    paul.cookies.set(cookie, camille.cookies.get(cookie) ?? "");
    expect((await paul.visit(way.path)).html).not.toContain("C. Durand");
  });

  test("shows a draft that was left by whoever sat there before, and erases it", async () => {
    const browser = visitor();
    expect((await browser.visit(way.path)).html).not.toContain('value="effacer"');
    await check(browser, way);
    const { html } = await browser.visit(way.path);
    expect(html).toContain("Nadia Petit");
    expect(Object.fromEntries(hiddenIn(html.slice(0, html.indexOf(`id="form-${request}"`)))).faire).toBe(
      "effacer",
    );
    const answer = await browser.post(way.path, { faire: "effacer" }, { headers: network() });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, way.path]);
    expect((await browser.visit(way.path)).html).not.toMatch(/Nadia|nadia@/);
  });

  test("leaves no draft once it is received; draft and receipt of fifteen minutes ago are of the past", async () => {
    const browser = visitor();
    await check(browser, way);
    await confirm(browser, way);
    expect((await browser.visit(way.path)).html).not.toMatch(/Nadia|nadia@/);
    await check(browser, way, { name: "Nadia Grand" });
    expect((await browser.visit(way.path)).html).toContain("Nadia Grand");
    passSeconds(15 * 60);
    expect((await browser.visit(way.path)).html).not.toContain("Nadia");
    await env.DB.prepare(`delete from ${way.table}`).run();
    await confirm(browser, way);
    expect(await stored(way)).toHaveLength(1);
  });

  test("needs no session: one that the API refuses neither hides the page nor loses the request", async () => {
    const refuse = () =>
      breakService({ service: "ecommerce", mode: "status", status: 401, path: "/shop/customers" });
    const camille = browserWith(await logIn(people.camille.email));
    await refuse();
    const { path, answer } = await camille.visit(way.path);
    expect([path, answer.status]).toEqual([way.path, 200]);
    const again = browserWith(await logIn(people.camille.email));
    expect((await check(again, way)).status).toBe(200);
    expect((await confirm(browserWith(await logIn(people.camille.email)), way)).status).toBe(303);
  });

  test("sends without the customer's token", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 401, path: "/shop/orders" });
    const expired = browserWith({ ...(await logIn(people.camille.email)), token: "x.y.z" });
    expect((await confirm(expired, way)).status).toBe(303);
  });

  test("has no receipt that our service did not give", async () => {
    for (const forged of ["x", "x.y", `W1wiUkVTXCIsMV0.${"0".repeat(64)}`]) {
      expect((await visitor().visit(`${way.path}?accuse=${forged}`)).path).toBe(way.path);
    }
    const browser = visitor({ cookies: { [`__Host-${request}Request`]: `x.${"0".repeat(64)}` } });
    expect((await browser.visit(way.path)).answer.status).toBe(200);
    const address = (await confirm(visitor(), way)).headers.get("location") ?? "";
    const other = Object.values(ways).find(({ path }) => path !== way.path)?.path ?? "";
    expect((await visitor().visit(address.replace(way.path, other))).path).toBe(other);
  });

  test.each(dialects)("is taken by an API that speaks %s", async (dialect) => {
    await askStandIns("/_sandbox/dialect", { dialect });
    const answer = await confirm(visitor(), way);
    await askStandIns("/_sandbox/dialect", { dialect: "specification" });
    expect(answer.status).toBe(303);
    const receipt = plain((await visitor().visit(answer.headers.get("location") ?? "")).html);
    const [row] = await stored(way);
    expect(receipt).toContain(String(row?.reference));
    expect(receipt).toContain(plain(formatMoment(String(row?.receivedAt))));
  });

  test("stays without the content system", async () => {
    await breakService({ service: "content", mode: "status", status: 500 });
    expect((await visitor().visit(way.path)).answer.status).toBe(200);
    expect((await confirm(visitor(), way)).status).toBe(303);
  });

  test("is refused from another site", async () => {
    const answer = await visitor().post(
      way.path,
      { ...way.fields, faire: "confirmer" },
      {
        headers: { Origin: "https://ailleurs.example", "Sec-Fetch-Site": "cross-site" },
      },
    );
    expect(answer.status).toBe(403);
    expect(await stored(way)).toEqual([]);
  });
});

test("a termination that came to an outage is not forgotten over a withdrawal that is begun", async () => {
  readLog();
  const { termination, withdrawal } = ways;
  const browser = visitor();
  await breakService({ service: "ecommerce", mode: "status", status: 503, path: termination.api });
  await confirm(browser, termination);
  await mendServices();
  await check(browser, withdrawal);
  expect((await browser.visit(termination.path)).html).toContain("Nadia Petit");
  const receipt = await browser.visit((await confirm(browser, termination)).headers.get("location") ?? "");
  expect(plain(receipt.html)).toContain("Premier essai, resté sans réponse");
});

test("the minimum of two deliveries is told, and stops nobody", async () => {
  const { html } = await visitor().visit(ways.termination.path);
  expect(plain(html)).toContain("deux livraisons au minimum");
  expect((await confirm(visitor(), ways.termination)).status).toBe(303);
});

test("opened bags are excepted before the withdrawal, which they do not stop", async () => {
  const { html } = await visitor().visit(ways.withdrawal.path);
  expect(plain(html)).toContain("sacs, sachets et boîtes ouverts ne sont pas repris");
});

test("the receipt of a termination leads back to the subscriptions, and says from when the account shows the end", async () => {
  const browser = visitor();
  const answer = await confirm(browser, ways.termination);
  const { html } = await browser.visit(answer.headers.get("location") ?? "");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toMatch(/<a(?=[^>]*href="\/mon-compte\/mes-abonnements\/")[^>]*>Mes abonnements/);
  expect(plain(main)).toContain("Vous la lirez aussi dans votre compte");
});

describe("a termination that was sent leaves its trace beside the subscription", () => {
  const pages = ["/mon-compte/mes-abonnements/", "/mon-compte/mes-abonnements/2/", "/mon-compte/"];

  async function traces() {
    const browser = browserWith(await logIn(people.camille.email));
    return Promise.all(pages.map(async (path) => plain((await browser.visit(path)).html)));
  }

  test.each([
    [
      "without an account, from the same e-mail address, which anybody may name",
      async () => visitor(),
      people.camille.email,
      "sans connexion à ce compte",
    ],
    [
      "by the customer",
      async () => browserWith(await logIn(people.camille.email)),
      "autre@exemple.fr",
      "Votre demande d’arrêt",
    ],
  ])("on the card, the detail and the dashboard: %s", async (_, sender, email, words) => {
    const { body } = await askApi<{ number: string }>(
      "GET",
      "subscriptions/2",
      undefined,
      await logIn(people.camille.email),
    );
    const contractNumber = `Abonnement ${body.number}`;
    await confirm(await sender(), ways.termination, { contractNumber, email });
    const rows = await stored(ways.termination);
    const reference = String(rows.at(-1)?.reference);
    for (const text of await traces()) {
      expect(text).toContain(reference);
      expect(text).toContain(words);
      expect(text).toContain(
        formatMoment(new Date(String(rows.at(-1)?.receivedAt))).replaceAll("\u00a0", " "),
      );
    }
  });

  test("which requests of strangers do not displace", async () => {
    const { email } = people.camille;
    await confirm(browserWith(await logIn(email)), ways.termination, {
      contractNumber: "Abonnement 2",
      email,
    });
    const account = await accountRequests(env, email);
    const own = (await account.requestedEnds()).at(-1);
    for (let count = 0; count < 101; count++)
      await account.keepRequestedEnd({
        contractNumber: `faux ${count}`,
        reference: `RES-${count}`,
        receivedAt: "",
        isOwn: false,
      });
    const kept = await account.requestedEnds();
    expect(own).toMatchObject({ isOwn: true });
    expect(kept.filter(({ isOwn }) => isOwn === false)).toHaveLength(100);
    expect(kept).toContainEqual(own);
  });

  test("and beside no other: another number, another address", async () => {
    await confirm(visitor(), ways.termination, { contractNumber: "999999", email: people.camille.email });
    await confirm(visitor(), ways.termination, { contractNumber: "2", email: people.paul.email });
    const references = (await stored(ways.termination)).map(({ reference }) => String(reference));
    for (const text of await traces()) for (const one of references) expect(text).not.toContain(one);
  });
});

test("the step that ends a subscription tells its two ends apart: one at once, one as customer service handles it", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  const said = plain((await browser.visit(stepPath(1, "resiliation"))).html);
  expect(said).toContain("L’arrêt s’affiche aussitôt");
  expect(said).toContain("traite votre demande sous deux jours ouvrés");
  expect(said).not.toContain("Le résultat est le même");
});

test("a termination ends as soon as possible, or on the day that is asked for", async () => {
  const recap = async (date: string) =>
    plain(await (await check(visitor(), ways.termination, { date })).text());
  expect(await recap("")).toContain("dès que possible");
  expect(await recap("2099-12-01")).toContain("1er décembre 2099");
  expect(await recap("2099-02-30")).toContain("Cette date n’existe pas");
  expect(await recap("2020-01-01")).toContain("Choisissez un jour à venir");
  await confirm(visitor(), ways.termination, { date: "2099-12-01" });
  expect((await stored(ways.termination))[0]?.date).toBe("2099-12-01");
});

test("a withdrawal is of the whole order, or of the articles that are named", async () => {
  const recap = plain(await (await check(visitor(), ways.withdrawal)).text());
  expect(recap).toContain("toute la commande");
  await confirm(visitor(), ways.withdrawal, { items: "Croquettes, 2 kg\r\n\r\nTerrine" });
  expect((await stored(ways.withdrawal))[0]?.items).toBe(JSON.stringify(["Croquettes, 2 kg", "Terrine"]));
});

describe("a customer who comes from an order", () => {
  async function camillesOrder(): Promise<string> {
    const row = await env.DB.prepare(
      "select number from orders where customerId = 1 and number is not null order by checkoutCompletedAt desc",
    ).first<{ number: string }>();
    return row?.number ?? "";
  }
  const address = (number: string) => `${ways.withdrawal.path}?commande=${number}`;
  const boxesIn = (html: string) =>
    [...html.matchAll(/<input[^>]*type="checkbox"[^>]*name="lines"[^>]*value="([^"]*)"/g)].map(
      ([, line = ""]) => line.replaceAll("&amp;", "&"),
    );

  test("ticks its lines, which are kept from step to step", async () => {
    const number = await camillesOrder();
    const camille = browserWith(await logIn(people.camille.email));
    const { html } = await camille.visit(address(number));
    const [first = "", ...others] = boxesIn(html);
    expect(others.length).toBeGreaterThan(0);
    const { items: _, ...fields } = ways.withdrawal.fields;
    const chosen = { ...fields, orderNumber: number, lines: first };
    const headers = { headers: network() };
    const recap = await camille.post(address(number), { ...chosen, faire: "verifier" }, headers);
    expect(hiddenIn(await recap.text())).toContainEqual(["lines", first.replaceAll("&", "&amp;")]);
    expect((await camille.visit(address(number))).html).toMatch(
      /name="lines"[^>]*checked|checked[^>]*name="lines"/,
    );
    await camille.post(address(number), { ...chosen, faire: "confirmer" }, headers);
    await camille.post(
      address(number),
      { ...chosen, lines: [first, ...others], faire: "confirmer" },
      headers,
    );
    const rows = (await stored(ways.withdrawal)).map(({ items }) => JSON.parse(String(items)).length);
    expect(rows.toSorted()).toEqual([1, 1 + others.length]);
  });

  test("cannot take them to another order", async () => {
    const number = await camillesOrder();
    const camille = browserWith(await logIn(people.camille.email));
    const [first = ""] = boxesIn((await camille.visit(address(number))).html);
    const other = await env.DB.prepare(
      "select number from orders where customerId = 1 and number is not null and number <> ? order by checkoutCompletedAt desc",
    )
      .bind(number)
      .first<{ number: string }>();
    const { items: _, ...fields } = ways.withdrawal.fields;
    const moved = { ...fields, orderNumber: other?.number ?? "", lines: first };
    const answer = await camille.post(
      address(number),
      { ...moved, faire: "confirmer" },
      { headers: network() },
    );
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(contractFormTexts.otherOrder);
    expect(boxesIn(html)).not.toContain(first);
    expect(await stored(ways.withdrawal)).toEqual([]);
  });

  test("finds no lines of somebody else's order, of none, or while the orders cannot be read: they are typed", async () => {
    const number = await camillesOrder();
    const paul = browserWith(await logIn(people.paul.email));
    const camille = browserWith(await logIn(people.camille.email));
    for (const [browser, wanted] of [
      [paul, number],
      [visitor(), number],
      [camille, "999999"],
    ] as const) {
      const { html, answer } = await browser.visit(address(wanted));
      expect([answer.status, boxesIn(html)]).toEqual([200, []]);
      expect(html).toMatch(/<textarea[^>]*name="items"/);
    }
    for (const fault of [{ mode: "status", status: 500 }, { mode: "garbage" }] as const) {
      await breakService({ service: "ecommerce", path: "/shop/orders", ...fault });
      const { html, answer } = await camille.visit(address(number));
      expect([answer.status, boxesIn(html)]).toEqual([200, []]);
    }
  });

  test("waits a second for the lines of an order: then they are typed", async () => {
    const number = await camillesOrder();
    const camille = browserWith(await logIn(people.camille.email));
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.endsWith("/shop/orders"));
    const visiting = camille.visit(address(number));
    await held.waiting(1);
    passTime(999);
    expect(await isPending(visiting)).toBe(true);
    passTime(1);
    const { html, answer } = await visiting;
    expect([answer.status, boxesIn(html)]).toEqual([200, []]);
  });

  test("posts what lines there are, however many or odd", async () => {
    const { items: _, ...fields } = ways.withdrawal.fields;
    const lines = Array.from({ length: 200 }, (__, index) => `Article ${index} ${"x".repeat(400)}`);
    const answer = await visitor().post(
      ways.withdrawal.path,
      { ...fields, lines: [...lines, "", "<b>", "<b>"], faire: "confirmer" },
      { headers: network() },
    );
    expect(answer.status).toBe(413);
    const fewer = await visitor().post(
      ways.withdrawal.path,
      { ...fields, lines: [...lines.slice(0, 120), "", "<b>", "<b>"], faire: "confirmer" },
      { headers: network() },
    );
    expect(fewer.status).toBe(303);
    const [row] = await stored(ways.withdrawal);
    expect(JSON.parse(String(row?.items))).toHaveLength(100);
  });
});

test.each([
  ["termination", contractFormTexts.contractNumber],
  ["withdrawal", contractFormTexts.orderNumber],
] as const)(
  "a %s takes three presses from any page to its receipt, which outlives a reload",
  async (kind, number) => {
    const texts = contractTexts[kind];
    const email = `sans-${kind}@exemple.fr`;
    const shop = plainBrowser();
    await shop.open("/connexion/");
    await shop.follow(rightsLinkTexts[kind]);
    shop.fill(contractFormTexts.name, "Nadia Petit");
    shop.fill(contractFormTexts.email, email);
    shop.fill(number, "000123");
    await shop.press(texts.check);
    await shop.press(texts.confirm);
    expect(shop.presses()).toBe(3);
    expect(shop.heading()).toBe(texts.received);
    const reference = /RE[SN]-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(shop.text())?.[0] ?? "none";
    await shop.open(shop.path());
    expect(shop.text()).toContain(reference);
    const mails = await visitor().get(`/_sandbox/mailbox?to=${encodeURIComponent(email)}`);
    expect(await mails.json()).toHaveLength(1);
  },
);
