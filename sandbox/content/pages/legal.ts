import { chapter, type PageEntry } from "./page-entry.ts";

/** The company, the numbers and the mediator are invented; the duties they answer to are not. */
export const legal: PageEntry[] = [
  {
    slug: "mentions-legales",
    title: "Mentions légales",
    seo: { title: "Mentions légales", description: "Éditeur, hébergeur et médiateur du site Museau." },
    blocks: [
      chapter(
        "Éditeur",
        `**Museau**, société par actions simplifiée au capital de 120 000 €
12 quai des Tilleuls, 69009 Lyon, France
RCS Lyon 000 000 042 – TVA intracommunautaire FR00 000000042
Téléphone : +33 4 65 71 00 42 – E-mail : bonjour@museau.example
Directrice de la publication : Jeanne Aubry, présidente`,
      ),
      chapter(
        "Hébergeur",
        "Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, États-Unis – téléphone : +1 650 319 8930.",
      ),
      chapter(
        "Médiateur de la consommation",
        `Après une réclamation écrite restée sans réponse satisfaisante, vous pouvez saisir sans frais le **Centre de médiation des Terreaux**, 3 montée des Carmes, 69001 Lyon, dont nous relevons. Les conditions figurent dans nos [conditions générales de vente](/page/conditions-generales-de-vente/).`,
      ),
      chapter(
        "Propriété intellectuelle",
        "Les textes, les dessins et la marque Museau appartiennent à la société Museau. Toute reproduction demande notre accord écrit, hors courte citation avec la source.",
      ),
    ],
  },
  {
    slug: "conditions-utilisation",
    title: "Conditions d'utilisation",
    seo: {
      title: "Conditions d'utilisation du site",
      description: "Règles d'utilisation du site et du compte client Museau.",
    },
    blocks: [
      chapter(
        "Objet",
        "Ces conditions régissent l'usage du site. Vos achats relèvent des [conditions générales de vente](/page/conditions-generales-de-vente/), vos données de la page [données personnelles](/page/donnees-personnelles/).",
      ),
      chapter(
        "Votre compte",
        "Le compte est personnel. Choisissez un mot de passe que vous n'employez nulle part ailleurs et prévenez-nous si vous pensez qu'un tiers le connaît. Vous pouvez supprimer votre compte à tout moment en nous écrivant ; les commandes passées sont conservées le temps que la loi demande.",
      ),
      chapter(
        "Vos contributions",
        "Les avis, photos et messages que vous publiez restent les vôtres. Vous nous autorisez à les afficher sur le site. Ne publiez rien d'illicite, d'injurieux, ni de données sur autrui. Les règles des avis sont décrites sur la page [avis vérifiés](/page/avis-verifies/).",
      ),
      chapter(
        "Conseils nutritionnels",
        "Les rations et les conseils valent pour un animal en bonne santé et ne remplacent pas l'avis d'un vétérinaire.",
      ),
      chapter(
        "Disponibilité et droit applicable",
        "Nous faisons notre possible pour que le site reste accessible, sans pouvoir le garantir à chaque instant. Ces conditions relèvent du droit français ; si vous habitez un autre pays de l'Union européenne, vous gardez la protection de sa loi.",
      ),
    ],
  },
  {
    slug: "conditions-generales-de-vente",
    title: "Conditions générales de vente",
    seo: {
      title: "Conditions générales de vente",
      description: "Commande, prix, paiement, abonnement, livraison, rétractation, garanties et médiation.",
    },
    blocks: [
      chapter(
        "1. Qui vend",
        "La SAS Museau, 12 quai des Tilleuls, 69009 Lyon, vend aux consommateurs qui résident en France métropolitaine, en Belgique ou au Luxembourg. Version en vigueur au 1er septembre 2026.",
      ),
      chapter(
        "2. Produits",
        "Chaque fiche indique l'espèce, la composition, les additifs, les constituants analytiques et le mode d'emploi. Les produits sont proposés dans la limite des stocks ; si l'un manque après la commande, nous vous prévenons et le remboursons sous 14 jours au plus.",
      ),
      chapter(
        "3. Prix",
        "Les prix sont en euros, toutes taxes comprises, hors frais de livraison. Le prix au kilogramme figure à côté. Le prix dû est celui affiché au moment de la commande. Une réduction est annoncée par rapport au prix le plus bas des 30 derniers jours.",
      ),
      chapter(
        "4. Commande",
        "Vous vérifiez le contenu, le prix et l'adresse sur un récapitulatif, puis validez par le bouton « Commander avec obligation de paiement ». Le contrat est conclu à cet instant ; un e-mail le confirme avec ces conditions.",
      ),
      chapter(
        "5. Paiement",
        "Carte Visa ou Mastercard, PayPal, chèque ou virement. La carte est débitée à l'expédition ; une commande par chèque ou virement part après encaissement. Le paiement se fait sur la page du prestataire : nous ne voyons ni ne gardons votre numéro de carte.",
      ),
      chapter(
        "6. Abonnement",
        `L'abonnement donne lieu à une livraison à la fréquence choisie, avec une remise de **10 %** sur le prix du jour de chaque expédition.

- Durée minimale : **deux livraisons**. Ensuite, l'abonnement dure jusqu'à ce que vous y mettiez fin.
- Un e-mail vous prévient une semaine avant chaque envoi, prix compris. Vous pouvez modifier ou décaler l'envoi jusqu'à 4 jours avant.
- Si un prix change, vous pouvez arrêter sans attendre la deuxième livraison.
- Vous résiliez en ligne, par le lien présent en bas de chaque page, sans ouvrir de compte ni donner de raison. Un reçu daté vous est adressé.`,
      ),
      chapter(
        "7. Livraison",
        "Les délais et modes sont décrits sur la page [livraison](/page/livraison/). Sans date indiquée, nous livrons dans les 30 jours. En cas de retard, vous pouvez nous fixer un nouveau délai raisonnable, puis annuler la commande. Le risque passe à vous quand vous prenez possession du colis.",
      ),
      chapter(
        "8. Droit de rétractation",
        `Vous avez **14 jours** à compter de la réception pour vous rétracter, sans motif. Pour un abonnement, le délai court de la première livraison.

Déclarez-le en ligne par le lien « Renoncer au contrat ici », par e-mail à bonjour@museau.example ou par courrier. Renvoyez les produits dans les 14 jours suivants, à vos frais. Nous remboursons tout ce que vous avez payé, frais de livraison standard compris, par le même moyen, dans les 14 jours de votre déclaration ; nous pouvons attendre d'avoir reçu les produits ou la preuve de leur envoi.

**Exception :** un aliment descellé après la livraison ne peut être repris, pour des raisons d'hygiène (article L221-28 du code de la consommation).

> *Modèle de formulaire.* À l'attention de Museau, 12 quai des Tilleuls, 69009 Lyon : je vous notifie ma rétractation du contrat portant sur les produits suivants : … Commandés le … / reçus le … Nom, adresse, date, signature (si papier).`,
      ),
      chapter(
        "9. Garanties légales",
        "Vous bénéficiez de la garantie légale de conformité pendant deux ans à compter de la livraison (articles L217-3 et suivants du code de la consommation) et de la garantie des vices cachés pendant deux ans à compter de leur découverte (articles 1641 et suivants du code civil). Écrivez-nous : nous remplaçons ou remboursons, sans frais pour vous.",
      ),
      chapter(
        "10. Réclamations et médiation",
        "Notre service client répond à bonjour@museau.example et au +33 4 65 71 00 42, du lundi au vendredi, de 9 h à 18 h. Si notre réponse ne vous convient pas, vous pouvez saisir sans frais, dans l'année qui suit votre réclamation écrite, le Centre de médiation des Terreaux, 3 montée des Carmes, 69001 Lyon, dossier@mediation-terreaux.example.",
      ),
      chapter(
        "11. Droit applicable",
        "Le contrat relève du droit français. Si vous résidez en Belgique ou au Luxembourg, les règles impératives de votre pays vous protègent aussi, et vous pouvez saisir le tribunal de votre domicile.",
      ),
    ],
  },
  {
    slug: "donnees-personnelles",
    title: "Données personnelles",
    seo: {
      title: "Données personnelles",
      description: "Quelles données nous traitons, pourquoi, combien de temps, et quels sont vos droits.",
    },
    blocks: [
      chapter(
        "Qui est responsable ?",
        "La SAS Museau, 12 quai des Tilleuls, 69009 Lyon. Notre déléguée à la protection des données répond à dpo@museau.example.",
      ),
      chapter(
        "Pourquoi, sur quelle base, combien de temps ?",
        `| Usage | Données | Base | Durée |
|---|---|---|---|
| Commandes et livraisons | identité, adresses, achats | contrat | 5 ans, factures 10 ans |
| Abonnements | fréquence, prochaine livraison | contrat | la durée de l'abonnement, puis 5 ans |
| Compte et fiches de vos animaux | e-mail, nom, race, âge, poids | contrat | 3 ans après votre dernière visite |
| Service client | vos messages et fichiers | intérêt légitime | 3 ans |
| Lettre d'information | e-mail | consentement | jusqu'à votre désinscription |
| Avis | prénom, initiale, texte, dates | intérêt légitime | 5 ans |
| Mesure et publicité | voir la page [cookies](/page/cookies/) | consentement | 6 mois pour le choix |`,
      ),
      chapter(
        "À qui sont-elles transmises ?",
        "À nos transporteurs, à notre prestataire de paiement, à notre hébergeur et à notre outil de service client, chacun pour sa seule mission et sous contrat. Nous ne vendons aucune donnée. Un transfert hors de l'Union européenne n'a lieu qu'avec les garanties prévues par le règlement (décision d'adéquation ou clauses types).",
      ),
      chapter(
        "Vos droits",
        "Vous pouvez accéder à vos données, les corriger, les effacer, les emporter, limiter leur usage ou vous y opposer, et dire ce qu'elles deviendront après votre décès. Écrivez à dpo@museau.example : nous répondons dans le mois. Vous pouvez aussi saisir la CNIL (3 place de Fontenoy, 75007 Paris), l'APD en Belgique ou la CNPD au Luxembourg.",
      ),
    ],
  },
  {
    slug: "cookies",
    title: "Cookies",
    seo: {
      title: "Cookies et traceurs",
      description:
        "Les cookies que nous utilisons, ceux qui attendent votre accord, et comment changer d'avis.",
    },
    blocks: [
      chapter(
        "Votre choix d'abord",
        "Aucun traceur qui n'est pas nécessaire n'est déposé avant votre accord. Refuser est aussi simple qu'accepter, et ne rien répondre vaut refus. Votre choix est gardé six mois ; vous pouvez le changer à tout moment par « Gérer mes cookies », en bas de chaque page.",
      ),
      chapter(
        "Toujours présents, car nécessaires",
        `| Nom | Rôle | Durée |
|---|---|---|
| cartToken | retrouver votre panier | 30 jours |
| jwtTokenRaw, refreshToken, customerUri | vous garder connecté | la session, 30 jours au plus |
| locale | se souvenir de la langue | 365 jours |
| choix de cookies | se souvenir de votre réponse | 6 mois |`,
      ),
      chapter(
        "Seulement avec votre accord",
        `- **Mesure d'audience détaillée** : comprendre quelles pages sont utiles.
- **Personnalisation** : proposer une offre selon votre visite.
- **Publicité** : mesurer nos campagnes.

Nos propres compteurs de pages, anonymes et réservés à notre usage, ne demandent pas d'accord.`,
      ),
    ],
  },
  {
    slug: "accessibilite",
    title: "Accessibilité : non conforme",
    seo: {
      title: "Déclaration d'accessibilité",
      description:
        "État de conformité du site au RGAA et aux WCAG, contenus concernés et moyens de nous joindre.",
    },
    blocks: [
      chapter(
        "Engagement",
        "Museau veut que chacun puisse acheter sur ce site, au clavier, avec un lecteur d'écran, en agrandissant les textes ou sans distinguer les couleurs. Cette déclaration porte sur la boutique en ligne.",
      ),
      chapter(
        "État de conformité",
        "Le site est **non conforme** au référentiel général d'amélioration de l'accessibilité (RGAA), version 4.1, au sens de la loi : aucun audit par un tiers n'a encore eu lieu. Nous visons le niveau AA des WCAG 2.2, et des contrôles automatiques font partie de nos tests.",
      ),
      chapter(
        "Contenus encore en défaut",
        "Certaines images publiées par nos clients n'ont pas de description. La carte des points relais, fournie par un tiers, se double d'une liste qui donne les mêmes informations.",
      ),
      chapter(
        "Nous écrire",
        "Si une page vous résiste, écrivez à accessibilite@museau.example ou appelez le +33 4 65 71 00 42 : nous vous aidons à commander, puis nous corrigeons.",
      ),
      chapter(
        "Voies de recours",
        "Sans réponse de notre part, vous pouvez écrire au Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07, ou joindre l'un de ses délégués près de chez vous. La DGCCRF reçoit aussi les signalements sur l'accessibilité des services en ligne. Déclaration établie le 2 novembre 2026.",
      ),
    ],
  },
  {
    slug: "avis-verifies",
    title: "Comment sont vérifiés les avis",
    seo: {
      title: "Comment sont vérifiés les avis",
      description: "Qui peut déposer un avis, comment il est contrôlé, publié, classé et conservé.",
    },
    blocks: [
      chapter(
        "Qui peut écrire ?",
        "Seuls les clients qui ont **reçu le produit**. Une semaine après la livraison, un e-mail contient un lien personnel, valable une fois et pour ce produit. Aucun avis n'est acheté, ni récompensé.",
      ),
      chapter(
        "Ce que nous contrôlons",
        "Avant publication, une personne de notre équipe vérifie que l'avis se rattache à une commande livrée et qu'il ne contient ni injure, ni donnée personnelle, ni publicité. Nous ne corrigeons pas les textes et ne retirons pas un avis parce qu'il est mauvais.",
      ),
      chapter(
        "Dates et classement",
        "Chaque avis montre deux dates : celle de **l'expérience** (la livraison du produit) et celle de **l'avis**. Ils sont classés du plus récent au plus ancien. La note affichée est la moyenne de tous les avis publiés, arrondie au dixième.",
      ),
      chapter(
        "Refus, réponse, durée",
        "Si un avis est refusé, son auteur en reçoit la raison sous 7 jours et peut le réécrire. Un auteur peut modifier ou retirer son avis en nous écrivant. Nous publions parfois une réponse. Les avis restent en ligne cinq ans au plus.",
      ),
    ],
  },
];
