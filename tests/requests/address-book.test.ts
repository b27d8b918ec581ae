import { describe, expect, test } from "vitest";
import { addressFieldNames } from "../../shared/address/address.ts";
import { addressBookNotices, addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { plainText, textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { lyon } from "./stand-in-checkout.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const book = "/mon-compte/mes-adresses/";

const good = {
  faire: "enregistrer",
  firstName: "Camille",
  lastName: "Durand",
  countryCode: "FR",
  street: "5 place de l’Église",
  street2: "",
  postcode: "69 130",
  city: "Écully",
  phoneNumber: "06 98 76 54 32",
  phoneNumber_country: "FR",
  company: "",
  phoneNumber2: "",
  phoneNumber2_country: "FR",
  deliveryInstructions: "",
  alias: "Chez ma sœur",
};

const problemsIn = (lines: { level: string; event: string }[]) =>
  lines.filter(({ level }) => level === "error").map(({ event }) => event);

interface Entry {
  id: number;
  alias: string | null;
  city: string;
  isDefault: boolean;
}

async function customer(person: keyof typeof people = "camille") {
  const tokens = await logIn(people[person].email);
  const entries = async () =>
    (await askApi<{ "hydra:member": Entry[] }>("GET", "addresses?itemsPerPage=100", undefined, tokens)).body[
      "hydra:member"
    ];
  return { browser: browserWith(tokens), entries };
}

async function look(browser: Visitor, path = book) {
  const { answer, html } = await browser.visit(path);
  return { status: answer.status, html, text: textOf(html), headers: answer.headers };
}

test("the form asks for every field of an address", async () => {
  const { browser } = await customer();
  const { html } = await look(browser, `${book}?adresse=nouvelle`);
  for (const field of addressFieldNames)
    expect([field, html.includes(` name="${field}"`)]).toEqual([field, true]);
});

test("the address book needs a login, and is returned to after it", async () => {
  const answer = await visitor().get(book);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `/connexion/?retour=${encodeURIComponent(book)}`,
  ]);
});

test("it lists the addresses, the favourite first, and is never cached", async () => {
  const { browser } = await customer();
  const { status, text, html, headers } = await look(browser);
  expect(status).toBe(200);
  expect(text).toMatch(/Maison Favorite Camille Durand 12 rue Émile Zola .* 69002 Lyon France/);
  expect(text).toContain("+33 6 12 34 56 78");
  expect(text).toContain("Odile Vandenberghe");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(html.match(/<article/g)).toHaveLength(3);
});

test("it lists every address of a book of several pages", async () => {
  const { token } = await logIn(people.hugo.email);
  for (let count = 1; count <= 12; count++) {
    await askApi("POST", "addresses", { ...lyon, alias: `Adresse ${count}` }, { token });
  }
  const { text } = await look((await customer("hugo")).browser);
  expect(text).toContain("Adresse 1 ");
  expect(text).toContain("Adresse 12 ");
});

test("an empty book says how to add an address", async () => {
  const { browser } = await customer("paul");
  const { text, html } = await look(browser);
  expect(text).toContain(addressBookTexts.empty.title);
  expect(html).toContain(`href="${book}?adresse=nouvelle"`);
});

