import { describe, expect, test } from "vitest";
import { quantityInput } from "../../shared/subscription/quantities/quantity-inputs.ts";
import { changedPartsTexts } from "../../shared/subscription/step/changed-parts.texts.ts";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { departureIn } from "../days.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { askApi, variantIri } from "./stand-in-api.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { readSubscription } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));

test("a step says what it does before its one press", async () => {
  const browser = await as("camille");
  const { answer, html } = await browser.visit(stepPath(1, "passer"));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(textOf(html)).toMatch(
    /Le colis du .* ne partira pas, et rien ne sera débité\. Le suivant partira le/,
  );
});

test("a step of another customer’s subscription, or of none, is not found", async () => {
  const paul = await as("paul");
  for (const id of [1, 999_999]) {
    expect((await paul.get(stepPath(id, "passer"))).status).toBe(404);
    expect((await paul.post(stepPath(id, "passer"), { to: "2027-01-12", version: "x" })).status).toBe(404);
  }
});

test("a step needs a login, and is returned to after it", async () => {
  const path = stepPath(1, "passer");
  const answer = await visitor().get(path);
  expect(answer.headers.get("location")).toBe(`/connexion/?retour=${encodeURIComponent(path)}`);
});

test("a form that was shown before another change writes nothing, and shows what it is now", async () => {
  const browser = await as("camille");
  const fields = await stepFieldsAt(browser, stepPath(1, "passer"));
  expect(fields.version).toMatch(/^[0-9a-z-]+$/);
  const answer = await takeStep(browser, stepPath(1, "passer"), { version: "other" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, stepPath(1, "passer")]);
  const { html } = await browser.visit(stepPath(1, "passer"));
  expect(textOf(html)).toMatch(textPattern(stepTexts.changed));
});

describe("two devices change one subscription at the same time", () => {
  const posts = async (changes: readonly (readonly [change: string, fields: Record<string, string>])[]) => {
    const devices = await Promise.all(changes.map(() => as("camille")));
    const filled = await Promise.all(
      changes.map(async ([change, fields], at) => {
        const path = stepPath(1, change);
        const device = devices[at] ?? visitor();
        return { device, path, fields: { ...(await stepFieldsAt(device, path)), ...fields } };
      }),
    );
    const told = await Promise.all(
      filled.map(async ({ device, path, fields }) => {
        const answer = await device.post(path, fields);
        return { isDone: answer.headers.get("location") !== path, notice: noticeOf(device) };
      }),
    );
    return told;
  };
  test("what one is told as done stays; the other one decides again", async () => {
    for (const [first, second] of [
      [40, 60],
      [47, 68],
      [54, 75],
    ] as const) {
      const told = await posts([
        ["date", { nextShipmentDate: departureIn(first) }],
        ["date", { nextShipmentDate: departureIn(second) }],
      ]);
      expect(told.filter(({ isDone }) => isDone)).toHaveLength(1);
      const day = told[0]?.isDone ? first : second;
      expect((await (await subscriber(people.camille.email, 1)).read()).nextShipmentDate).toBe(
        departureIn(day),
      );
      expect(told.find(({ isDone }) => !isDone)?.notice).toMatch(textPattern(stepTexts.changed));
    }
  });

  test.each([
    ["31", "93"],
    ["62", "124"],
  ])("each has a rhythm of its own, %s and %s days", async (...rhythms) => {
    const told = await posts(rhythms.map((rythme) => ["frequence", { rythme }]));
    expect(told.filter(({ isDone }) => isDone)).toHaveLength(1);
    const after = await (await subscriber(people.camille.email, 1)).read();
    const subscriptionInterval = Number(told[0]?.isDone ? rhythms[0] : rhythms[1]);
    expect(after).toMatchObject({ subscriptionInterval });
  });

  test("a rhythm and a day: each step promises days that the other one changes", async () => {
    const told = await posts([
      ["frequence", { rythme: "42" }],
      ["date", { nextShipmentDate: departureIn(82) }],
    ]);
    expect(told.filter(({ isDone }) => isDone)).toHaveLength(1);
  });
});

describe("a step that was shown before another device changed the subscription", () => {
  const shown = async (change: string) => {
    const device = await as("camille");
    const path = stepPath(1, change);
    const fields = await stepFieldsAt(device, path);
    const take = async (typed: Record<string, string> = {}) => {
      await device.post(path, { ...fields, ...typed });
      return noticeOf(device);
    };
    return { fields, take, visit: async () => (await device.visit(path)).html };
  };
  const elsewhere = async (method: string, path: string, body?: object) => {
    const { nextShipmentDate: expectedNextShipmentDate } = await readSubscription();
    const { token } = await logIn(people.camille.email);
    const query = body ? "" : `?expectedNextShipmentDate=${expectedNextShipmentDate}`;
    const sent = body && { expectedNextShipmentDate, ...body };
    const { status } = await askApi(method, `subscriptions/1${path}${query}`, sent, { token });
    expect(status).toBeLessThan(300);
  };
  const partsOf = (...parts: (keyof typeof changedPartsTexts)[]) =>
    changedPartsTexts.which.replace("{{parts}}", parts.map((part) => changedPartsTexts[part]).join(", "));

  test("a quantity for a line that is gone is not lost in silence; what was typed for the others is kept", async () => {
    await elsewhere("POST", "/items", { productVariant: variantIri("13000502"), quantity: 1, once: true });
    const { items } = await readSubscription();
    const { id: added = 0 } = items.find(({ once, variant }) => once && variant.code === "13000502") ?? {};
    const [{ id: first } = { id: 0 }] = items;
    const { fields, take, visit } = await shown("quantites");
    await elsewhere("DELETE", `/items/${added}`);
    const told = await take({ [quantityInput(added)]: "3" });
    expect(told).toMatch(textPattern(stepTexts.changed));
    expect(told).toContain(partsOf("items", "amounts"));
    await take({ [quantityInput(first)]: "7" });
    expect(fields[quantityInput(first)]).not.toBe("7");
    expect(await visit()).toMatch(new RegExp(`name="${quantityInput(first)}"[^>]* value="7"`));
  });

  test("one that is no longer possible says what changed, and not that the subscription has ended", async () => {
    const [now, day] = [await shown("envoyer"), await shown("date")];
    await elsewhere("POST", "/pause", { until: departureIn(60) });
    expect(await now.take()).toBe(`${changedPartsTexts.notNow} ${partsOf("date", "progress")}`);
    // The day is not among those that the step offers now.
    expect(await day.take({ nextShipmentDate: departureIn(20) })).toContain(partsOf("date", "progress"));
  });

  test("what a stopped subscription still holds is not told as done", async () => {
    const steps = [await shown("frequence"), await shown("livraison"), await shown("adresses")];
    await elsewhere("POST", "/abort", { reason: "price", message: "Trop cher." });
    for (const { take } of steps) expect(await take()).toBe(stepTexts.ended);
  });
});
