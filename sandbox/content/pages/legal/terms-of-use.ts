import { chapter, type PageEntry } from "../page-entry.ts";

export const termsOfUse: PageEntry = {
  slug: "conditions-utilisation",
  title: "Conditions d’utilisation",
  seo: {
    title: "Conditions d’utilisation du site",
    description: "Règles d’utilisation du site et du compte client Museau.",
  },
  blocks: [
    chapter(
      "Objet",
      "Ces conditions régissent l’usage du site. Vos achats relèvent des [conditions générales de vente](/page/conditions-generales-de-vente/), vos données de la page [données personnelles](/page/donnees-personnelles/). Version en vigueur au 1er septembre 2026.",
    ),
    chapter(
      "Accès",
      "Le site se consulte et le panier se remplit librement, depuis n’importe quel pays et sans compte. Un compte est nécessaire pour commander et pour suivre un abonnement. Les mineurs peuvent lire nos conseils, mais pas commander sans l’accord d’un parent.",
    ),
    chapter(
      "Votre compte",
      "Le compte est personnel. Choisissez un mot de passe que vous n’employez nulle part ailleurs et prévenez-nous si vous pensez qu’un tiers le connaît. Vous pouvez demander sa suppression dans [vos informations](/mon-compte/mes-informations-personnelles/) ou en nous écrivant ; ce n’est pas possible tant qu’un contrat est en cours, un abonnement par exemple. Les factures sont gardées dix ans, les commandes, les résiliations et les rétractations cinq ans, comme la loi le demande. Nous pouvons suspendre un compte utilisé pour frauder ou pour nuire, après vous en avoir dit la raison et avoir recueilli vos explications.",
    ),
    chapter(
      "Bon usage",
      "Ne tentez pas d’accéder aux données d’autrui, de gêner le service, ni d’en aspirer le contenu par des moyens automatiques sans notre accord. Si vous découvrez une faille, écrivez à securite@museau.example : nous vous remercions et ne vous poursuivons pas tant que vous agissez de bonne foi.",
    ),
    chapter(
      "Vos contributions",
      "Les avis que vous publiez restent les vôtres. Vous nous autorisez à les afficher sur le site, sans exclusivité et tant qu’ils y sont publiés. Ne publiez rien d’illicite, d’injurieux, ni de données sur autrui. Les règles des avis sont décrites sur la page [avis vérifiés](/page/avis-verifies/).",
    ),
    chapter(
      "Conseils nutritionnels",
      "Les rations et les conseils, y compris ceux de nos guides, valent pour un animal en bonne santé et ne remplacent pas l’avis d’un vétérinaire. Surveillez le poids de votre compagnon et adaptez.",
    ),
    chapter(
      "Liens",
      "Quelques liens mènent vers d’autres sites, que nous ne contrôlons pas. Prévenez-nous si l’un d’eux ne mène plus au bon endroit.",
    ),
    chapter(
      "Disponibilité et droit applicable",
      "Nous faisons notre possible pour que le site reste accessible, sans pouvoir le garantir à chaque instant ; les interruptions prévues sont annoncées. Ces conditions relèvent du droit français ; si vous habitez un autre pays de l’Union européenne, vous gardez la protection de sa loi.",
    ),
  ],
};