describe("without scripts", () => {
  test("an address is added in the format of labels, and the list says so once", async () => {
    const { browser, entries } = await customer();
    const form = await look(browser, `${book}?adresse=nouvelle`);
    expect(form.html).toMatch(
      /<form(?=[^>]*method="post")(?=[^>]*action="\/mon-compte\/mes-adresses\/\?adresse=nouvelle#adresse")/,
    );
    expect(form.html).toMatch(/<option value="FR" selected="">France</);
    const answer = await browser.post(`${book}?adresse=nouvelle`, good);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, book]);
    expect((await entries()).at(-1)).toMatchObject({
      alias: "Chez ma sœur",
      street: "5 place de l'Église",
      city: "Ecully",
      postcode: "69130",
      phoneNumber: "+33698765432",
      company: null,
      street2: null,
      deliveryInstructions: null,
      isDefault: false,
    });
    expect((await look(browser)).text).toContain(addressBookNotices.added);
    expect((await look(browser)).text).not.toContain(addressBookNotices.added);
  });

  test("an error shows at its field, and the draft is kept", async () => {
    const { browser, entries } = await customer();
    const before = await entries();
    const answer = await browser.post(`${book}?adresse=2`, {
      ...good,
      postcode: "1000",
      street: "12, rue <b>",
      alias: "Maison 🏡",
      deliveryInstructions: "Sonner deux fois",
    });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
    const html = await answer.text();
    expect(html).toMatch(
      /<input(?=[^>]*name="postcode")(?=[^>]*value="1000")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="adresse-postcode-error")/,
    );
    expect(html).toMatch(/id="adresse-postcode-error">Un code postal français compte 5\u00a0chiffres/);
    expect(html).toMatch(/<input(?=[^>]*name="street")(?=[^>]*value="12 rue &lt;b&gt;")/);
    expect(html).toContain('<a href="#adresse-street">');
    expect(html).toMatch(/<details[^>]*open=""[\s\S]*Sonner deux fois/);
    expect(textOf(html)).toContain("3 champs à corriger");
    expect(await entries()).toEqual(before);
  });

  test("an address opens with its values, and is changed", async () => {
    const { browser, entries } = await customer();
    const { html } = await look(browser, `${book}?adresse=3`);
    expect(html).toMatch(/<input(?=[^>]*name="city")(?=[^>]*value="Liège")/);
    expect(html).toMatch(/<input(?=[^>]*name="phoneNumber")(?=[^>]*value="\+32 470 12 34 56")/);
    expect(html).toMatch(/<option value="BE" selected="">Belgique</);
    const answer = await browser.post(`${book}?adresse=3`, good);
    expect(answer.status).toBe(303);
    expect((await entries()).find(({ id }) => id === 3)).toMatchObject({ city: "Ecully" });
    expect((await look(browser)).text).toContain(addressBookNotices.changed);
  });

  test("after a move the list says which subscriptions still go to the old home, until they follow", async () => {
    const { browser } = await customer();
    const change = /href="\/mon-compte\/mes-abonnements\/1\/\?modifier=adresses"/;
    expect((await look(browser)).html).not.toMatch(change);
    await browser.post(`${book}?adresse=1`, good);
    const moved = await look(browser);
    expect(moved.text).toContain(plainText(addressBookTexts.elsewhere.text));
    expect(moved.text).toMatch(
      /Les repas d’Oslo : la livraison se fait toujours à une adresse absente de ce carnet, 12 rue Émile Zola, 69002 Lyon\./,
    );
    expect(moved.html).toMatch(change);
    expect(moved.html).not.toContain("/mes-abonnements/2/?modifier=adresses");
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/subscriptions" });
    const broken = await look(browser);
    expect([broken.status, broken.text]).toEqual([200, expect.stringContaining("Ecully")]);
    expect(broken.html).not.toMatch(change);
  });

  test("the list waits half a second for the subscriptions, and their failure is not that of the addresses", async () => {
    const { browser } = await customer();
    const log = readLog();
    const { passTime, startTimers } = stopTimers();
    const held = holdCalls((call) => call.endsWith("/shop/subscriptions"));
    const answering = look(browser);
    await held.waiting(1);
    passTime(499);
    expect(await isPending(answering)).toBe(true);
    passTime(1);
    expect((await answering).text).toContain("Ecully");
    held.end();
    startTimers();
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/addresses" });
    expect((await look(browser)).status).toBe(503);
    expect(problemsIn(log())).toEqual(["addresses of subscriptions not compared", "addresses not shown"]);
  });

  test("the favourite is changed, with its message", async () => {
    const { browser, entries } = await customer();
    const answer = await browser.post(`${book}?adresse=2`, { faire: "favorite" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, book]);
    expect((await entries()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([2]);
    expect((await look(browser)).text).toContain(addressBookNotices.favourite);
  });

  test("an address is deleted after a confirmation", async () => {
    const { browser, entries } = await customer();
    const { html, text } = await look(browser, `${book}?adresse=2&supprimer=1`);
    expect(text).toContain(plainText(addressBookTexts.confirm.title));
    expect(html).toMatch(/name="faire" value="supprimer"/);
    expect(await entries()).toHaveLength(4);
    const answer = await browser.post(`${book}?adresse=2`, { faire: "supprimer" });
    expect(answer.status).toBe(303);
    expect((await entries()).map(({ id }) => id)).not.toContain(2);
    expect((await look(browser)).text).toContain(addressBookNotices.removed);

    const again = await browser.post(`${book}?adresse=2`, { faire: "supprimer" });
    expect(again.status).toBe(404);
    expect(textOf(await again.text())).toContain(addressBookNotices.gone);
  });

  test("a form of another site changes nothing", async () => {
    const { browser, entries } = await customer();
    const before = await entries();
    const answer = await browser.post(
      `${book}?adresse=1`,
      { faire: "supprimer" },
      {
        headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
      },
    );
    expect(answer.status).toBe(403);
    expect(await entries()).toEqual(before);
  });
});

