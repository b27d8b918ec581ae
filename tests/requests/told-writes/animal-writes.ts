import { animalsHref, newAnimalHref, planHref } from "../../../shared/animal/animal-href.ts";
import { photoHref } from "../../../shared/animal/photo/photo-href.ts";
import { stopPlanHref } from "../../../shared/animal/plan/plan-form.ts";
import { shop, type Visitor, visitor } from "../visitor.ts";
import { planFor, stopPlans, weighingLink } from "../weighing-link.ts";
import { camille, newcomer, ofNewcomer } from "./customers.ts";
import type { Write } from "./write.ts";

const cat = {
  gender: "female",
  breed: "european",
  birthday: "2021-05-04",
  weight: "4,2",
  sterilized: "yes",
  condition: "3",
  activity: "low",
  feature: "none",
  feeds: "kibble",
  kibbleBrand: "museau",
};

const withAnimal = (
  method: Write["method"],
  send: (browser: Visitor, path: string) => Promise<() => Promise<Response>>,
): Write => ({
  path: "/shop/animals",
  method,
  prepare: async () => {
    const { browser } = await newcomer();
    await browser.post(newAnimalHref("cat"), { ...cat, name: "Plume" });
    browser.cookies.delete("__Host-notice");
    const { html } = await browser.visit(animalsHref());
    const [, id = ""] = /mes-animaux\/(\d+)\//.exec(html) ?? [];
    return { browser, send: await send(browser, `${animalsHref()}${id}/modifier/`) };
  },
});

let photos = 0;

const ofOslo = (fields: () => Record<string, string>): Write => ({
  path: "/shop/animals",
  method: "PUT",
  prepare: async () => {
    const browser = await camille();
    return { browser, send: () => browser.post(photoHref(1), fields()) };
  },
});

const mirabelle = 2;

const ofMirabelle = (
  method: Write["method"],
  before: () => Promise<unknown>,
  path: string,
  fields: Record<string, string>,
): Write => ({
  path: "/shop/animals",
  method,
  prepare: async () => {
    await before();
    const browser = await camille();
    return { browser, send: () => browser.post(path, fields) };
  },
});

export const animalWrites: Record<string, Write> = {
  "animal added": ofNewcomer("POST", "/shop/animals", (browser) =>
    browser.post(newAnimalHref("cat"), { ...cat, name: "Plume" }),
  ),
  "animal changed": withAnimal("PUT", async (browser, path) => {
    const { html } = await browser.visit(path);
    const [, version = ""] = /name="version" value="(\w+)"/.exec(html) ?? [];
    return () => browser.post(path, { ...cat, name: "Plume", weight: "4,6", version });
  }),
  "animal removed": withAnimal(
    "DELETE",
    async (browser, path) => () => browser.post(`${path}?supprimer=1`, { reason: "other" }),
  ),
  "weight plan started": ofMirabelle("PUT", () => stopPlans(), planHref(mirabelle), {
    sante: "non",
    poids: "4,2",
  }),
  "weight plan stopped": ofMirabelle(
    "DELETE",
    () => planFor(mirabelle, { startWeight: 4.2, targetWeight: 3.7 }),
    stopPlanHref(mirabelle),
    {},
  ),
  "weight from a mail": {
    path: "/shop/animals",
    method: "POST",
    // The page of the link says what it has saved.
    next: /^\/pesee\/2\/\?jeton=/,
    prepare: async () => {
      await stopPlans();
      const [browser, path] = [visitor(), await weighingLink(mirabelle)];
      return { browser, send: () => browser.post(path, { poids: "4,1" }) };
    },
  },
  "photo kept": ofOslo(() => {
    const name = `animal-1_${++photos}`;
    return { faire: "garder", url: `${shop}/_sandbox/pictures/${name}.jpg`, fileId: name };
  }),
  "photo removed": ofOslo(() => ({ faire: "retirer" })),
};
