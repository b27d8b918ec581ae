import { describe, expect, test } from "vitest";
import { describeAnimalTexts } from "../../shared/guide/describe/describe-animal.texts.ts";
import { guideTexts } from "../../shared/guide/guide.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { rex } from "../rex.ts";
import { noticeOf } from "./customer.ts";
import { productPath, type Visitor, visitor } from "./visitor.ts";

const page = "/votre-animal/?pour=chien";
const listing = "/chien/croquettes/?tri=animal";
const answers = { birthday_mode: "age", birthday_years: "3 ans", weight: "12,5", sterilized: "yes" };

const withDraft = (draft: object) =>
  visitor({ cookies: { "__Host-guideAnimal": encodeURIComponent(JSON.stringify(draft)) } });

const send = (browser: Visitor, fields: Record<string, string>, path = page) =>
  browser.post(path, { returnTo: listing, ...fields });

describe("a visitor without scripts describes an animal beside a listing", () => {
  test("in a form of the listing, and reads its rations in the order of what suits it", async () => {
    const browser = visitor();
    const { html } = await browser.visit("/chien/croquettes/");
    expect(html).toContain(`action="${page}"`);
    expect(html).toContain(`value="${listing}"`);
    const answer = await send(browser, answers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, listing]);
    const sorted = await browser.visit(listing);
    expect(sorted.html).toMatch(/data-fit="[^"]+"[^>]*>Votre chien.: \d+.g et \d,\d\d.€ par jour, /);
  });

  test("and goes on with the guide, which asks for the rest alone", async () => {
    const browser = visitor();
    await send(browser, answers);
    const next = await browser.get("/guide-croquettes/nouveau/");
    expect(next.headers.get("Location")).toBe("/guide-croquettes/nouveau/?question=nom");
    const { fits } = await (await browser.get("/api/animals/fit?skus=MUS-CH-ADU-POU")).json<{
      fits: object;
    }>();
    expect(Object.values(fits)).toHaveLength(1);
  });

  test("with mistakes, and reads them beside what was typed", async () => {
    const answer = await send(visitor(), { ...answers, birthday_years: "", weight: "lourd" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(describeAnimalTexts.ageMissing);
    expect(html).toContain('value="lourd"');
    expect(html).toContain(`value="${listing}"`);
    expect(html).toMatch(/<option value="yes" selected=""/);
  });
});

test("on a product and in the comparison the next page says the rations, which scripts alone could show", async () => {
  const browser = visitor();
  const { html } = await browser.visit(productPath);
  expect(html).toContain('name="ref" value="MUS-CH-ADU-POU"');
  await send(browser, { ...answers, returnTo: productPath, ref: "MUS-CH-ADU-POU" });
  expect(noticeOf(browser)).toMatch(/^Votre chien.: \d+.g et \d,\d\d.€ par jour, .*jours\.$/);
  await send(browser, { ...answers, ref: "MUS-CH-ADU-POU,MUS-CH-SEN-AGN,../x" });
  expect(noticeOf(browser)).toMatch(/^Poulet fermier & riz\. Votre chien/);
  const allergic = withDraft({ ...rex, feature: "allergy-chicken" });
  await send(allergic, { ...answers, ref: "MUS-CH-ADU-POU" });
  expect(noticeOf(allergic)).toContain("contient du poulet");
});

describe("a draft", () => {
  const cookieAfter = (answer: Response) =>
    JSON.parse(
      decodeURIComponent(/guideAnimal=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "{}"),
    );

  test("of the same kind keeps its other answers", async () => {
    const draft = cookieAfter(await send(withDraft(rex), answers));
    expect(draft).toMatchObject({ name: "Rex", breed: "dachshund", weight: "12,5", birthday_mode: "age" });
  });

  test("of the other kind is replaced only once the page has said so", async () => {
    const browser = withDraft({ ...rex, kind: "cat", weight: "4" });
    const refused = await send(browser, answers);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(translator(guideTexts)("entrance.replaces", { name: "Rex" }));
    expect(html).toContain('name="remplace"');
    const done = await send(browser, { ...answers, remplace: "1" });
    expect(done.status).toBe(303);
    expect(cookieAfter(done)).toEqual({
      ...{ kind: "dog", birthday: expect.any(String), birthday_mode: "age" },
      ...{ weight: "12,5", sterilized: "yes" },
    });
  });
});

test("a page of another site is never the next one, and an unknown species is asked for by the guide", async () => {
  const away = await send(visitor(), { ...answers, returnTo: "//evil.example/" });
  expect(away.headers.get("Location")).toBe("/chien/?tri=animal");
  const unknown = await send(visitor(), answers, "/votre-animal/?pour=lapin");
  expect(unknown.headers.get("Location")).toBe("/guide-croquettes/?autre=1");
  expect((await visitor().get("/votre-animal/")).headers.get("Location")).toBe("/guide-croquettes/?autre=1");
});