test("the address of another customer is not shown, changed, deleted or made the favourite", async () => {
  const { entries } = await customer();
  const before = await entries();
  const { browser } = await customer("paul");
  for (const path of ["?adresse=1", "?adresse=1&supprimer=1", "?adresse=999", "?adresse=0", "?adresse=x"]) {
    expect((await look(browser, book + path)).status).toBe(404);
  }
  for (const faire of ["enregistrer", "supprimer", "favorite"]) {
    expect((await browser.post(`${book}?adresse=1`, { ...good, faire })).status).toBe(404);
  }
  expect(await entries()).toEqual(before);
});

describe("a form with scripts", () => {
  const asData = { headers: { Accept: "application/json" } };

  test("gets the same errors", async () => {
    const { browser } = await customer();
    const answer = await browser.post(`${book}?adresse=nouvelle`, { ...good, city: "" }, asData);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { errors: { fields: { city: addressTexts.forms.address.city.errors.required }, form: [] } },
    ]);
  });

  test("of a deleted address leads to a new one, with the draft and the reason", async () => {
    const { browser } = await customer();
    const newPage = `${book}?adresse=nouvelle`;
    const gone = { ...good, city: "Seyssel" };
    const answer = await browser.post(`${book}?adresse=999`, gone, asData);
    expect([answer.status, await answer.json()]).toEqual([200, { redirect: newPage }]);
    const { html, text } = await look(browser, newPage);
    expect(html).toContain('value="Seyssel"');
    expect(text).toMatch(textPattern(addressBookNotices.goneMeanwhile));
    const form = await browser.post(`${book}?adresse=999`, gone);
    expect(form.status).toBe(404);
    expect(await form.text()).toMatch(/action="[^"]*\?adresse=nouvelle#adresse"[\s\S]*value="Seyssel"/);
  });

  test("gets unexpected errors above its fields, never as a page", async () => {
    readLog();
    const { browser } = await customer();
    const answer = await browser.post(`${book}?adresse=0`, good, asData);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      errors: { fields: {}, form: [expect.stringContaining("toujours là")] },
    });
  });

  test("returns to a list that confirms the change, once", async () => {
    const { browser } = await customer();
    const saved = await browser.post(`${book}?adresse=nouvelle`, good, asData);
    expect([saved.status, await saved.json()]).toEqual([200, { redirect: book }]);
    await browser.get(book, { headers: { Purpose: "prefetch" } });
    expect((await look(browser, book)).text).toContain(plainText(addressBookNotices.added));
    expect((await look(browser, book)).text).not.toContain(plainText(addressBookNotices.added));
  });
});

