import { chapter, type PageEntry } from "../page-entry.ts";

export const privacy: PageEntry = {
  slug: "donnees-personnelles",
  title: "Données personnelles",
  seo: {
    title: "Données personnelles",
    description: "Quelles données nous traitons, pourquoi, combien de temps, et quels sont vos droits.",
  },
  blocks: [
    chapter(
      "Qui est responsable ?",
      "La SAS Museau, 12 quai des Tilleuls, 69009 Lyon. Notre déléguée à la protection des données répond à dpo@museau.example.",
    ),
    chapter(
      "D’où viennent-elles ?",
      "De vous : ce que vous tapez dans un formulaire, commandez ou nous écrivez. De votre navigateur : l’adresse IP, la page demandée et les cookies décrits sur la page [cookies](/page/cookies/). De nos prestataires : l’état d’un paiement ou d’un colis. Les champs nécessaires sont marqués ; sans eux, nous ne pouvons pas livrer ou vous répondre. Les autres restent facultatifs.",
    ),
    chapter(
      "Pourquoi, sur quelle base, combien de temps ?",
      `- **Commandes et livraisons** : identité, adresses, téléphone, achats. Base : le contrat. Durée : 5 ans.
- **Factures et comptabilité** : identité, montants. Base : une obligation légale. Durée : 10 ans.
- **Abonnements** : rythme, prochaine livraison. Base : le contrat. Durée : celle de l’abonnement, puis 5 ans.
- **Compte** : e-\u2060mail, nom, empreinte du mot de passe. Base : le contrat. Durée : 3 ans après votre dernière visite.
- **Panier sans compte** : contenu du panier. Base : les mesures qui précèdent un contrat. Durée : 365 jours.
- **Lettre de Museau** : e-\u2060mail. Base : votre consentement. Durée : jusqu’à votre désinscription, par le lien de chaque lettre.
- **Retour en stock** : e-\u2060mail, format attendu. Base : votre demande. Durée : jusqu’au lendemain du seul message qui l’annonce, et 12 mois au plus.
- **Mesure, offres et essais** : pages vues, produits regardés, panier, commandes. Base : votre consentement. Durée : 6 mois, ou jusqu’à ce que vous le retiriez sur la page [Gérer mes cookies](/gerer-mes-cookies/).
- **Service client** : vos messages et fichiers. Base : notre intérêt légitime à vous répondre. Durée : 3 ans.
- **Avis** : prénom, initiale, texte, dates. Base : notre intérêt légitime à informer les acheteurs. Durée : 5 ans.
- **Sécurité et lutte contre la fraude** : adresse IP, tentatives de connexion. Base : notre intérêt légitime à protéger les comptes. Durée : 6 mois.
- **Résiliations et rétractations** : identité, contrat, date et heure. Base : une obligation légale. Durée : 5 ans.

Passé ces délais, les données sont effacées ou rendues anonymes. Aucune décision n’est prise à votre égard par une machine seule ; nos guides donnent des repères de ration, rien de plus.`,
    ),
    chapter(
      "À qui sont-elles transmises ?",
      `Chacun ne reçoit que ce que sa mission demande, et sous contrat :

- nos **transporteurs** et, si vous le choisissez, le point relais : nom, adresse, téléphone ;
- notre **prestataire de paiement** : le montant et la référence ; lui seul voit votre carte ;
- notre **hébergeur** et nos outils de gestion de la boutique, des contenus et des images ;
- la **Base Adresse Nationale** (IGN) : le début d’une adresse en France, pendant que vous la tapez, pour vous proposer la suite ; notre serveur la lui demande, sans votre nom ni votre adresse IP ;
- nos outils d’**envoi d’e-\u2060mails** et de **service client** ;
- l’administration ou la justice, quand la loi l’exige.

Nous ne vendons aucune donnée, et n’en transmettons aucune à des fins de publicité sans votre accord, donné ou retiré sur la page [Gérer mes cookies](/gerer-mes-cookies/). Un transfert hors de l’Union européenne n’a lieu qu’avec les garanties prévues par le règlement (décision d’adéquation ou clauses types) ; une copie en est disponible sur demande.`,
    ),
    chapter(
      "Comment sont-elles protégées ?",
      "Les échanges sont chiffrés, les mots de passe ne sont jamais conservés en clair, et seules les personnes qui en ont besoin accèdent à vos commandes. En cas de fuite présentant un risque élevé, nous vous écrivons sans tarder et saisissons la CNIL sous 72 heures.",
    ),
    chapter(
      "Vos droits",
      `Vous pouvez accéder à vos données, les corriger, les effacer, les emporter, limiter leur usage ou vous y opposer, retirer un consentement à tout moment, et dire ce qu’elles deviendront après votre décès.

Le fichier de vos données et la demande de suppression du compte se trouvent dans [vos informations](/mon-compte/mes-informations-personnelles/). Pour le reste, écrivez à dpo@museau.example : nous répondons dans le mois et ne demandons une pièce d’identité qu’en cas de doute sérieux. Vous pouvez aussi saisir la CNIL (3 place de Fontenoy, 75007 Paris), l’APD en Belgique ou la CNPD au Luxembourg.`,
    ),
    chapter(
      "Changements",
      "Version du 1er septembre 2026. Un changement important est annoncé par e-\u2060mail à nos clients, au moins quinze jours avant de s’appliquer.",
    ),
  ],
};
