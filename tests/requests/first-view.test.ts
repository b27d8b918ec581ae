import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { consentValue } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { late, most } from "../first-view.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { productPath, type Visitor, visitor } from "./visitor.ts";

const ofTheAccount = [accountFrameTexts.logout, accountTexts.down, accountTexts.order.empty];

const views = [
  {
    customer: null,
    paths: [
      "/",
      "/chien/croquettes/",
      "/chien/",
      productPath,
      "/gerer-mes-cookies/",
      "/guide-croquettes/",
      "/guide-croquettes/nouveau/?question=race",
    ],
  },
  {
    customer: people.marguerite,
    paths: [
      "/mon-compte/",
      "/mon-compte/mes-commandes/",
      "/mon-compte/mes-commandes/demo-expediee/",
      "/mon-compte/mes-adresses/",
      "/mon-compte/mes-adresses/?adresse=nouvelle",
      "/mon-compte/mes-informations-personnelles/",
      "/mon-compte/mes-parrainages/",
    ],
  },
  {
    customer: people.camille,
    paths: [
      "/mon-compte/mes-abonnements/",
      "/mon-compte/mes-abonnements/1/",
      "/mon-compte/mes-abonnements/1/?onglet=mon-abonnement",
      "/mon-compte/mes-abonnements/1/?modifier=date",
      "/mon-compte/mes-abonnements/1/?modifier=echanger&article=1",
      "/mon-compte/mes-abonnements/2/?modifier=livraison",
      "/mon-compte/mes-abonnements/1/?modifier=envoyer",
      "/mon-compte/mes-animaux/",
      "/mon-compte/mes-animaux/ajouter/?espece=chien",
      "/mon-compte/mes-animaux/2/modifier/",
      "/mon-compte/mes-animaux/1/?modifier=photo",
      "/mon-compte/mes-animaux/2/",
      "/guide-croquettes/1/recommandations/",
    ],
  },
  {
    customer: people.hugo,
    paths: [
      "/guide-bi-nutrition/4/?etape=selection",
      "/guide-bi-nutrition/4/recommandations/?frequence=7&croquettes=MUS-CT-STE-DIN&recette=MUS-CT-PAT-STE&repas=2",
    ],
  },
];

describe("the document of a screen names 103 kB of JS and CSS at most, with what is loaded late, and no static HTML of the account", () => {
  for (const { customer, paths } of views) {
    test(`for ${customer?.firstName ?? "a visitor"}`, async () => {
      const browser = await arrive(customer);
      for (const path of paths) {
        const parts = await partsOf(browser, path);
        const bytes = weightOf(parts) + lateOn(path);
        expect.soft(bytes, `${path}: ${bytes} bytes in ${parts.length} parts`).toBeLessThanOrEqual(most);
        const has = (words: string) => parts.some((part) => part.includes(words));
        expect.soft(ofTheAccount.filter(has), `${path}: of the account`).toEqual([]);
      }
    });
  }
});

const refused = consentValue({ purposes: [], day: dayInParis(clock.date()), proof: null });

async function arrive(customer: { email: string } | null): Promise<Visitor> {
  if (customer) return browserWith(await logIn(customer.email), { consent: refused });
  const draft = encodeURIComponent(JSON.stringify({ kind: "dog" }));
  return visitor({ cookies: { "__Host-consent": refused, "__Host-guideAnimal": draft } });
}

function lateOn(path: string): number {
  if (path === productPath) return late.product;
  return path.endsWith("?modifier=photo") ? late.photo : 0;
}

async function partsOf(browser: Visitor, path: string): Promise<string[]> {
  const { html, answer } = await browser.visit(path);
  expect(answer.status).toBe(200);
  const styles = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = ""]) => css);
  const names = new Set(html.match(/\/assets\/[\w.-]+\.(?:json|js|css)/g));
  expect(names.size).toBeGreaterThan(1);
  return [...styles, ...(await Promise.all([...names].map(readFile)))];
}

const files = new Map<string, Promise<string>>();

function readFile(path: string): Promise<string> {
  const file = files.get(path) ?? textOf(path);
  files.set(path, file);
  return file;
}

async function textOf(path: string): Promise<string> {
  const { default: text } = await import(/* @vite-ignore */ `../../dist/client${path}?raw`);
  return text;
}

const weights = new Map<string, number>();

function weightOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => {
    const weight = weights.get(part) ?? brotliCompressSync(part).length;
    weights.set(part, weight);
    return sum + weight;
  }, 0);
}
