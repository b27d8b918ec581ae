import { chapter, type PageEntry } from "../page-entry.ts";

export const salesTerms: PageEntry = {
  slug: "conditions-generales-de-vente",
  title: "Conditions générales de vente",
  seo: {
    title: "Conditions générales de vente",
    description: "Commande, prix, paiement, abonnement, livraison, rétractation, garanties et médiation.",
  },
  blocks: [
    chapter(
      "1. Qui vend, et à qui",
      "La SAS Museau, 12 quai des Tilleuls, 69009 Lyon, RCS Lyon 000 000 042, vend aux consommateurs majeurs livrés en France métropolitaine, en Belgique ou au Luxembourg. L’offre et les prix sont les mêmes quel que soit le pays depuis lequel vous consultez le site. Version en vigueur au 1er septembre 2026 ; celle qui s’applique à vous est la version acceptée le jour de votre commande.",
    ),
    chapter(
      "2. Produits",
      "Chaque fiche indique l’espèce, le type d’aliment (complet ou complémentaire), la composition, les additifs, les constituants analytiques et le mode d’emploi. Les dessins illustrent le produit sans l’engager ; l’étiquette fait foi. Les produits sont proposés dans la limite des stocks : si l’un manque après la commande, nous vous prévenons et le remboursons sous 14 jours au plus. Un aliment vous parvient au moins trois mois avant sa date de durabilité minimale.",
    ),
    chapter(
      "3. Prix",
      `Les prix sont en euros, toutes taxes comprises, TVA incluse (20 % en France). Le prix toutes taxes comprises est le même dans les trois pays livrés. Le prix au kilogramme figure à côté. Le prix dû est celui qui est affiché au moment de la commande. Une réduction est annoncée par rapport au prix le plus bas des 30 derniers jours.

S’y ajoutent, affichés dans le panier avant le paiement :

- **frais de livraison**, selon le pays et le mode de livraison que vous choisissez, offerts dès {{delivery.freeFrom}} de produits ;
- **frais de service**, {{delivery.serviceFee}}, pour moins de {{delivery.serviceFreeFrom}} de produits ; une commande d’échantillons offerts n’en a pas.

{{delivery.table}}

Ces seuils s’apprécient sur le prix des produits, avant déduction d’un code promo.`,
    ),
    chapter(
      "4. Offres en cours",
      `- **Bienvenue** : le code BIENVENUE, code de bienvenue de la boutique, retire 5 € d’une première commande d’au moins 30 € de produits. Il ne vaut que pour les achats uniques, pas pour un abonnement.
- **Lettre de Museau** : une première inscription reçoit par e-\u2060mail un code personnel, aux mêmes conditions ; il sert une fois, dans un compte qui n’a encore rien commandé.
- **Dès 80 € de produits** : un échantillon de friandises est offert, ajouté de lui-même au panier.
- **Dès 120 € de produits** : 5 € de réduction, déduits de même.

Une commande ne reçoit qu’un code. Un code n’est ni échangeable ni remboursable. Si une rétractation ramène la commande sous le seuil d’une offre, le remboursement tient compte de l’avantage perdu ; l’échantillon offert reste à vous.`,
    ),
    chapter(
      "5. Commande",
      "Vous composez le panier, indiquez l’adresse et le mode de livraison, puis choisissez le paiement. À chaque étape vous pouvez revenir en arrière et corriger. Un récapitulatif montre les produits, le prix, les frais et, pour un abonnement, le rythme, le minimum de deux livraisons et la date et le montant de la prochaine échéance. Vous validez par le bouton « Commander avec obligation de paiement » : le contrat est conclu à cet instant, en français. Un e-\u2060mail le confirme avec ces conditions. Nous archivons les contrats de 120 € et plus pendant dix ans ; vous pouvez en demander une copie.",
    ),
    chapter(
      "6. Paiement",
      "Carte Visa ou Mastercard, PayPal, chèque ou virement ; une commande qui comprend un abonnement se règle par carte, seul moyen que nous puissions débiter de nouveau. La carte est débitée à l’expédition ; une commande par chèque ou virement part après encaissement et s’annule d’elle-même après 15 jours sans règlement. Le paiement se fait sur la page du prestataire, avec l’authentification que demande votre banque : nous ne voyons ni ne gardons votre numéro de carte. La facture se télécharge dans [votre compte](/mon-compte/mes-commandes/), 7 à 10 jours après l’expédition.",
    ),
    chapter(
      "7. Abonnement",
      `L’abonnement donne lieu à une livraison au rythme choisi, avec une remise de **10 %** sur le prix du jour de chaque expédition. Il n’est jamais proposé par défaut : vous le choisissez produit par produit.

- Durée minimale : **deux livraisons**. Ensuite, l’abonnement dure jusqu’à ce que vous y mettiez fin.
- Un e-\u2060mail vous annonce chaque envoi une semaine avant, prix compris. Rythme et date sont modifiables **jusqu’à 4 jours avant l’envoi**, le contenu et l’adresse aussi ; au-delà, le colis est en préparation.
- Vous pouvez avancer un envoi : il part et est débité sous 24 heures ouvrées.
- Les frais de livraison et les frais de service de l’article 3 s’appliquent à chaque envoi, selon son montant.
- Si un paiement échoue, l’envoi attend. Nous vous écrivons, sans frais ni pénalité.
- Si un prix change, ou si un produit disparaît, vous pouvez arrêter sans attendre la deuxième livraison.
- Vous résiliez [en ligne](/resilier-mon-abonnement/), par le lien « Résilier mon abonnement » au bas de chaque page, par e-\u2060mail à bonjour@museau.example, par courrier (Museau, 12 quai des Tilleuls, 69009 Lyon) ou par téléphone, sans compte ni raison à donner. Un accusé de réception daté vous est envoyé.

Le détail est expliqué sur la page [abonnement](/page/abonnement/).`,
    ),
    chapter(
      "8. Livraison",
      "Les délais et modes sont décrits sur la page [livraison](/page/livraison/). Sans date indiquée, nous livrons dans les 30 jours. En cas de retard, vous pouvez nous fixer un nouveau délai raisonnable puis, s’il n’est pas tenu non plus, annuler la commande ; nous remboursons alors tout sous 14 jours. Le risque passe à vous quand vous, ou la personne que vous avez désignée, prenez possession du colis. Un colis non réclamé en point relais nous revient : nous remboursons les produits intacts, moins les frais de retour.",
    ),
    chapter(
      "9. Droit de rétractation",
      `Vous avez **14 jours** à compter de la réception pour vous rétracter, sans motif. Pour une commande livrée en plusieurs fois, le délai court à partir du dernier colis ; pour un abonnement, à partir de la première livraison.

Déclarez-le [en ligne](/renoncer-au-contrat/), par le lien « Renoncer au contrat ici » au bas de chaque page : nous vous envoyons sans tarder, par e-\u2060mail, un accusé de réception qui reprend votre déclaration, sa date et son heure. Vous pouvez aussi écrire à bonjour@museau.example ou par courrier, avec le modèle ci-dessous ou dans vos mots. Renvoyez les produits dans les 14 jours suivants, à vos frais. Nous remboursons tout ce que vous avez payé, frais de livraison standard compris, par le même moyen, dans les 14 jours de votre déclaration ; nous pouvons attendre d’avoir reçu les produits ou la preuve de leur envoi.

**Exception :** un aliment descellé après la livraison ne peut être repris, pour des raisons d’hygiène (article L221-28 du code de la consommation). Un sac, un sachet ou une boîte ouverts ne sont donc ni repris ni remboursés ; votre droit demeure pour les autres produits de la commande.

> *Modèle de formulaire.* À l’attention de Museau, 12 quai des Tilleuls, 69009 Lyon : je vous notifie ma rétractation du contrat portant sur les produits suivants : … Commandés le … / reçus le … Nom, adresse, date, signature (si papier).`,
    ),
    chapter(
      "10. Garanties légales",
      `Nous répondons des défauts de conformité et des vices cachés. Écrivez-nous : nous remplaçons ou remboursons, sans frais pour vous.

> Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.
>
> La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.
>
> Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si le professionnel refuse de réparer ou de remplacer le bien, si la réparation ou le remplacement intervient après un délai de trente jours ou occasionne un inconvénient majeur, ou si la non-conformité persiste. Il y a droit aussi lorsque le défaut est si grave qu’il le justifie immédiatement. Il n’a pas droit à la résolution de la vente si le défaut est mineur.
>
> Ces droits résultent des articles L. 217-1 à L. 217-32 du code de la consommation. Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 241-5).
>
> Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.`,
    ),
    chapter(
      "11. Responsabilité",
      "Nos aliments s’adressent à des animaux en bonne santé de l’espèce indiquée. Nous ne répondons pas d’un usage contraire à l’étiquette, d’une mauvaise conservation après ouverture, ni d’un cas de force majeure. Rien ici ne limite vos droits de consommateur, ni notre responsabilité du fait d’un produit défectueux.",
    ),
    chapter(
      "12. Réclamations et médiation",
      "Notre service client répond à bonjour@museau.example et au +33 4 65 71 00 42, du lundi au vendredi, de 9 h à 18 h. Si notre réponse ne vous convient pas, ou sans réponse sous deux mois, vous pouvez saisir sans frais, dans l’année qui suit votre réclamation écrite, le Centre de médiation des Terreaux, 3 montée des Carmes, 69001 Lyon, dossier@mediation-terreaux.example. En Belgique, le Service de médiation pour le consommateur, et au Luxembourg, le Médiateur de la consommation peuvent vous orienter.",
    ),
    chapter(
      "13. Données et droit applicable",
      "Vos données sont traitées comme l’explique la page [données personnelles](/page/donnees-personnelles/). Le contrat relève du droit français. Si vous résidez en Belgique ou au Luxembourg, les règles impératives de votre pays vous protègent aussi, et vous pouvez saisir le tribunal de votre domicile.",
    ),
  ],
};
