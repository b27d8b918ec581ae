import { describe, expect, test } from "vitest";
import { personTexts } from "../../shared/customer/person.texts.ts";
import { personalNotices, personalTexts } from "../../shared/customer/personal.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { callTimes } from "../../worker/upstream/deadline.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { askApi } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, mendServices, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const path = "/mon-compte/mes-informations-personnelles/";
const asData = { headers: { Accept: "application/json" } };

const camille = {
  faire: "identite",
  gender: "f",
  firstName: "Camille",
  lastName: "Durand",
  birthday: "1988-04-12",
};

const ids = { camille: 1, paul: 2, nora: 3, hugo: 4, marguerite: 5 };

async function customer(person: keyof typeof ids = "camille") {
  const tokens = await logIn(people[person].email);
  const kept = async () =>
    (await askApi<Record<string, unknown>>("GET", `customers/${ids[person]}`, undefined, tokens)).body;
  return { browser: browserWith(tokens), kept };
}

async function look(browser: Visitor, at = path) {
  const { answer, html } = await browser.visit(at);
  return { status: answer.status, html, text: textOf(html), headers: answer.headers };
}

test("the page needs a login, and is returned to after it", async () => {
  const answer = await visitor().get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `/connexion/?retour=${encodeURIComponent(path)}`,
  ]);
});

test("it shows what the shop knows, is never cached, and asks the API once, with the header", async () => {
  const { browser } = await customer();
  const calls = await countCalls("ecommerce", "/shop/customers");
  const { status, html, headers } = await look(browser);
  expect(status).toBe(200);
  expect(await calls()).toBe(1);
  expect(html).toMatch(/<input(?=[^>]*name="firstName")(?=[^>]*value="Camille")/);
  expect(html).toMatch(/<input(?=[^>]*name="birthday")(?=[^>]*value="1988-04-12")/);
  expect(html).toMatch(/<input(?=[^>]*name="gender")(?=[^>]*value="f")(?=[^>]*checked)/);
  expect(html).toMatch(/<input(?=[^>]*name="subscribedToNewsletter")(?=[^>]*checked)/);
  expect(html).toContain("camille.durand@example.fr");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(html).toMatch(/<input(?=[^>]*name="communicationLanguage")(?=[^>]*value="fr")(?=[^>]*checked)/);
  expect(html).toMatch(
    /<a(?=[^>]*href="\/mon-compte\/mes-informations-personnelles\/")(?=[^>]*aria-current="page")/,
  );
});

test("without a title none is shown", async () => {
  const { browser } = await customer("nora");
  const { html } = await look(browser);
  expect(html).toMatch(/<input(?=[^>]*name="gender")(?=[^>]*value="u")(?=[^>]*checked)/);
});

