import { sceneImage } from "../images.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

export const advice: PageEntry = {
  slug: "bien-choisir",
  title: "Bien choisir son aliment",
  seo: {
    title: "Bien choisir l’aliment de son chien ou de son chat",
    description:
      "Âge, poids, activité : lire une étiquette, comparer deux aliments, calculer une ration et réussir une transition.",
  },
  blocks: [
    {
      __component: "blocks.hero",
      title: "Bien choisir, sans se compliquer la vie",
      text: "Cinq étapes suffisent presque toujours : l’âge, le mode de vie, l’étiquette, la ration, puis la transition.",
      image: sceneImage("guide", "Un chien et un chat côte à côte devant leurs gamelles"),
      links: [
        { to: "/chien/croquettes/", name: "Croquettes chien" },
        { to: "/chat/croquettes/", name: "Croquettes chat" },
      ],
    },
    chapter(
      "1. Quel âge ?",
      `| Animal | Adulte | Senior |
|---|---|---|
| Chat | 12 mois | 10 ans |
| Chien, moins de 10 kg | 10 mois | 10 ans |
| Chien, 10 à 25 kg | 12 mois | 8 ans |
| Chien, 25 à 45 kg | 15 mois | 7 ans |
| Chien, plus de 45 kg | 24 mois | 6 ans |

La gamme **Premiers Pas** nourrit la croissance, **Bel Âge** les seniors. Entre les deux, le mode de vie décide.`,
    ),
    chapter(
      "2. Quel mode de vie ?",
      `- **Il se dépense** : une recette énergétique, Grand Air ou Terroir.
- **Il est stérilisé ou sort peu** : une recette Équilibre, moins grasse et plus riche en fibres.
- **Son ventre ou sa peau réagissent vite** : une recette Douceur, à une seule protéine animale.
- **Vous préférez sans céréales** : Prairie, au quotidien.
- **Il adore le poisson** : Rivage. **Il lui faut de l’eau** : une pâtée, de La Cuisine ou d’une autre gamme.`,
    ),
    chapter(
      "3. Lire l’étiquette",
      `« **Aliment complet** » veut dire qu’il peut nourrir seul, chaque jour. « **Complémentaire** » désigne ce qui s’ajoute : friandises, bouillons, garnitures.

La **composition** suit l’ordre décroissant des poids. La viande fraîche contient environ 70 % d’eau : c’est pourquoi nous distinguons toujours viande fraîche et viande déshydratée.

Les **constituants analytiques** permettent de calculer les glucides, que la loi n’oblige pas à écrire : 100 moins les protéines, les matières grasses, les cendres, les fibres et l’humidité.

Pour comparer une pâtée et une croquette, ramenez les deux à la **matière sèche** : divisez la valeur par 100 moins l’humidité. Une pâtée à 10 % de protéines et 80 % d’eau en contient 50 % une fois sèche.`,
    ),
    chapter(
      "4. Calculer une ration",
      `L’énergie d’un aliment se compte en kcal pour 100 g. Un chien adulte de 10 kg dépense autour de 530 à 620 kcal par jour ; un chat de 4 kg, de 190 kcal s’il est stérilisé et calme à 250 kcal s’il est actif.

Avec une croquette à 365 kcal pour 100 g, le chien de 10 kg reçoit donc entre 145 et 170 g. Ce sont des repères : **la balance et la silhouette décident**. Côtes faciles à sentir sous la main, taille visible d’en haut : tout va bien.

Les friandises se déduisent. Gardez-les sous un dixième de l’énergie du jour.`,
    ),
    chapter(
      "5. Réussir la transition",
      `| Jours | Ancien aliment | Nouvel aliment |
|---|---|---|
| 1 et 2 | 75 % | 25 % |
| 3 et 4 | 50 % | 50 % |
| 5 à 7 | 25 % | 75 % |
| dès le 8e | – | 100 % |

Pour un animal sensible, étalez-la sur dix jours : trois jours pour chacun des deux premiers paliers, quatre pour le troisième. Un animal suivi par un vétérinaire, ou qui mange moins depuis plusieurs jours, mérite un avis médical avant tout changement.`,
    ),
    {
      __component: "blocks.card-grid",
      title: "Par où commencer ?",
      cards: [
        {
          title: "J’accueille un chiot",
          link: { to: "/chien/croquettes/chiot/", name: "Croquettes chiot" },
          image: sceneImage("chiot", "Un chiot au pied du panier où sa mère est assise"),
        },
        {
          title: "Mon chat est stérilisé",
          link: { to: "/chat/croquettes/sterilise/", name: "Croquettes stérilisé" },
          image: sceneImage(
            "chat-interieur",
            "Deux chats d’appartement, l’un à la fenêtre, l’autre sur son arbre",
          ),
        },
        {
          title: "Mon chien vieillit",
          link: { to: "/chien/croquettes/senior/", name: "Croquettes senior" },
          image: sceneImage("chien-senior", "Un vieux chien devant la cheminée, près de sa gamelle"),
        },
        {
          title: "Mon chat boit peu",
          link: { to: "/chat/patees/", name: "Pâtées pour chat" },
          image: sceneImage("repas-chat", "Un chat roux devant une gamelle pleine"),
        },
      ],
    },
  ],
};
