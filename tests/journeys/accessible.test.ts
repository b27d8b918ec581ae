import type { Locator, Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import {
  addOne,
  camille,
  cartLine,
  chicken,
  hugo,
  keepDraft,
  logIn,
  marguerite,
  openShop,
  paul,
  phone,
  updating,
} from "./shopper.ts";

interface Screen {
  name: string;
  path: string;
  heading: string | RegExp;
  before?: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  { name: "home", path: "/", heading: "Des repas simples" },
  { name: "the page of the cookies", path: "/gerer-mes-cookies/", heading: "Gérer mes cookies" },
  { name: "the landing page of an animal", path: "/chien/", heading: "Bien nourrir son chien" },
  {
    name: "a narrowed listing",
    path: "/chat/patees/?filtre-age=senior&tri=note",
    heading: "Pâtées pour chat",
  },
  { name: "a long listing", path: "/tous-les-produits/", heading: /produits/ },
  { name: "a product", path: chicken.path, heading: chicken.name },
  {
    name: "a product out of stock",
    path: "/produits/croquettes-chat-senior-poisson-blanc-riz/",
    heading: "Poisson blanc",
  },
  {
    name: "a discontinued product",
    path: "/produits/croquettes-chien-adulte-poulet-ancienne-recette/",
    heading: "ancienne recette",
  },
  {
    name: "a product without reviews",
    path: "/produits/terrine-chat-lapin-fenouil/",
    heading: "Lapin",
  },
  {
    name: "a product with a very long name",
    path: "/produits/croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet/",
    heading: "hareng",
  },
  {
    name: "a sample",
    path: "/produits/echantillons/chien-adulte-poulet-fermier-riz/",
    heading: "Échantillon",
  },
  { name: "results of a search", path: "/rechercher/?q=croqette+chaton", heading: "croqette chaton" },
  { name: "a search without results", path: "/rechercher/?q=zzzz", heading: "Aucun résultat" },
  { name: "the search page before a question", path: "/rechercher/", heading: "Que cherchez-vous" },
  { name: "the empty cart", path: "/panier/", heading: "Votre panier est vide" },
  { name: "the filled cart", path: "/panier/", heading: "Votre panier", before: (page) => addOne(page) },
  { name: "a content page", path: "/page/abonnement/", heading: "La bonne quantité" },
  { name: "the FAQ", path: "/faq/", heading: "Questions fréquentes" },
  {
    name: "a product with its ration",
    path: `${chicken.path}?poids=12&age=18`,
    heading: chicken.name,
  },
  { name: "a content page of text", path: "/page/accessibilite/", heading: /accessibilité/i },
  { name: "the recalls", path: "/rappels/", heading: "Rappels de produits" },
  { name: "the choice of a country", path: "/pays-et-langue/", heading: "Pays et langue" },
  { name: "a content page of many blocks", path: "/page/notre-histoire/", heading: "une gamelle pleine" },
  { name: "a page about making", path: "/page/notre-fabrication/", heading: "Trois ateliers" },
  { name: "a page of advice", path: "/page/taille-des-croquettes/", heading: "La taille" },
  { name: "a landing page", path: "/landing/offre-chiot/", heading: "Il vient d’arriver" },
  { name: "another landing page", path: "/landing/parrainage-refuge/", heading: "Proposez le refuge" },
  { name: "the page of all blocks", path: "/_sandbox/blocs/", heading: "Blocs de contenu" },
  { name: "the list of shops", path: "/magasins/", heading: "Nos magasins" },
  { name: "a search for shops that finds none", path: "/magasins/?ville=Zzyzx", heading: "Nos magasins" },
  { name: "a shop", path: "/magasins/strasbourg-bateliers/", heading: "Museau Strasbourg" },
  {
    name: "the end of a subscription",
    path: "/resilier-mon-abonnement/",
    heading: "Résilier mon abonnement",
  },
  { name: "the withdrawal from an order", path: "/renoncer-au-contrat/", heading: "Renoncer au contrat" },
  { name: "the contact page", path: "/nous-contacter/", heading: "Nous contacter" },
  {
    name: "the entrance of the food guide",
    path: "/guide-croquettes/",
    heading: "Pour qui cherchez-vous",
    before: (page) => keepDraft(page, { kind: "cat", name: "Mina" }),
  },
  {
    name: "a question of the food guide in words",
    path: "/guide-croquettes/nouveau/?question=marque",
    heading: "Quelles croquettes mange Mina",
    before: (page) => keepDraft(page, { kind: "cat", name: "Mina", kibbleBrand: "unknown" }),
  },
  {
    name: "a question of the food guide in pictures",
    path: "/guide-croquettes/nouveau/?question=silhouette",
    heading: "Quelle silhouette a Rex",
    before: (page) => keepDraft(page, { kind: "dog", name: "Rex", condition: "4" }),
  },
  {
    name: "the photo of an animal",
    path: "/mon-compte/mes-animaux/1/?modifier=photo",
    heading: /photo d’Oslo/,
    before: (page) => logIn(page),
  },
  {
    name: "the page of an animal",
    path: "/mon-compte/mes-animaux/2/?poids=4,4",
    heading: "Mirabelle",
    before: (page) => logIn(page),
  },
  {
    name: "the address book",
    path: "/mon-compte/mes-adresses/",
    heading: "Mes adresses",
    before: (page) => logIn(page),
  },
  {
    name: "the form of an address",
    path: "/mon-compte/mes-adresses/?adresse=1",
    heading: "Modifier l’adresse",
    before: (page) => logIn(page),
  },
  {
    name: "the animals",
    path: "/mon-compte/mes-animaux/",
    heading: "Mes animaux",
    before: (page) => logIn(page),
  },
  {
    name: "the form of a new animal",
    path: "/mon-compte/mes-animaux/ajouter/?espece=chien",
    heading: "Ajouter un chien",
    before: (page) => logIn(page),
  },
  {
    name: "the profile's form of an animal",
    path: "/mon-compte/mes-animaux/2/modifier/",
    heading: "Modifier le profil de Mirabelle",
    before: (page) => logIn(page),
  },
  {
    name: "the step before an animal is deleted",
    path: "/mon-compte/mes-animaux/2/modifier/?supprimer=1",
    heading: "Supprimer le profil de Mirabelle",
    before: (page) => logIn(page),
  },
  {
    name: "the subscriptions",
    path: "/mon-compte/mes-abonnements/",
    heading: "Mes abonnements",
    before: (page) => logIn(page),
  },
  {
    name: "the next order of a subscription",
    path: "/mon-compte/mes-abonnements/1/",
    heading: "ABO0000001",
    before: (page) => logIn(page),
  },
  {
    name: "the terms of a subscription",
    path: "/mon-compte/mes-abonnements/2/?onglet=mon-abonnement",
    heading: "ABO0000002",
    before: (page) => logIn(page),
  },
  {
    name: "the rhythm of a subscription",
    path: "/mon-compte/mes-abonnements/1/?modifier=frequence",
    heading: "Changer le rythme de mes livraisons",
    before: (page) => logIn(page),
  },
  {
    name: "the addresses of a subscription",
    path: "/mon-compte/mes-abonnements/1/?modifier=adresses",
    heading: "Changer d’adresse",
    before: (page) => logIn(page),
  },
  {
    name: "the carrier of a subscription",
    path: "/mon-compte/mes-abonnements/2/?modifier=livraison",
    heading: "Changer de mode de livraison",
    before: (page) => logIn(page),
  },
  {
    name: "the card of a subscription",
    path: "/mon-compte/mes-abonnements/1/?modifier=paiement",
    heading: "Mettre à jour ma carte",
    before: (page) => logIn(page),
  },
  {
    name: "the quantities of a subscription, a line to be removed",
    path: "/mon-compte/mes-abonnements/1/?modifier=quantites&retirer=2",
    heading: "Quantités et produits de mon colis",
    before: (page) => logIn(page),
  },
  {
    name: "what a subscription can be added",
    path: "/mon-compte/mes-abonnements/1/?modifier=ajouter",
    heading: "Ajouter un produit à mon colis",
    before: (page) => logIn(page),
  },
  {
    name: "a product for the next parcel",
    path: "/mon-compte/mes-abonnements/1/?modifier=ajouter&variante=21000101",
    heading: "Ajouter un produit à mon colis",
    before: (page) => logIn(page),
  },
  {
    name: "the lines of a subscription to swap",
    path: "/mon-compte/mes-abonnements/1/?modifier=echanger",
    heading: "Échanger un produit",
    before: (page) => logIn(page),
  },
  {
    name: "the other formats and recipes of a line",
    path: "/mon-compte/mes-abonnements/1/?modifier=echanger&article=1",
    heading: "Échanger un produit",
    before: (page) => logIn(page),
  },
  {
    name: "the codes of a subscription",
    path: "/mon-compte/mes-abonnements/1/?modifier=code",
    heading: "Code promo de mon abonnement",
    before: (page) => logIn(page),
  },
  {
    name: "the sponsorships",
    path: "/mon-compte/mes-parrainages/",
    heading: "Mes parrainages",
    before: (page) => logIn(page),
  },
  {
    name: "what is left of a subscription at home",
    path: "/mon-compte/mes-abonnements/2/?modifier=stock",
    heading: "Ce qu’il me reste",
    before: (page) => logIn(page),
  },
  {
    name: "the invitation of a sponsor",
    path: "/mon-compte/bienvenue/?parrain=CAMILLE-7Q2M",
    heading: "Un proche vous invite",
  },
  {
    name: "the personal data",
    path: "/mon-compte/mes-informations-personnelles/",
    heading: "Mes informations personnelles",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "the question before an account is deleted",
    path: "/mon-compte/mes-informations-personnelles/?supprimer=1",
    heading: "Supprimer votre compte",
    before: (page) => logIn(page),
  },
  { name: "the login", path: "/connexion/", heading: "Connectez-vous" },
  { name: "a spent link", path: "/mot-de-passe-oublie/abc/", heading: "Ce lien n’est plus valable" },
  { name: "the welcome page", path: "/mon-compte/bienvenue/", heading: "Bienvenue" },
  { name: "the account", path: "/mon-compte/", heading: "Bonjour Camille", before: (page) => logIn(page) },
  {
    name: "the account with open payments",
    path: "/mon-compte/",
    heading: "Bonjour Marguerite",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "the account of a new customer",
    path: "/mon-compte/",
    heading: "Bonjour Paul",
    before: (page) => logIn(page, paul),
  },
  {
    name: "the orders of a customer",
    path: "/mon-compte/mes-commandes/",
    heading: "Mes commandes",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "an order whose parcel has left",
    path: "/mon-compte/mes-commandes/demo-expediee/",
    heading: "MUS0000004",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "an order that has arrived, before its invoice is there",
    path: "/mon-compte/mes-commandes/demo-livree-recemment/",
    heading: "MUS0000011",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "a cancelled order",
    path: "/mon-compte/mes-commandes/demo-annulee/",
    heading: /MUS/,
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "an order that is to be paid",
    path: "/mon-compte/mes-commandes/demo-paiement-refuse/",
    heading: "MUS0000003",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "an order with the days of its transition",
    path: "/mon-compte/mes-commandes/demo-payee/?debut=2026-12-01&jours=10",
    heading: "MUS0000001",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "the result of the food guide with all candidates",
    path: "/guide-croquettes/1/recommandations/?tout=1&debut=2026-12-01",
    heading: "Que donner à Oslo",
    before: (page) => logIn(page, camille),
  },
  {
    name: "the result of the food guide for an animal that is ill",
    path: "/guide-croquettes/7/recommandations/",
    heading: "Que donner à Cléopâtre",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "the choice of a cat for a menu",
    path: "/userGuide/guide-nutrition-full/",
    heading: "Pour quel chat",
    before: (page) => logIn(page, hugo),
  },
  {
    name: "a menu guide without a cat",
    path: "/userGuide/guide-nutrition-short/",
    heading: "Présentez-nous votre chat",
  },
  {
    name: "the refusal of a menu",
    path: "/guide-bi-nutrition/3/",
    heading: "Ce menu est fait pour les chats",
    before: (page) => logIn(page, hugo),
  },
  {
    name: "the meals of a menu",
    path: "/userGuide/guide-nutrition-full/?animal=4&etape=repas",
    heading: "Combien de repas par jour",
    before: (page) => logIn(page, hugo),
  },
  {
    name: "the confirmation of an order",
    path: "/commande/demo-payee/confirmation/",
    heading: "votre commande est enregistrée",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "an order that waits for a bank transfer",
    path: "/commande/demo-en-attente/confirmation/",
    heading: "votre commande est enregistrée",
    before: (page) => logIn(page, marguerite),
  },
  {
    name: "an order whose card was refused",
    path: "/commande/demo-paiement-refuse/",
    heading: "Réglez votre commande",
    before: (page) => logIn(page, marguerite),
  },
  { name: "the stand-ins' own page", path: "/_sandbox/", heading: "Doublures des services" },
];

for (const screen of screens) {
  test(`${screen.name} is accessible`, async ({ page }) => {
    await screen.before?.(page);
    await expectOpenToEverybody(page, screen);
  });
}

test("the first steps of an order are accessible", async ({ page, baseURL }) => {
  const order = await orderOf(page, baseURL ?? "");
  await expectOpenToEverybody(page, { path: `${order}?etape=facturation`, heading: "Votre adresse" });
  const relay = `${order}?etape=livraison&transporteur=mondial-relay`;
  await expectOpenToEverybody(page, { path: relay, heading: "Votre livraison" });
});

test("the last steps of an order are accessible", async ({ page, baseURL }) => {
  const order = await orderOf(page, baseURL ?? "");
  const take = async (etape: string, choice: Record<string, string>) => {
    const form = { etape, ...choice };
    await page.request.post(`${order}?etape=${etape}`, { form, headers: { Origin: baseURL ?? "" } });
  };
  await take("livraison", { transporteur: "transporteur-lourd" });
  await expectOpenToEverybody(page, { path: `${order}?etape=paiement`, heading: "moyen de paiement" });
  await take("paiement", { moyen: "card" });
  await expectOpenToEverybody(page, { path: `${order}?etape=recapitulatif`, heading: "Vérifiez" });
});

async function orderOf(page: Page, origin: string): Promise<string> {
  await logIn(page, marguerite);
  await page.goto("/panier/?variantId=11000101,12000101");
  const answer = await page.request.post("/api/cart/checkout", { headers: { Origin: origin } });
  return new URL(answer.url()).pathname;
}

test.describe("error pages", () => {
  test.use({ expectedNoise: /status of (404|503)/ });

  test("the not-found page is accessible", async ({ page }) => {
    await expectOpenToEverybody(page, { path: "/page/inconnue/", heading: "Cette page est introuvable" });
  });

  test("the maintenance page is accessible", async ({ page }) => {
    await expectOpenToEverybody(page, { path: "/maintenance/", heading: /./ });
  });

  test("a page that cannot be loaded is accessible", async ({ page, breakService }) => {
    await breakService({ service: "content", mode: "status", path: "/donnees-personnelles" });
    await expectOpenToEverybody(page, {
      path: "/page/donnees-personnelles/",
      heading: "Cette page est momentanément indisponible",
    });
  });

  test("a guide whose animal cannot be read is accessible", async ({ page, breakService }) => {
    await logIn(page, camille);
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/animals" });
    await expectOpenToEverybody(page, {
      path: "/guide-croquettes/1/?question=poids",
      heading: "Le guide est momentanément indisponible",
    });
  });

  test("a cart that cannot be loaded is accessible", async ({ page, breakService }) => {
    await addOne(page);
    await breakService({ service: "ecommerce", mode: "status", status: 503 });
    await expectOpenToEverybody(page, { path: "/panier/", heading: "momentanément inaccessible" });
  });
});

test("the open menu is accessible, on desktop and on a phone", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByText("Chien", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(phone);
  await page.reload();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByText("Chien", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
});

test("amounts are legible while they are being updated", async ({ page, breakService }) => {
  await addOne(page);
  await openShop(page, "/panier/");
  const line = cartLine(page);
  await expect(line).toBeVisible();
  await breakService({ service: "ecommerce", mode: "slow", delay: 5000 });
  await line.getByRole("button", { name: /^Un de plus/ }).click();
  await expect(updating(page)).toBeVisible();
  const total = page.getByRole("definition").last();
  await expect(total).toHaveCSS("font-style", "italic");
  await expectAccessible(page);
  await expect(total).toHaveCSS("font-style", "italic");
});

test("a table wider than its column scrolls, by keyboard too, and breaks no words", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/page/abonnement/");
  const table = page.getByRole("group", { name: "Tableau" });
  await expect(table).toHaveAttribute("tabindex", "0");
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await brokenWords(table)).toEqual([]);
});