describe("without scripts", () => {
  test("a name is saved, told once, and put back with one press", async () => {
    const { browser, kept } = await customer();
    const answer = await browser.post(path, { ...camille, firstName: "Camélia", gender: "u", birthday: "" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}#identite`]);
    expect(await kept()).toMatchObject({ firstName: "Camélia", gender: "u", birthday: null });
    const { html, text } = await look(browser);
    expect(text).toContain("Vos informations sont enregistrées. Annuler");
    expect((await look(browser)).text).not.toContain(personalNotices.identity);

    const undo = Object.fromEntries(
      [
        ...(/<input type="hidden" name="annule"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "").matchAll(
          /name="(\w+)" value="([^"]*)"/g,
        ),
      ].map(([, name = "", value = ""]) => [name, value]),
    );
    expect(undo).toEqual({
      annule: "1",
      gender: "f",
      firstName: "Camille",
      lastName: "Durand",
      birthday: "1988-04-12",
    });
    await browser.post(path, { faire: "identite", ...undo });
    expect(await kept()).toMatchObject({ firstName: "Camille", gender: "f", birthday: "1988-04-12" });
    const undone = await look(browser);
    expect(undone.text).toMatch(textPattern(personalNotices.undone));
    expect(undone.html).not.toContain('name="annule"');
  });

  test("a name from elsewhere is sent as it is, and the sign that no name has is named at its field", async () => {
    const { browser, kept } = await customer("nora");
    const tokens = await logIn(people.nora.email);
    const long = "Marie-Antoinette Joséphine Élisabeth Charlotte de La Tour d’Auvergne";
    await askApi(
      "PUT",
      `customers/${ids.nora}`,
      { firstName: "María-José", lastName: `${long} 3rd` },
      tokens,
    );
    const posted = { ...camille, birthday: "1990-01-02" };
    const same = await browser.post(path, { ...posted, firstName: "María-José", lastName: `${long} 3rd` });
    expect(same.status).toBe(303);
    expect(await kept()).toMatchObject({ birthday: "1990-01-02" });

    await askApi("PUT", `customers/${ids.nora}`, { lastName: "O’Neil (Pro)" }, tokens);
    const odd = await browser.post(path, { ...posted, firstName: "María-José", lastName: "O’Neil (Pro)" });
    expect(odd.status).toBe(422);
    const html = await odd.text();
    expect(html).toMatch(
      /<input(?=[^>]*name="lastName")(?=[^>]*value="O[^"]*Neil \(Pro\)")(?=[^>]*aria-invalid)/,
    );
    expect(textOf(html)).toMatch(/Un nom s’écrit sans «\s\(\s» ni «\s\)\s»/);
  });

  test("an error shows at its field, and what was entered is kept", async () => {
    const { browser, kept } = await customer();
    const before = await kept();
    const answer = await browser.post(path, {
      ...camille,
      firstName: "",
      lastName: "Du<b>rand",
      birthday: "2199-01-01",
    });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
    const html = await answer.text();
    expect(html).toMatch(/<input(?=[^>]*name="firstName")(?=[^>]*value="")(?=[^>]*aria-invalid="true")/);
    expect(html).toMatch(/<input(?=[^>]*name="birthday")(?=[^>]*value="2199-01-01")/);
    expect(textOf(html)).toContain(personTexts.notBornYet);
    expect(await kept()).toEqual(before);
  });

  test("the newsletter is left and subscribed to again", async () => {
    const { browser, kept } = await customer();
    await browser.post(path, { faire: "communications", communicationLanguage: "fr" });
    expect(await kept()).toMatchObject({ subscribedToNewsletter: false });
    expect((await look(browser)).text).toContain("Vos choix sont enregistrés. Annuler");
    await browser.post(path, {
      faire: "communications",
      communicationLanguage: "fr",
      subscribedToNewsletter: "on",
    });
    expect(await kept()).toMatchObject({ subscribedToNewsletter: true });
  });

  test("a form of another site changes nothing", async () => {
    const { browser, kept } = await customer();
    const foreign = { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } };
    for (const faire of ["identite", "communications", "mes-donnees", "suppression"]) {
      expect((await browser.post(path, { ...camille, firstName: "Eve", faire }, foreign)).status).toBe(403);
    }
    expect(await kept()).toMatchObject({ firstName: "Camille" });
  });

  test("a form that nobody knows says so", async () => {
    const { browser } = await customer();
    const answer = await browser.post(path, { faire: "tout" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect((await look(browser)).text).toMatch(textPattern(personalNotices.noForm));
  });
});

test.each([
  ["firstName", "", formTexts.forms.errors.required],
  ["firstName", "x".repeat(256), "255"],
  ["lastName", "", formTexts.forms.errors.required],
  ["lastName", "Durand@", "Un nom s’écrit sans"],
  ["birthday", "2026-02-30", formTexts.forms.errors.date],
  ["birthday", new Date(clock.now() + 86_400_000).toISOString().slice(0, 10), "Indiquez une date passée"],
  ["birthday", "1899-12-31", "moins de 120\u00a0ans"],
  ["gender", "x", formTexts.forms.errors.choice],
])("a %s of %j is refused", async (field, value, message) => {
  const { browser } = await customer();
  const answer = await browser.post(path, { ...camille, [field]: value }, asData);
  expect(answer.status).toBe(422);
  const { errors } = await answer.json<{ errors: { fields: Record<string, string> } }>();
  expect(errors.fields[field]).toContain(message);
  expect(Object.keys(errors.fields)).toEqual([field]);
});

