import { desc, isNull, lte } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { featuresHeader } from "../../shared/features.ts";
import { href } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { clockSection } from "../clock/clock-section.ts";
import { comingEvents } from "../clock/go-ahead.ts";
import { readMoves } from "../clock/last-move.ts";
import { contentDialectIn } from "../content-system/dialect.ts";
import { collections, listDocuments } from "../content-system/document-store.ts";
import { variants } from "../database/schema/catalogue.ts";
import { animals, customers } from "../database/schema/customers.ts";
import { orders } from "../database/schema/orders.ts";
import { mails } from "../database/schema/requests.ts";
import { readScore } from "../ecommerce/bot-check-tokens.ts";
import { dialectIn } from "../ecommerce/dialect-store.ts";
import type { Dialect } from "../ecommerce/dialects.ts";
import { storedFrequencies } from "../ecommerce/frequencies.ts";
import { storedRecalls } from "../ecommerce/lot-recalls.ts";
import { readMethodList } from "../ecommerce/offered-methods.ts";
import type { SandboxEnv } from "../env.ts";
import { listFaults } from "../faults/fault-store.ts";
import { htmlDocument } from "../html/html-document.ts";
import { styleSheet } from "../html/style-sheet.ts";
import { mailSection } from "../mailbox/mailbox.ts";
import { botCheckSection } from "./bot-check-section.ts";
import { customerSection } from "./customer-section.ts";
import { customerServiceSection, readCustomerService } from "./customer-service-section.ts";
import { contentDialectSection, dialectSection } from "./dialect-section.ts";
import { faultSection } from "./fault-section.ts";
import { featureSection } from "./feature-section.ts";
import { frequencySection } from "./frequency-section.ts";
import { orderSection } from "./order-section.ts";
import { paymentMethodsSection } from "./payment-methods-section.ts";
import { promotionSection } from "./promotion-section.ts";
import { publishSection } from "./publish-section.ts";
import { recallSection } from "./recall-section.ts";
import { variantSection } from "./variant-section.ts";

export const indexPage = new Hono<SandboxEnv>()
  .get("/_sandbox/", async (c) => {
    const db = c.get("db");
    const dialect = dialectIn(c.get("settings"));
    const contentDialect = contentDialectIn(c.get("settings"));
    const [
      faults,
      methodList,
      score,
      messages,
      moves,
      coming,
      frequencies,
      recalls,
      formats,
      lastOrders,
      people,
      lastMails,
      ...documents
    ] = await Promise.all([
      listFaults(db),
      readMethodList(db),
      readScore(db),
      readCustomerService(db),
      readMoves(db),
      comingEvents(c),
      storedFrequencies(db),
      storedRecalls(db),
      db.query.variants.findMany({ orderBy: variants.code }),
      db.query.orders.findMany({ with: { items: true }, orderBy: desc(orders.createdAt), limit: 20 }),
      db.query.customers.findMany({
        with: { animals: { where: isNull(animals.deletedAt) } },
        orderBy: desc(customers.id),
        limit: 20,
      }),
      db.query.mails.findMany({
        where: lte(mails.sentAt, clock.date().toISOString()),
        orderBy: [desc(mails.sentAt), desc(mails.id)],
        limit: 20,
      }),
      ...collections.map((collection) => listDocuments(db, collection)),
    ]);
    return c.html(
      page(html`${services(dialect)} ${featureSection(c.req.header(featuresHeader) ?? "")} ${clockSection(moves, coming)} ${mailSection(lastMails)} ${customerServiceSection(messages)} ${faultSection(faults)}
      ${botCheckSection(score)} ${dialectSection(dialect)} ${contentDialectSection(contentDialect)} ${paymentMethodsSection(methodList)} ${promotionSection()}
      ${orderSection(lastOrders)} ${variantSection(formats)} ${frequencySection(frequencies)} ${recallSection(recalls)} ${customerSection(people)}
      ${publishSection(documents.flat())}`),
    );
  })
  .get("/_sandbox/style.css", (c) => c.body(styleSheet, 200, { "content-type": "text/css; charset=utf-8" }))
  .get("/_sandbox/refresh.js", (c) =>
    c.body(refreshScript, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );

const services = (dialect: Dialect) => html`<section>
  <h2>Services</h2>
  <p>Les services derrière la boutique, remplacés ici par leurs doublures. La boutique les appelle à ces adresses :</p>
  <table>
    <thead><tr><th scope="col">Service</th><th scope="col">Adresse</th><th scope="col">Forme</th></tr></thead>
    <tbody>
      <tr><td>API e-commerce</td><td><code>http://sandbox/ecommerce/api/v2</code></td><td>Sylius ${dialect === "specification" ? "1.10" : dialect}</td></tr>
      <tr><td>Système de contenu</td><td><code>http://sandbox/content/api</code></td><td>Strapi 4</td></tr>
      <tr><td>Contrôle anti-robot</td><td><code>/_sandbox/bot-check/api.js</code>, <code>http://sandbox/bot-check/verify</code></td><td>reCAPTCHA v3</td></tr>
      <tr><td>Fournisseur d’identité</td><td><code>/_sandbox/identite</code></td><td>OpenID Connect (code, PKCE)</td></tr>
      <tr><td>Marketing</td><td><code>/_sandbox/marketing</code>, <code>http://sandbox/marketing</code></td><td>celle de la spécification</td></tr>
      <tr><td>Gestionnaire de balises</td><td><code>/_sandbox/tag-manager/gtm.js</code></td><td>Google (GTM, GA4)</td></tr>
      <tr><td>Recherche d’adresses</td><td><code>http://sandbox/geocodage</code></td><td>Géoplateforme (Base Adresse Nationale)</td></tr>
      <tr><td>Images</td><td><code>/_sandbox/pictures</code></td><td>ImageKit (SVG, WebP, AVIF)</td></tr>
    </tbody>
  </table>
  <form method="post" action="/_sandbox/identite/rotate">
    <button>Changer la clé du fournisseur d’identité</button>
  </form>
  <p>Les <a href="${href("composants")}">composants de la boutique</a>, dans tous leurs états.</p>
  <p>Ce qui a été dit au <a href="/_sandbox/marketing/">service marketing</a>, avec ses campagnes et ses tests, et au
  <a href="/_sandbox/tag-manager/">gestionnaire de balises</a>.</p>
  <p>Les <a href="/_sandbox/subscriptions/">abonnements</a>, ce qui leur est arrivé, et ce qui peut mal tourner.</p>
</section>`;

const refreshScript = `(() => {
  const partsOf = (page) => [...page.querySelectorAll("[data-refresh]")];
  setInterval(async () => {
    if (document.hidden) return;
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const next = partsOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
    partsOf(document).forEach((part, index) => {
      if (next[index] && next[index].innerHTML !== part.innerHTML) part.innerHTML = next[index].innerHTML;
    });
  }, 2000);
})();
`;

function page(content: ReturnType<typeof html>) {
  return htmlDocument(
    "Doublures des services – Museau",
    html`<header><h1>Doublures des services</h1><a href="/">Aller à la boutique</a></header><main>${content}</main>`,
  );
}
