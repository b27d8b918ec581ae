import type { Locator, Page } from "playwright/test";
import { allTogether, changedPages } from "./hostile-changes.ts";
import { type Customer, expect, test } from "./journey.ts";
import { camille, chicken, hugo, twoKilos } from "./shopper.ts";

const visits: { who: string; customer: Customer | null; paths: Record<string, number> }[] = [
  {
    who: "a visitor",
    customer: null,
    paths: {
      [chicken.path]: 3,
      [`/panier/?variantId=${twoKilos}`]: 5,
      "/connexion/": 1,
      "/nous-contacter/": 7,
      "/magasins/": 5,
      "/resilier-mon-abonnement/": 6,
      "/renoncer-au-contrat/": 6,
    },
  },
  {
    who: "a customer",
    customer: camille,
    paths: {
      "/mon-compte/mes-adresses/?adresse=1": 15,
      "/mon-compte/mes-animaux/1/modifier/": 4,
      "/mon-compte/mes-abonnements/1/?modifier=quantites": 3,
      "/mon-compte/mes-informations-personnelles/": 7,
      "/mon-compte/mes-parrainages/": 3,
    },
  },
  {
    who: "a customer with a guide under way",
    customer: hugo,
    paths: { "/guide-bi-nutrition/4/?etape=selection": 1 },
  },
];

const values: Record<string, string> = {
  email: "milo@exemple.fr",
  tel: "06 98 76 54 32",
  number: "2",
  date: "2021-05-04",
};

for (const { who, customer, paths } of visits) {
  test.describe(`of ${who}`, () => {
    test.use({ customer });

    test("every island keeps what is entered before hydration, whatever has changed its HTML", async ({
      page,
    }) => {
      const { open, hydrate } = await changedPages(page, ...allTogether);
      for (const [path, fewest] of Object.entries(paths))
        await test.step(path, async () => {
          await open(path);
          const entered = await enterAll(page);
          expect(entered.length, path).toBeGreaterThanOrEqual(fewest);
          hydrate();
          await page.evaluate(async () => {
            const islands = document.querySelectorAll<HTMLElement & { load(): Promise<void> }>("page-island");
            await Promise.all(Array.from(islands, (island) => island.load()));
          });
          const names = new Set(entered.map(nameIn));
          const shown = async () =>
            (await valuesOf(fieldsOf(page))).filter((field) => names.has(nameIn(field)));
          await expect
            .poll(async () => (await shown()).filter((field) => !entered.includes(field)))
            .toEqual([]);
          expect((await shown()).length, path).toBeGreaterThanOrEqual(fewest);
        });
    });
  });
}

const fieldsOf = (page: Page): Locator =>
  page
    .locator(
      "page-island :is(input:not([type=hidden], [type=radio], [type=file], [readonly]), select, textarea):enabled",
    )
    .filter({ visible: true });

async function enterAll(page: Page): Promise<string[]> {
  for (const fold of await page.locator("page-island details:not([open]) > summary").all())
    if (await fold.isVisible()) await fold.click();
  const fields = fieldsOf(page);
  for (const field of await fields.all()) {
    const type = await field.evaluate((element: HTMLInputElement) => element.type);
    if (type === "checkbox") await field.setChecked(!(await field.isChecked()));
    else if (type === "select-one") await field.selectOption(await lastOption(field));
    else await field.fill(values[type] ?? "Milo");
  }
  return valuesOf(fields);
}

const valuesOf = async (fields: Locator): Promise<string[]> => {
  const shown = await fields.evaluateAll((all: (HTMLInputElement | HTMLSelectElement)[]) =>
    all.map((field) => {
      if (field instanceof HTMLSelectElement) return `${field.name}: ${field.selectedOptions[0]?.label}`;
      const name = field.name || field.parentElement?.querySelector("select")?.name;
      return `${name}: ${field.type === "checkbox" ? field.checked : field.value}`;
    }),
  );
  return shown.map((text) => text.toLowerCase().replaceAll(/\s+/g, " "));
};

/** A field that only scripts show has no value to keep. */
const nameIn = (field: string) => field.split(":", 1)[0];

const lastOption = (select: Locator) =>
  select.evaluate(({ options }: HTMLSelectElement) => options[options.length - 1]?.value ?? "");
