import type { Purpose } from "./consent.ts";

export interface StoredEntry {
  /** `*` stands for a part that differs between browsers. */
  name: string;
  kind: "cookie" | "localStorage" | "sessionStorage";
  use: string;
  life: string;
}

const visit = "le temps de la visite";
const tab = "jusqu’à la fermeture de l’onglet";
const untilWithdrawn = "jusqu’à ce que vous refusiez";
const yearOrLogout = "365 jours, ou jusqu’à la déconnexion";

const needed: StoredEntry[] = [
  cookie("cartToken", "retrouver votre panier d’une visite à l’autre", "365 jours"),
  cookie("cartCoupon", "garder le code promo de votre panier", "365 jours"),
  cookie("newCart-*", "réunir deux premiers ajouts faits au même moment dans un seul panier", "10 minutes"),
  cookie("jwtTokenRaw", "garder votre compte ouvert d’une page à l’autre", yearOrLogout),
  cookie("refreshToken", "prolonger votre session sans vous redemander votre mot de passe", yearOrLogout),
  cookie("customerUri", "savoir de quel compte il s’agit", yearOrLogout),
  cookie(
    "endedToken",
    "reconnaître une session que notre service a fermée",
    "365 jours, ou jusqu’à la connexion suivante",
  ),
  cookie("consent", "retenir votre réponse sur cette page", "182 jours"),
  cookie("unmeasured", "retenir que vous vous opposez à la mesure de la boutique", "365 jours"),
  cookie(
    "identity",
    "reconnaître votre navigateur au retour du service par lequel vous vous identifiez",
    "10 minutes",
  ),
  cookie(
    "sponsorCode",
    "se souvenir du code de la personne qui vous parraine",
    "30 jours, ou jusqu’à la création de votre compte",
  ),
  cookie(
    "checkoutSeen",
    "savoir si votre commande a changé depuis l’étape que vous avez sous les yeux",
    visit,
  ),
  cookie(
    "knownSender",
    "ne pas vous faire attendre quand beaucoup de demandes viennent du même réseau que vous",
    "30 jours après une connexion, 24 heures après une vérification anti-robot, ou jusqu’à la déconnexion",
  ),
  cookie("formDraft", "rendre ce que vous aviez saisi dans un formulaire interrompu", "15 minutes"),
  cookie(
    "waitingAddress",
    "garder l’adresse que vous donnez à un abonnement pendant que vous choisissez son transporteur",
    "15 minutes",
  ),
  cookie(
    "openOrder",
    "vous rappeler une commande qui reste à payer",
    "30 jours, ou jusqu’à son paiement ou à la déconnexion",
  ),
  cookie(
    "paymentRequest",
    "retrouver la page où vous payez une commande",
    "24 heures, ou jusqu’à la fin de ce paiement ou à la déconnexion",
  ),
  cookie("repeatedOrder", "reprendre la livraison et le paiement d’une commande achetée à nouveau", visit),
  cookie(
    "terminationRequest",
    "rendre votre demande de résiliation et son accusé de réception",
    "15 minutes avant l’envoi, 24 heures après",
  ),
  cookie(
    "withdrawalRequest",
    "rendre votre demande de rétractation et son accusé de réception",
    "15 minutes avant l’envoi, 24 heures après",
  ),
  cookie(
    "deletionRequest",
    "rappeler quand vous avez demandé la suppression de votre compte",
    "31 jours, ou jusqu’à la déconnexion",
  ),
  cookie(
    "stockWords",
    "compter ce qu’il vous reste à la maison d’après ce que vous nous en avez dit",
    "120 jours, ou jusqu’à la déconnexion",
  ),
  cookie(
    "cardUpdate",
    "reconnaître, au retour de la page de notre banque, si la carte d’un abonnement a changé",
    "1 heure",
  ),
  cookie("sentOrders", "vous dire ce qu’est devenu le paiement d’un colis envoyé sans attendre", "1 heure"),
  cookie(
    "guideAnimal",
    "retenir ce que vous dites de votre animal dans nos guides",
    "30 jours, ou jusqu’à ce que vous l’ajoutiez à votre compte",
  ),
  cookie(
    "shownFor",
    "montrer dans les rayons la ration de l’animal que vous avez choisi",
    "30 jours, ou jusqu’à la déconnexion",
  ),
  cookie(
    "addressCountry",
    "afficher les frais et les délais de livraison du pays de votre adresse",
    yearOrLogout,
  ),
  cookie("locale", "se souvenir du pays de livraison que vous avez choisi", "365 jours"),
  cookie("countryAnswered", "ne pas vous redemander où livrer", "365 jours"),
  cookie("languageAnswered", "ne pas vous reproposer une autre langue", "365 jours"),
  cookie("closedHeader", "ne pas rouvrir le bandeau d’annonce que vous avez fermé", "30 jours"),
  cookie("visit", "ne vous conduire vers votre compte qu’à la première page d’une visite", visit),
  cookie("notice", "afficher une fois le résultat d’une action, comme un ajout au panier", "1 minute"),
  cookie("release", "vous garder sur la même version de la boutique pendant une mise à jour", visit),
  cookie(
    "noScript",
    "savoir si votre navigateur exécute les scripts : celui qui n’en exécute pas reçoit des pages complètes",
    visit,
  ),
  cookie("preview", "montrer leurs brouillons aux personnes qui rédigent la boutique", "1 heure"),
  { name: "reloadedAt", kind: "sessionStorage", use: "éviter de recharger une page en boucle", life: tab },
  {
    name: "logged-out",
    kind: "sessionStorage",
    use: "dire, après la fin d’une session, pourquoi la page a changé",
    life: "jusqu’au chargement suivant de la page",
  },
  {
    name: "cart-left-unsettled",
    kind: "sessionStorage",
    use: "ne pas perdre une modification du panier en cours",
    life: tab,
  },
  {
    name: "lastAnimal:*",
    kind: "localStorage",
    use: "proposer de nouveau au calculateur de ration l’animal que vous lui avez demandé de retenir",
    life: "jusqu’à ce que vous l’effaciez",
  },
];

