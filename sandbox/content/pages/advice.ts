import { bowlImage, sceneImage } from "../images.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

export const advice: PageEntry[] = [
  {
    slug: "abonnement",
    title: "L'abonnement",
    seo: {
      title: "L'abonnement Museau : −10 % et deux livraisons au minimum",
      description:
        "Comment fonctionne l'abonnement : remise de 10 %, fréquence au choix, deux livraisons au minimum, puis sans engagement.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "La bonne quantité, au bon moment",
        text: "Choisissez un produit, une fréquence, et n'y pensez plus : votre animal est livré à −10 %.",
        image: sceneImage("abonnement", "Un calendrier aux jours cochés, un chien, un chat et deux sacs"),
        links: [{ to: "/tous-les-produits/", name: "Choisir un produit" }],
      },
      {
        __component: "blocks.usp-grid",
        title: "En quatre points",
        usps: [
          {
            icon: "heart",
            title: "−10 % à chaque fois",
            text: "Dès la première livraison, sur tous les produits de l'abonnement.",
          },
          {
            icon: "calendar",
            title: "Dix fréquences",
            text: "De trois semaines à cinq mois, à changer quand vous voulez.",
          },
          {
            icon: "shield",
            title: "Deux livraisons au minimum",
            text: "Ensuite, vous arrêtez quand vous voulez, sans frais ni justification.",
          },
          {
            icon: "truck",
            title: "Prévenu avant l'envoi",
            text: "Un e-mail une semaine avant, pour avancer, décaler ou compléter.",
          },
        ],
      },
      chapter(
        "Comment ça marche ?",
        `1. Sur une fiche produit, choisissez **l'abonnement** au lieu de l'achat unique, puis la fréquence.
2. Réglez la première livraison comme une commande ordinaire, en carte bancaire.
3. Une semaine avant chaque envoi, nous vous écrivons. Vous pouvez modifier la livraison **jusqu'à 4 jours avant** l'expédition ; après, elle est en préparation.
4. Le montant est débité le jour de l'expédition.`,
      ),
      chapter(
        "Arrêter",
        `L'abonnement porte sur **deux livraisons au minimum**. Une fois la deuxième expédiée, il continue sans durée fixée et vous pouvez y mettre fin à tout moment, en ligne, en quelques clics, depuis le lien de résiliation en bas de chaque page. Aucune raison ne vous sera demandée pour cela, et un reçu daté vous est envoyé.`,
      ),
    ],
  },
  {
    slug: "livraison",
    title: "Livraison et retours",
    seo: {
      title: "Livraison et retours",
      description:
        "Modes de livraison en France, en Belgique et au Luxembourg, délais, retours et rétractation.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "De notre atelier à votre porte",
        text: "Les commandes passées avant midi partent en général le jour même, du lundi au vendredi.",
        image: sceneImage(
          "livraison",
          "Un chien assis près d'un colis devant une porte, un chat installé dessus",
        ),
        links: [{ to: "/panier/", name: "Voir mon panier" }],
      },
      chapter(
        "Où et comment ?",
        `Nous livrons en **France métropolitaine, en Belgique et au Luxembourg**, à domicile ou en point relais ; à Lyon et à Villeurbanne, vous pouvez retirer votre commande en boutique.

Les frais dépendent du poids, du pays et du mode choisi. Ils s'affichent dans le panier dès que l'adresse est connue, et toujours avant le paiement.`,
      ),
      chapter(
        "Délais",
        `- À domicile : 2 à 3 jours ouvrés en France, 3 à 4 jours ouvrés en Belgique et au Luxembourg.
- En point relais : 3 à 5 jours ouvrés ; le colis vous y attend 14 jours.
- En boutique : 2 jours ouvrés, nous vous écrivons quand il est prêt.`,
      ),
      chapter(
        "Un colis abîmé ?",
        `Prenez-le en photo et écrivez-nous à bonjour@museau.example dans les trois jours : nous remplaçons ou remboursons. Ce signalement n'enlève rien à vos garanties légales.`,
      ),
      chapter(
        "Retours et rétractation",
        `Vous avez **14 jours** après la réception pour changer d'avis. Le sac ou la boîte doit être fermé : un aliment descellé ne peut plus être repris pour des raisons d'hygiène. Nous remboursons la commande et les frais de livraison standard ; le retour est à votre charge. La marche à suivre figure dans nos [conditions générales de vente](/page/conditions-generales-de-vente/).`,
      ),
    ],
  },
  {
    slug: "bien-choisir",
    title: "Bien choisir son aliment",
    seo: {
      title: "Bien choisir l'aliment de son chien ou de son chat",
      description:
        "Lire une étiquette, comparer deux aliments, calculer une ration et réussir une transition.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "Bien choisir, sans se compliquer la vie",
        text: "Quatre questions suffisent presque toujours : quel âge, quel poids, quelle activité, et qu'aime-t-il ?",
        image: sceneImage("guide", "Un chien et un chat côte à côte devant leurs gamelles"),
        links: [
          { to: "/chien/croquettes/", name: "Croquettes chien" },
          { to: "/chat/croquettes/", name: "Croquettes chat" },
        ],
      },
      chapter(
        "Lire l'étiquette",
        `La **composition** suit l'ordre décroissant des poids. La viande fraîche contient environ 70 % d'eau : c'est pourquoi nous distinguons toujours viande fraîche et viande déshydratée.

Les **constituants analytiques** permettent de calculer les glucides, que la loi n'oblige pas à écrire : 100 moins la protéine, les matières grasses, les cendres, les fibres et l'humidité.`,
      ),
      chapter(
        "Calculer une ration",
        `L'énergie d'un aliment se compte en kcal pour 100 g. Un chien adulte de 10 kg dépense autour de 530 à 620 kcal par jour ; un chat de 4 kg, de 190 kcal s'il est stérilisé et calme à 250 kcal s'il est actif.

Avec une croquette à 365 kcal pour 100 g, le chien de 10 kg reçoit donc entre 145 et 170 g. Ce sont des repères : **la balance et la silhouette décident**. Côtes faciles à sentir sous la main, taille visible d'en haut : tout va bien.`,
      ),
      chapter(
        "Réussir la transition",
        `| Jours | Ancien aliment | Nouvel aliment |
|---|---|---|
| 1 et 2 | 75 % | 25 % |
| 3 et 4 | 50 % | 50 % |
| 5 à 7 | 25 % | 75 % |
| Ensuite | – | 100 % |

Un animal suivi par un vétérinaire, ou qui mange moins depuis plusieurs jours, mérite un avis médical avant tout changement.`,
      ),
      {
        __component: "blocks.card-grid",
        title: "Par où commencer ?",
        cards: [
          {
            title: "J'accueille un chiot",
            link: { to: "/chien/croquettes/chiot/", name: "Croquettes chiot" },
            image: bowlImage("dry-premiers-pas"),
          },
          {
            title: "Mon chat est stérilisé",
            link: { to: "/chat/croquettes/sterilise/", name: "Croquettes stérilisé" },
            image: bowlImage("dry-equilibre"),
          },
          {
            title: "Il boit peu",
            link: { to: "/chat/patees/", name: "Pâtées pour chat" },
            image: bowlImage("wet-rivage"),
          },
        ],
      },
    ],
  },
  {
    slug: "nos-boutiques",
    title: "Nos boutiques",
    seo: {
      title: "Nos boutiques à Lyon et à Villeurbanne",
      description: "Adresses et horaires des boutiques Museau, où les animaux sont bienvenus.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "Poussez la porte, à deux ou quatre pattes",
        text: "Nos équipes vous conseillent, et un bol d'eau attend votre chien.",
        image: sceneImage("boutique", "La devanture d'une boutique Museau, un chat dans la vitrine"),
        links: [{ to: "/tous-les-produits/", name: "Voir les produits" }],
      },
      chapter(
        "Museau Lyon",
        "12 quai des Tilleuls, 69009 Lyon\n\nDu mardi au samedi, de 10 h à 19 h. Métro à trois minutes, parking à vélos devant la porte.",
      ),
      chapter(
        "Museau Villeurbanne",
        "8 rue de la Biscuiterie, 69100 Villeurbanne\n\nDu mardi au samedi, de 10 h à 13 h et de 14 h à 19 h. L'atelier des biscuits se visite le premier samedi du mois.",
      ),
    ],
  },
  {
    slug: "1-pourcent-pour-les-animaux",
    title: "1 % pour les animaux",
    seo: {
      title: "1 % pour les animaux",
      description:
        "Nous reversons 1 % de nos ventes à des refuges et à des associations : à qui, combien et comment.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "Un centième de chaque gamelle",
        text: "Depuis le premier jour, 1 % du montant hors taxes de nos ventes part vers des refuges et des associations.",
        image: sceneImage("nature", "Un chien et un chat assis côte à côte au soleil couchant"),
        links: [{ to: "/page/a-propos/", name: "Découvrir la maison" }],
      },
      chapter(
        "À qui ?",
        `Trois associations, choisies chaque année par un vote de nos clients et de notre équipe :

- **Le Refuge des Trois Vallons** (Isère), qui accueille et replace des chiens âgés ;
- **Les Chats du Vieux Port** (Bouches-du-Rhône), qui stérilise et nourrit les chats sans maître ;
- **Une patte de plus** (Nord), qui aide les personnes sans logement à garder leur animal.`,
      ),
      chapter(
        "Combien ?",
        "En 2025, nous avons versé 41 280 € et donné 6,2 tonnes de nourriture proche de sa date. Le compte est arrêté par notre expert-comptable en mars, et les reçus des associations se consultent sur demande à bonjour@museau.example.",
      ),
      {
        __component: "blocks.quote",
        text: "Un don régulier, même petit, nous permet de prévoir. C'est ce qui change tout pour un refuge.",
        author: "Maryse Delorme",
        role: "présidente du Refuge des Trois Vallons",
      },
    ],
  },
];