describe("a form with scripts", () => {
  test("is told what is saved, and how to undo it", async () => {
    const { browser } = await customer("hugo");
    const hugo = {
      faire: "identite",
      gender: "m",
      firstName: "Hugo",
      lastName: "Bernard",
      birthday: "1995-02-28",
    };
    const answer = await browser.post(path, { ...hugo, lastName: "Bernard-Petit" }, asData);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.json()).toEqual({
      text: personalNotices.identity,
      data: expect.objectContaining({ lastName: "Bernard-Petit", email: people.hugo.email }),
      undo: { gender: "m", firstName: "Hugo", lastName: "Bernard", birthday: "1995-02-28" },
    });
    const undone = await browser.post(path, { ...hugo, annule: "1" }, asData);
    expect(await undone.json()).toEqual({
      text: personalNotices.undone,
      data: expect.objectContaining({ lastName: "Bernard" }),
    });
  });

  test("sends the same form twice: the second changes nothing, and is no error", async () => {
    const { browser } = await customer("hugo");
    const form = { faire: "communications", communicationLanguage: "fr", subscribedToNewsletter: "on" };
    const writes = await countCalls("ecommerce", "/shop/customers", "PUT");
    for (const undo of [{ communicationLanguage: "fr" }, undefined]) {
      const answer = await browser.post(path, form, asData);
      const saved = await answer.json<{ text: string; undo?: object }>();
      expect([answer.status, saved.text, saved.undo]).toEqual([200, personalNotices.communications, undo]);
    }
    expect(await writes()).toBe(1);
  });
});

test("only what changes is sent: another tab's change stays", async () => {
  const { browser, kept } = await customer("paul");
  const tokens = await logIn(people.paul.email);
  await askApi("PUT", "customers/2", { subscribedToNewsletter: true }, tokens);
  await browser.post(path, {
    faire: "identite",
    gender: "m",
    firstName: "Paulin",
    lastName: "Martin",
    birthday: "1979-11-30",
  });
  expect(await kept()).toMatchObject({ firstName: "Paulin", subscribedToNewsletter: true });
});

test("the customer of a form is the session's own, whatever the form says", async () => {
  const { browser, kept } = await customer("paul");
  const { kept: ofCamille } = await customer();
  const before = await ofCamille();
  const forged = {
    ...camille,
    firstName: "Eve",
    id: "1",
    customer: "/api/v2/shop/customers/1",
    email: "eve@example.fr",
  };
  await browser.post(path, forged);
  expect(await ofCamille()).toEqual(before);
  expect(await kept()).toMatchObject({ firstName: "Eve", email: people.paul.email });
});

test("a forged customer in the cookie shows and changes nobody's data", async () => {
  readLog();
  const { browser } = await customer("paul");
  const { kept } = await customer();
  browser.cookies.set("__Host-customerUri", encodeURIComponent("/api/v2/shop/customers/1"));
  const { status, text } = await look(browser);
  expect(status).toBe(503);
  expect(text).not.toContain("Camille");
  expect((await browser.post(path, { ...camille, firstName: "Eve" })).status).toBe(503);
  for (const faire of ["mes-donnees", "suppression"])
    expect((await browser.post(path, { faire })).status).toBe(503);
  expect(await kept()).toMatchObject({ firstName: "Camille" });
});

