import { html } from "hono/html";
import { type Coupon, coupons } from "../ecommerce/coupon-list.ts";
import { lastDayBefore } from "../ecommerce/coupon-rules.ts";
import { inEuros } from "../ecommerce/euros.ts";
import { fees } from "../ecommerce/prices.ts";
import { promotions } from "../ecommerce/promotion-rules.ts";
import type { Reward } from "../ecommerce/rewards.ts";
import { welcomeOffer } from "../ecommerce/welcome-code.ts";

export function promotionSection() {
  return html`<section tabindex="0" aria-label="Codes promo et promotions">
  <h2>Codes promo et promotions</h2>
  <table>
    <thead><tr><th scope="col">Code</th><th scope="col">Donne</th><th scope="col">Conditions</th></tr></thead>
    <tbody>${coupons.map(
      (coupon) => html`<tr>
        <th scope="row">${coupon.code}</th><td>${wordsOf(coupon.reward)}</td><td>${conditionsOf(coupon)}</td>
      </tr>`,
    )}</tbody>
  </table>
  <p>Chaque inscription à la lettre reçoit un code <code>BIENVENUE-…</code> à elle : ${wordsOf(welcomeOffer.reward)} sur une
  première commande, une fois, ${conditionsOf({ ...welcomeOffer, code: "" })}.</p>
  <p>Sans code :</p>
  <ul>${promotions.map(
    ({ minimum, reward }) => html`<li>dès ${inEuros(minimum)} de produits : ${wordsOf(reward)}</li>`,
  )}
    <li>livraison selon le transporteur, offerte dès ${inEuros(fees.freeShippingFrom)} de produits</li>
    <li>frais de préparation ${inEuros(fees.service)} sous ${inEuros(fees.freeServiceFrom)} de produits</li>
  </ul>
</section>`;
}

function wordsOf(reward: Reward): string {
  switch (reward.kind) {
    case "amount":
      return `−${inEuros(reward.amount)}`;
    case "percent":
      return `−${reward.percent} % sur les produits`;
    case "shipping":
      return "livraison offerte";
    case "replacement":
      return "colis de remplacement, rien à payer";
    case "product":
      return `${reward.product.productName} (${reward.product.variantName}) offert`;
  }
}

function conditionsOf({ minimum, subscriptions, startsIn, endsAt, usedUp }: Coupon): string {
  const conditions = [
    minimum > 0 && `dès ${inEuros(minimum)} de produits`,
    !subscriptions && "hors abonnements",
    startsIn > 0 && "pas encore valable",
    endsAt !== null && `valable jusqu’au ${lastDayBefore(endsAt)}`,
    usedUp && "limite d’utilisation atteinte",
  ];
  return conditions.filter(Boolean).join(", ") || "aucune";
}
