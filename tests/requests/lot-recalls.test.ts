import { expect, test, vi } from "vitest";
import { browserWith, logIn, people } from "./customer.ts";
import { holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { forgetSite, settleSite } from "./stored-site.ts";
import { askStandIns, breakService, mendAfterEach, passSeconds, productPath, visitor } from "./visitor.ts";

mendAfterEach();

const fresh = 61;
const hour = 3601;
const recall = {
  variant: "11000103",
  lots: "L26301A, L26301B",
  text: "Des morceaux de plastique ont été trouvés dans un sac.",
};
const path = "/shop/lot-recalls";

const mails = async (to: string) =>
  (await (await visitor().get(`/_sandbox/mailbox?to=${to}`)).json()) as { subject: string; html: string }[];

const hasBar = async (page: string) =>
  /<aside[^>]*aria-label="Rappel de produit".*?href="\/rappels\/"/s.test((await visitor().visit(page)).html);

async function readAgain(seconds = fresh): Promise<void> {
  await settleSite();
  passSeconds(seconds);
  await visitor().visit("/rappels/");
}

test("where the API has no such list, the page is an outage, and never says that there is no recall", async () => {
  const log = readLog();
  await breakService({ service: "ecommerce", mode: "status", status: 404, path });
  const { answer, html } = await visitor().visit("/rappels/");
  expect(answer.status).toBe(503);
  expect(textOf(html)).not.toContain("Aucun rappel en cours");
  expect(log()).toContainEqual(expect.objectContaining({ event: "lot recalls not known" }));
  expect(await hasBar("/")).toBe(false);
});

test("a recall that is published while the list is cached is on its page at once", async () => {
  passSeconds(fresh);
  expect(textOf((await visitor().visit("/rappels/")).html)).toContain("Aucun rappel en cours");
  await askStandIns("/_sandbox/recalls", recall);
  const { html } = await visitor().visit("/rappels/");
  expect(textOf(html)).toContain("L26301A");
  expect(textOf(html)).not.toContain("Aucun rappel en cours");
});

test("a published recall stands on its page, above every page, on its product and in the site map", async () => {
  await readAgain();
  await readAgain();
  const page = textOf((await visitor().visit("/rappels/")).html);
  expect(page).toContain("L26301A, L26301B");
  expect(page).toContain(recall.text);
  expect(page).toContain("Croquettes chien adulte");
  expect(page).toContain("Où le lire");
  expect(page).toContain("Ne donnez plus ce produit");
  expect(page).toContain("Nous vous remboursons");
  for (const other of ["/", "/connexion/", "/landing/rentree/", "/guide-croquettes/nouveau/", "/panier/"]) {
    expect(await hasBar(other), other).toBe(true);
  }
  expect((await visitor().visit("/rappels/")).html).toMatch(
    /href="\/produits\/[^"/]+\/[^"/]+\/"[^>]*>Voir le produit/,
  );
  const { html } = await visitor().visit(productPath);
  const [, main = ""] = html.split("<main");
  expect(main.indexOf("Ce produit est rappelé")).toBeLessThan(main.indexOf("<img"));
  const product = textOf(html);
  expect(product).toContain("Ce produit est rappelé");
  expect(product).toContain("Ce que nous vendons aujourd’hui vient d’autres lots.");
  expect(
    await visitor()
      .get("/sitemaps/1.xml")
      .then((answer) => answer.text()),
  ).toContain("/rappels/");
  expect(
    await visitor()
      .get("/llms.txt")
      .then((answer) => answer.text()),
  ).toContain("/rappels/");
});

test("who bought the format has a mail, and sees it in the account and on the order", async () => {
  const { email } = people.camille;
  const before = await mails(email);
  expect(before.find(({ subject }) => subject.startsWith("Rappel de produit"))?.html).toContain("L26301A");
  const camille = browserWith(await logIn(email));
  const account = await camille.visit("/mon-compte/");
  expect(textOf(account.html)).toMatch(
    /Rappel de produit.*Votre commande n° \w+ peut en contenir.*Vérifiez le lot sur l’emballage/,
  );
  const { html } = await camille.visit("/mon-compte/mes-commandes/");
  const links = new Set(
    [...html.matchAll(/"(\/mon-compte\/mes-commandes\/[^"/?]+\/)"/g)].map(([, link = ""]) => link),
  );
  const pages = await Promise.all([...links].map(async (link) => textOf((await camille.visit(link)).html)));
  const number = /Votre commande n°\s(\w+) peut en contenir/.exec(textOf(account.html))?.[1];
  const told = pages.filter((page) => page.includes("Un produit de cette commande est rappelé"));
  expect(told.some((page) => page.includes(`${number}`))).toBe(true);
  expect(told.length).toBeLessThan(pages.length);
});

test.each([
  ["an error", { mode: "status" as const, status: 500 }],
  ["a 404", { mode: "status" as const, status: 404 }],
  ["an odd answer", { mode: "garbage" as const }],
])("a known recall stays through %s of the API, on its page and above the others", async (_, fault) => {
  readLog();
  await breakService({ service: "ecommerce", path, ...fault });
  await readAgain(3 * hour);
  await readAgain(fresh);
  const { answer, html } = await visitor().visit("/rappels/");
  expect(answer.status).toBe(200);
  expect(textOf(html)).toContain("L26301A");
  expect(await hasBar("/")).toBe(true);
});

test("a slow API keeps no page waiting for more than a second", async () => {
  readLog();
  await settleSite();
  passSeconds(3 * hour);
  const { passTime } = stopTimers();
  const recalls = holdCalls((call) => call.endsWith(path));
  const visiting = visitor().visit("/rappels/");
  await recalls.waiting(1);
  passTime(999);
  expect(await isPending(visiting)).toBe(true);
  passTime(1);
  expect(textOf((await visiting).html)).toContain("L26301A");
});

test("after 30 days the bar is gone, and the page still has the recall", async () => {
  passSeconds(31 * 86_400);
  await visitor().visit("/rappels/");
  await vi.waitFor(async () => expect(await hasBar("/")).toBe(false));
  expect(textOf((await visitor().visit("/rappels/")).html)).toContain("L26301A");
});

test("a recall that the API ends is gone within a minute", async () => {
  const [stored] = (
    (await (await visitor().get("/_sandbox/")).text()).match(/name="id" value="(\d+)"/) ?? []
  ).slice(1);
  await askStandIns("/_sandbox/recalls/withdraw", { id: Number(stored) });
  await readAgain();
  await vi.waitFor(async () =>
    expect(textOf((await visitor().visit("/rappels/")).html)).toContain("Aucun rappel en cours"),
  );
});

test("while nobody knows whether there is one the page says so, 503, and no other page suffers", async () => {
  const log = readLog();
  await breakService({ service: "ecommerce", mode: "status", status: 500, path });
  await forgetSite();
  passSeconds(60);
  const { answer, html } = await visitor().visit("/rappels/");
  expect(answer.status).toBe(503);
  expect(textOf(html)).toContain("Les rappels ne peuvent pas être affichés");
  expect(log()).toContainEqual(expect.objectContaining({ event: "lot recalls not known" }));
  expect((await visitor().visit(productPath)).answer.status).toBe(200);
});