describe("while the e-commerce API is down", () => {
  test("the page says so, and what was entered comes back", async () => {
    readLog();
    const { browser } = await customer();
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/customers" });
    const down = await look(browser);
    expect([down.status, down.text]).toEqual([503, expect.stringContaining("momentanément inaccessibles")]);
    expect((await browser.post(path, { ...camille, firstName: "Capucine" })).status).toBe(503);
    await mendServices();
    expect((await look(browser)).html).toContain('value="Capucine"');
    expect((await look(browser)).html).not.toContain('value="Capucine"');
  });

  test.each(["status", "garbage", "refused", "empty"] as const)(
    "a change that fails (%s) keeps what was entered, and is not told as done",
    async (mode) => {
      const log = readLog();
      const { browser } = await customer();
      await breakService({ service: "ecommerce", mode, status: 503, path: "/shop/customers", method: "PUT" });
      const answer = await browser.post(path, { ...camille, firstName: `Zoé ${mode}` });
      const html = await answer.text();
      expect(answer.status).toBe(503);
      expect(html).toContain(`value="Zoé ${mode}"`);
      // The change may still be under way if the service itself gave no answer.
      const isUnknown = mode === "garbage" || mode === "refused";
      expect(textOf(html)).toMatch(textPattern(personalNotices[isUnknown ? "unsure" : "notSaved"]));
      expect(log().map(({ event }) => event)).toContain("personal data not saved");
      expect(JSON.stringify(log())).not.toMatch(/Zoé|camille|Durand/i);
    },
  );

  test.each(["lost", "truncated"] as const)(
    "a change that is done, though its answer is %s, is told as done",
    async (mode) => {
      readLog();
      const { browser, kept } = await customer();
      await breakService({
        service: "ecommerce",
        mode,
        path: "/shop/customers",
        method: "PUT",
        times: 1,
      });
      const answer = await browser.post(path, { ...camille, firstName: "Perdue" });
      expect(answer.status).toBe(303);
      expect(await kept()).toMatchObject({ firstName: "Perdue" });
      expect((await look(browser)).text).toContain(personalNotices.identity);
      await browser.post(path, camille);
    },
  );

  test("a slow API ends in the same way, within six seconds", async () => {
    readLog();
    const { browser } = await customer();
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.startsWith("PUT ") && call.includes("/shop/customers"));
    const posting = browser.post(path, { ...camille, firstName: "Lente" });
    await held.waiting(1);
    passTime(callTimes.write.longest);
    expect((await posting).status).toBe(503);
  });
});

test.each(["refused by the API", "expired"])(
  "a session that is %s leads to the login and back to what was entered, never another customer's",
  async (why) => {
    readLog();
    const { browser } = await customer();
    if (why === "expired") {
      for (const name of ["__Host-jwtTokenRaw", "__Host-refreshToken"]) browser.cookies.delete(name);
    } else {
      await breakService({ service: "ecommerce", mode: "status", status: 401, method: "PUT" });
    }
    const answer = await browser.post(path, { ...camille, lastName: "Seyssel" });
    await mendServices();
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/connexion/?retour=${encodeURIComponent(path)}`,
    ]);
    const draft = browser.cookies.get("__Host-formDraft") ?? "";
    for (const [person, isShown] of [
      ["paul", false],
      ["camille", true],
    ] as const) {
      const { browser: next } = await customer(person);
      next.cookies.set("__Host-formDraft", draft);
      expect((await look(next)).html.includes('value="Seyssel"')).toBe(isShown);
    }
  },
);

test("by the forms of its page a name is changed and put back, and a wrong password is told at its field", async () => {
  const shop = plainBrowser(browserWith(await logIn(people.hugo.email)));
  await shop.open(path);
  shop.within(personalTexts.identity.title);
  shop.fill(personTexts.firstName, "Hugues");
  shop.check(personalTexts.identity.noGender);
  await shop.press(personalTexts.save);
  expect(shop.path()).toBe(`${path}#identite`);
  expect(shop.notices()).toContain(personalNotices.identity);
  expect(shop.valueOf(personTexts.firstName)).toBe("Hugues");
  expect(shop.isChecked(personalTexts.identity.noGender)).toBe(true);
  await shop.press(personalTexts.undo);
  expect(shop.valueOf(personTexts.firstName)).toBe("Hugo");
  expect(shop.isChecked(personTexts.male)).toBe(true);

  shop.within(personalTexts.password.title);
  shop.fill(personalTexts.password.current, "faux");
  shop.fill(personalTexts.password.new, "trois gamelles vides");
  await shop.press(personalTexts.password.submit);
  shop.within(personalTexts.password.title);
  expect(shop.descriptionOf(personalTexts.password.current)).toBe(personalTexts.password.wrong);
});