const once: StoredEntry[] = [
  {
    name: "mesure:left:*",
    kind: "localStorage",
    use: "transmettre depuis la page suivante ce qu’une page vite quittée n’a pas pu faire partir",
    life: "30 minutes, ou jusqu’à la page suivante",
  },
  {
    name: "mesure:taken",
    kind: "localStorage",
    use: "ne pas transmettre deux fois une page qui a été vite quittée",
    life: untilWithdrawn,
  },
  {
    name: "mesure:pages",
    kind: "sessionStorage",
    use: "ne pas transmettre deux fois la même page",
    life: tab,
  },
  {
    name: "mesure:orders",
    kind: "localStorage",
    use: "ne pas transmettre deux fois la même commande",
    life: untilWithdrawn,
  },
];

const marketing: StoredEntry[] = [
  cookie("visitorId", "vous garder dans la même version d’un essai", "182 jours"),
  {
    name: "mesure:marketing:waiting",
    kind: "localStorage",
    use: "garder ce qui n’a pas pu partir pendant une panne",
    life: "30 minutes",
  },
  {
    name: "mesure:marketing:offers",
    kind: "localStorage",
    use: "ne pas vous remontrer une offre que vous avez fermée",
    life: untilWithdrawn,
  },
  {
    name: "mesure:marketing:popup:*",
    kind: "localStorage",
    use: "ne pas rouvrir une fenêtre que vous avez fermée",
    life: "30 jours",
  },
  {
    name: "mesure:marketing:visit",
    kind: "sessionStorage",
    use: "ne rien ouvrir pendant les premiers instants de votre visite",
    life: tab,
  },
  {
    name: "mesure:marketing:pages",
    kind: "sessionStorage",
    use: "compter les pages de votre visite, pour ne rien vous proposer dès la première",
    life: tab,
  },
  ...once,
];

const tags: StoredEntry[] = [
  cookie("trackedOrders", "ne compter qu’une fois une commande passée dans ce navigateur", "30 jours"),
  cookie("linkedItems", "compter les articles qu’un lien vient de mettre dans votre panier", "1 minute"),
  cookie("_dc_gtm_*", "limiter le nombre d’envois (Google Tag Manager)", "1 minute"),
  ...once,
];

const measurement: StoredEntry[] = [
  cookie("_ga", "distinguer les visiteurs (Google Analytics)", "2 ans"),
  cookie("_ga_*", "retenir l’état de la visite (Google Analytics)", "2 ans"),
  cookie("_gid", "distinguer les visiteurs (Google Analytics)", "24 heures"),
  cookie("_gat*", "limiter le nombre d’envois (Google Analytics)", "1 minute"),
  ...tags,
];

const ads: StoredEntry[] = [
  cookie("_gcl_*", "relier une commande à l’annonce qui l’a précédée (Google Ads)", "90 jours"),
  cookie("_gac_*", "relier une commande à l’annonce qui l’a précédée (Google Ads)", "90 jours"),
  ...tags,
];

/** Listed on the cookie page and cleared on a withdrawal, so every stored entry must be here. */
export const storedEntries: Record<"needed" | Purpose, readonly StoredEntry[]> = {
  needed,
  marketing,
  measurement,
  ads,
};

export const applicationCookie = (name: string): StoredEntry =>
  cookie(name, "reconnaître notre application quand elle ouvre une de nos pages", visit);

/** CNIL 2020-091 limits such cookies to thirteen months. */
export const serviceCookie = (name: string): StoredEntry =>
  cookie(
    name,
    "reconnaître votre navigateur d’une visite à l’autre (notre service marketing)",
    "13 mois au plus",
  );

function cookie(name: string, use: string, life: string): StoredEntry {
  return { name, kind: "cookie", use, life };
}
