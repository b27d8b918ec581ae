import { html } from "hono/html";
import { featureNames, featuresPath } from "../../shared/features.ts";

const words: Record<(typeof featureNames)[number], string> = {
  animals: "les animaux du compte",
  "weight-plan": "le plan de poids d’un animal et la pesée depuis un e-mail, sans connexion",
  sponsorship: "le parrainage",
  "order-redirect": "une commande qui n’est pas payée mène à son paiement",
  "subscription-redirect": "la liste d’un seul abonnement mène à celui-ci",
  guide: "le guide des croquettes",
  "bi-nutrition": "les menus",
  "nutrition-guide": "les guides de nutrition",
  "web-view": "les pages dans l’application",
  "returning-customer": "l’accueil mène un client connecté à son compte, une fois par visite",
  "sign-in-lookup": "la connexion demande d’abord l’e-mail, et dit s’il a un compte",
  subscriptions: "les abonnements : rythmes des produits, pages du compte, web views",
  recalls: "les rappels de produits",
  contact: "le formulaire de contact",
  newsletter: "l’inscription à la lettre",
  "order-cancellation": "l’annulation d’une commande avant son envoi",
  "order-claims": "le signalement d’un colis abîmé, incomplet ou perdu",
  "reminder-answers": "les réponses au rappel d’un colis depuis son e-mail, sans connexion",
  "mail-links": "le suivi d’une commande depuis son e-mail, sans connexion",
  "back-in-stock": "l’e-mail au retour d’un format",
};

export const featureSection = (on: string) => html`<section id="features">
  <h2>Fonctions</h2>
  <p>Celles de la boutique qui sont ouvertes. Sans <code>order-redirect</code>, la page d’une commande impayée reste visible.</p>
  <form class="choices" method="post" action="${featuresPath}">
    ${featureNames.map(
      (name) =>
        html`<label><input type="checkbox" name="feature" value="${name}" ${on.split(",").includes(name) ? "checked" : ""}> <span><code>${name}</code> : ${words[name]}</span></label>`,
    )}
    <button>Ouvrir celles-ci, fermer les autres</button>
  </form>
</section>`;