describe("a session that expires during an address", () => {
  test.each([
    [
      "refused by the API",
      async () => breakService({ service: "ecommerce", mode: "status", status: 401, method: "POST" }),
    ],
    ["expired", async () => {}],
  ])(
    "%s: the next login returns to the form with the draft, another customer's does not",
    async (why, end) => {
      const { browser } = await customer();
      await end();
      if (why === "expired") {
        for (const name of ["__Host-jwtTokenRaw", "__Host-refreshToken"]) browser.cookies.delete(name);
      }
      const answer = await browser.post(`${book}?adresse=nouvelle`, { ...good, city: "Seyssel" });
      await mendServices();
      const back = `/connexion/?retour=${encodeURIComponent(`${book}?adresse=nouvelle`)}`;
      expect([answer.status, answer.headers.get("location")]).toEqual([303, back]);

      const draft = browser.cookies.get("__Host-formDraft") ?? "";
      const { browser: paul } = await customer("paul");
      paul.cookies.set("__Host-formDraft", draft);
      expect((await look(paul, `${book}?adresse=nouvelle`)).html).not.toContain("Seyssel");

      const { browser: again } = await customer();
      again.cookies.set("__Host-formDraft", draft);
      expect((await look(again, `${book}?adresse=nouvelle`)).html).toContain('value="Seyssel"');
      expect((await look(again, `${book}?adresse=nouvelle`)).html).not.toContain("Seyssel");
    },
  );
});

describe("while the e-commerce API is down", () => {
  test("the list says so, and the draft is kept", async () => {
    const { browser } = await customer();
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/addresses" });
    const list = await look(browser);
    expect([list.status, list.text]).toEqual([503, expect.stringContaining("momentanément inaccessibles")]);

    const answer = await browser.post(`${book}?adresse=nouvelle`, good);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(textOf(html)).toContain("Votre saisie est toujours là");
    expect(html).toMatch(/<input(?=[^>]*name="city")(?=[^>]*value="Écully")/);

    const favourite = await browser.post(`${book}?adresse=1`, { faire: "favorite" });
    expect([favourite.status, favourite.headers.get("location")]).toEqual([303, book]);
  });

  test("without its countries the form offers those of the shop", async () => {
    const { browser } = await customer();
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/countries" });
    const { status, html } = await look(browser, `${book}?adresse=nouvelle`);
    expect(status).toBe(200);
    expect(
      [...html.matchAll(/<option value="(\w\w)"[^>]*>(France|Belgique|Luxembourg)</g)].map(
        ([, code]) => code,
      ),
    ).toEqual(["FR", "BE", "LU"]);
  });

  test("an address that is saved, though its answer is lost, is there once", async () => {
    readLog();
    const { browser, entries } = await customer("marguerite");
    const before = (await entries()).length;
    const lost = {
      service: "ecommerce",
      mode: "lost",
      method: "POST",
      path: "/shop/addresses",
      times: 1,
    } as const;
    await breakService(lost);
    const answer = await browser.post(`${book}?adresse=nouvelle`, good);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, book]);
    expect((await look(browser)).text).toContain(addressBookNotices.added);
    expect(await entries()).toHaveLength(before + 1);

    await breakService({ ...lost, mode: "status", status: 503 });
    const refused = await browser.post(`${book}?adresse=nouvelle`, { ...good, city: "Seyssel" });
    expect(textOf(await refused.text())).toMatch(textPattern(addressBookNotices.notSaved));
    expect(await entries()).toHaveLength(before + 1);
  });

  test("where nothing tells whether an address is saved, the form says so", async () => {
    readLog();
    const { browser } = await customer("marguerite");
    await breakService({ service: "ecommerce", mode: "refused", path: "/shop/addresses", method: "POST" });
    const answer = await browser.post(`${book}?adresse=nouvelle`, { ...good, city: "Annecy" });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(textOf(html)).toMatch(textPattern(addressBookNotices.unsure));
    expect(html).toMatch(/<input(?=[^>]*name="city")(?=[^>]*value="Annecy")/);
  });
});