const narrowScreens = [
  "home",
  "the landing page of an animal",
  "a narrowed listing",
  "a product",
  "the filled cart",
  "the contact page",
];

for (const screen of screens.filter(({ name }) => narrowScreens.includes(name))) {
  test(`${screen.name} fits a narrow window with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await screen.before?.(page);
    await page.goto(screen.path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(screen.heading);
    await expect(page.getByRole("status", { name: /^Chargement/ })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await enlargeLetters(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await outside(page), `beyond the edge of a window of ${width} px`).toEqual([]);
    }
  });
}

test("reduced motion is respected", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/chien/");
  await page.getByRole("link", { name: "Ses croquettes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10),
  );
  expect(moving).toEqual([]);
});

async function expectOpenToEverybody(page: Page, { path, heading }: Pick<Screen, "path" | "heading">) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  await expect(page.getByRole("status", { name: /^Chargement/ })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    expect(await smallTargets(page), `targets at ${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 320, height: 800 });
  expect(await outside(page), "beyond the edge of a window of 320 px").toEqual([]);

  await page.setViewportSize({ width: 1280, height: 844 });
  await enlargeLetters(page);
  expect(await outside(page), "beyond the edge with letters twice as large").toEqual([]);
  expect(await cutTexts(page), "cut with letters twice as large").toEqual([]);
}

function enlargeLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Controls under 24 px; links in a sentence are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a[href], button, input:not([type=hidden]), select, summary").evaluateAll((controls) =>
    controls.flatMap((control) => {
      const target = control.closest("label") ?? control;
      const { width, height } = target.getBoundingClientRect();
      const inSentence = getComputedStyle(control).display === "inline" && control.closest("p, li, td, dd");
      const shown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
      return shown && !inSentence && Math.min(width, height) < 23.9
        ? [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 150)}`]
        : [];
    }),
  );
}

function brokenWords(table: Locator): Promise<string[]> {
  return table.locator("td, th").evaluateAll((cells) =>
    cells.flatMap((cell) =>
      [...(cell.textContent ?? "").matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        const [text] = cell.childNodes;
        if (cell.childNodes.length !== 1 || text?.nodeType !== Node.TEXT_NODE) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
}

function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 120)}`)
      .slice(-3);
  });
}

function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator("body :is(h1, h2, h3, p, a, button, label, li, summary, dt, dd, span)")
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => {
          const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(box);
          const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
          const forReaders = position === "absolute" && (clip !== "auto" || clipPath !== "none");
          const tooLarge = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
          return hides && !forReaders && tooLarge && box.checkVisibility();
        })
        .map((box) => box.outerHTML.slice(0, 150)),
    );
}
