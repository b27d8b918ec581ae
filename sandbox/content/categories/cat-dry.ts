import type { CategoryPath } from "../category-tree.ts";
import { bowlImage, sceneImage } from "../images.ts";
import { type CategoryTexts, guideLink } from "./category-texts.ts";

export const catDry: Record<Extract<CategoryPath, `chat/croquettes${string}`>, CategoryTexts> = {
  "chat/croquettes": {
    title: "Croquettes pour chat",
    intro: "Des recettes complètes, selon l’âge et le mode de vie.",
    link: guideLink,
    image: bowlImage("dry-equilibre"),
    seo: {
      title: "Croquettes pour chat : adulte, chaton, stérilisé, senior",
      description:
        "Croquettes complètes pour chat adulte, chaton, stérilisé, d’intérieur ou senior. Composition, énergie et ration sur chaque fiche.",
    },
    text: `## Choisir selon le mode de vie

- **Il sort et chasse :** une recette [adulte](/chat/croquettes/adulte/), plus énergétique.
- **Il vit en appartement :** une recette [d’intérieur](/produits/croquettes-chat-d-interieur-dinde-avoine/), plus riche en fibres.
- **Il est stérilisé :** une recette [stérilisé](/chat/croquettes/sterilise/), moins grasse.
- **Il a moins d’un an :** une recette [chaton](/chat/croquettes/chaton/), jusqu’à 12 mois.
- **Il prend de l’âge :** une recette [senior](/chat/croquettes/senior/), douce à croquer.

Le mode de vie passe avant la race. Un persan et un chat de gouttière qui partagent le même canapé ont à peu près les mêmes besoins ; seule la forme de la croquette change parfois.

## Peser, plutôt que remplir

Dix grammes de trop par jour, c’est deux mois de nourriture en trop dans l’année d’un chat de 4 kg. Une balance de cuisine suffit ; le tableau de chaque fiche donne le point de départ, sa silhouette donne la suite.

## Ne pas oublier l’eau

Les croquettes en contiennent à peine. Mettez deux ou trois points d’eau dans la maison, changez-la chaque jour, et servez une [pâtée](/chat/patees/) quelques fois par semaine si votre chat boude son bol.

## Garder le sac frais

Refermez-le bien, au sec et à l’abri de la lumière. Préférez un format que votre chat finit en huit semaines : 1,5 kg pour un chat seul, 4 kg pour deux ou trois.`,
  },
  "chat/croquettes/sterilise": {
    title: "Croquettes pour chat stérilisé",
    intro: "Moins de matières grasses, davantage de fibres, et toujours beaucoup de viande ou de poisson.",
    link: guideLink,
    image: sceneImage("chat-interieur", "Deux chats d’appartement, l’un à la fenêtre, l’autre sur son arbre"),
    seo: {
      title: "Croquettes pour chat stérilisé : volaille, lapin, poisson",
      description:
        "Croquettes complètes pour chat stérilisé, à la volaille, au lapin ou au poisson. Moins grasses, plus riches en fibres.",
    },
    text: `## Ce que change la stérilisation

Dans les semaines qui suivent, un chat dépense en général moins et réclame plus. Le plus simple est de passer à un aliment **moins énergétique** en une dizaine de jours, et de peser la ration. Inutile d’attendre qu’il ait grossi : c’est alors bien plus long.

## Viande ou poisson ?

Ces recettes ont presque la même énergie, la light mise à part : choisissez au goût. Celle [au poulet](/produits/croquettes-chat-sterilise-poulet-fibres-de-legumes/) est la plus demandée, celle [au saumon](/produits/croquettes-chat-sterilise-saumon-pois/) ne contient ni viande ni céréales. Beaucoup de nos clients alternent.

## Lui rendre un peu de jardin

Un jeu de dix minutes avant chaque repas lui rend sa vie de chasseur : guetter, bondir, puis manger. Cachez quelques croquettes dans la maison, changez les cachettes : c’est de l’exercice qui ne coûte rien.

## Et la pâtée ?

Un sachet de [dinde et haricots verts](/produits/emince-chat-sterilise-dinde-haricots-verts/) compte moins de 60 kcal : de quoi remplir une gamelle sans charger la journée. D’autres recettes vous attendent au rayon [pâtées](/chat/patees/).

## Le bon poids

Entre 3,5 et 5 kg pour la plupart, davantage pour une grande race. Vu d’en haut, une taille doit se dessiner derrière les côtes. Le petit ventre qui se balance, lui, n’est souvent qu’un pli de peau.`,
  },
  "chat/croquettes/chaton": {
    title: "Croquettes pour chaton",
    intro: "De quoi grandir : beaucoup de protéines, de petites bouchées, des repas à volonté.",
    link: guideLink,
    image: sceneImage("chaton", "Un chaton gris près d’un chat roux et d’une pelote de laine"),
    seo: {
      title: "Croquettes pour chaton de 2 à 12 mois, Premiers Pas",
      description:
        "Croquettes complètes pour chaton, riches en protéines animales et faciles à croquer. Rations par poids, du sevrage à un an.",
    },
    text: `## De deux mois à un an

Un chaton naît à 100 g et en pèse près de 3 000 six mois plus tard. Il lui faut, à poids égal, deux à trois fois l’énergie d’un adulte, davantage de protéines, de calcium et de **taurine**. La gamme **Premiers Pas** est composée pour cela ; un aliment pour adulte, même très bon, ne suffit pas.

## À volonté, vraiment ?

Oui, jusqu’à quatre ou cinq mois : presque tous les chatons se règlent d’eux-mêmes. Ensuite, et surtout après la stérilisation, pesez la ration du jour et répartissez-la en quatre repas, puis en autant que vous pourrez.

## Apprendre plusieurs textures

Les goûts d’un chat se forment avant six mois. Proposez des croquettes, une [mousse au poulet](/produits/mousse-chaton-poulet/), un peu d’effiloché : vous l’habituez à accepter plus tard ce que vous aurez choisi pour lui. Les premières semaines, humidifiez les croquettes à l’eau tiède, jamais au lait de vache, que beaucoup digèrent mal.

## La semaine de l’arrivée

Gardez ce qu’il mangeait jusque-là et installez sa gamelle dans un coin calme, loin de la litière. Changez d’aliment la semaine suivante, en une dizaine de jours. Un chaton qui ne mange pas pendant une journée doit voir un vétérinaire.

## À douze mois

Passez au rayon [adulte](/chat/croquettes/adulte/) s’il sort, ou [stérilisé](/chat/croquettes/sterilise/) s’il l’est. Les grandes races comme le maine coon grandissent jusqu’à quinze ou dix-huit mois : une recette [à leur mesure](/produits/croquettes-chaton-grande-race-dinde-saumon/) les attend.`,
  },
  "chat/croquettes/adulte": {
    title: "Croquettes pour chat adulte",
    intro: "Pour les chats d’un an à dix, du rebord de fenêtre à la prairie.",
    link: guideLink,
    image: bowlImage("dry-rivage"),
    seo: {
      title: "Croquettes pour chat adulte, d’extérieur ou d’intérieur",
      description:
        "Croquettes complètes pour chat adulte d’extérieur, d’intérieur ou à poil long : poulet, dinde, canard ou saumon.",
    },
    text: `## Dehors ou dedans ?

Grimper, guetter, tenir tête au froid : un chat actif de 4 kg dépense autour de 250 kcal par jour, un tiers de plus que son voisin de palier qui dort au chaud. Au premier, une recette [d’extérieur](/produits/croquettes-chat-d-exterieur-canard-epeautre/), la plus énergétique. Au second, une recette [d’intérieur](/produits/croquettes-chat-d-interieur-dinde-avoine/), dont les fibres accompagnent aussi les poils avalés à la toilette. S’il est opéré, voyez plutôt [stérilisé](/chat/croquettes/sterilise/).

## Ce qu’il faut lire en premier

Cherchez une viande ou un poisson **nommé** et chiffré en tête de liste, au moins 30 % de protéines et une teneur en taurine. « Viandes et sous-produits animaux », sans autre détail, peut désigner bien des choses ; nous écrivons toujours quel animal et quelle part.

## Il chasse, faut-il réduire ?

Une souris représente une trentaine de kcal, soit un bon goûter. Les grands chasseurs se règlent seuls : si la gamelle reste à demi pleine en juin, c’est que la haie est bien garnie. Reprenez la ration habituelle à l’automne.

## Un palais difficile

Réchauffez un peu les croquettes entre vos mains, servez-les dans une assiette plate qui ne touche pas ses moustaches, émiettez une [friandise lyophilisée](/chat/friandises/) par-dessus. Évitez en revanche de changer de sac chaque semaine : un chat qui apprend que refuser fait venir du nouveau retient très bien la leçon.

## Plusieurs chats, une seule gamelle ?

Donnez à chacun la sienne, dans des pièces ou à des hauteurs différentes. Le [chaton](/chat/croquettes/chaton/) et le [doyen](/chat/croquettes/senior/) y gagnent autant que la paix du foyer.`,
  },
  "chat/croquettes/senior": {
    title: "Croquettes pour chat senior",
    intro:
      "Faciles à croquer, riches en protéines, modérées en phosphore : pour les chats de dix ans et plus.",
    link: guideLink,
    image: sceneImage("chat-senior", "Un chat noir assis dans son fauteuil, près de la lampe"),
    seo: {
      title: "Croquettes pour chat senior dès 10 ans, gamme Bel Âge",
      description:
        "Croquettes complètes pour chat senior, faciles à croquer, au poisson ou à la volaille. Conseils pour l’appétit et l’eau après 10 ans.",
    },
    text: `## Dix ans, est-ce vieux ?

C’est à peu près cinquante-six de nos années. Un chat entre alors dans l’âge mûr ; vers quinze ans, il mérite tous les égards. Contrairement au chien, il digère **moins bien** les graisses et les protéines en vieillissant et tend souvent à maigrir : lui servir un aliment trop léger serait une erreur.

## Ce que nous surveillons

- **Des protéines abondantes** et bien digestibles, pour garder du muscle.
- **Un phosphore modéré**, sans descendre au niveau d’un aliment diététique.
- **Une croquette tendre**, que l’on casse sans effort.
- **Une odeur franche**, car le nez s’émousse avant l’appétit.

La gamme **Bel Âge** réunit ces quatre points, avec une recette pour les [seniors stérilisés](/produits/croquettes-chat-senior-sterilise-dinde-courge/). Le [poisson blanc et riz](/produits/croquettes-chat-senior-poisson-blanc-riz/) les aborde du côté de la mer.

## Le faire boire

Un vieux chat boit moins qu’il ne devrait. Multipliez les bols, essayez une fontaine, et donnez une [pâtée](/chat/patees/) chaque jour : trois sachets apportent plus d’un verre d’eau. Une cuillerée tiède sur les croquettes fait aussi son effet.

## Manger sans peine

Posez la gamelle là où il dort, sans escalier à monter, et fractionnez en cinq ou six portions. S’il laisse tomber ses bouchées, mange d’un seul côté ou perd plus de 200 g en un mois, prenez rendez-vous : une visite par an, puis deux après douze ans, n’est pas du luxe. Un chat de dix ans encore rond peut, lui, garder sa recette [stérilisé](/chat/croquettes/sterilise/) un an ou deux.`,
  },
  "chat/croquettes/sensible": {
    title: "Croquettes pour chat sensible",
    intro: "Une seule viande ou un seul poisson, des fibres douces : pour les estomacs pointilleux.",
    link: guideLink,
    image: sceneImage("chat-sensible", "Un chat assis dans son panier, entouré de cœurs"),
    seo: {
      title: "Croquettes pour chat sensible, gamme Douceur",
      description:
        "Croquettes complètes pour chat à la digestion délicate ou à la peau sensible : une seule protéine animale, peu d’ingrédients.",
    },
    text: `## Un chat qui rend, est-ce normal ?

Une touffe de poils de temps en temps, oui. Un repas avalé trop vite et aussitôt rejeté, cela arrive. Plusieurs fois par semaine, non : parlez-en d’abord à votre vétérinaire. Nos recettes conviennent aux chats **en bonne santé** qui digèrent avec difficulté, pas à un animal malade.

## Comment sont faites les recettes Douceur

Une **source unique** de protéines animales, un amidon très cuit, de la pulpe de betterave ou de chicorée pour nourrir une flore paisible, et un peu d’huile de poisson pour le pelage. La liste d’ingrédients se lit d’un souffle.

## Manger moins vite

Bien des estomacs « fragiles » sont surtout pressés. Étalez les croquettes sur une plaque à pâtisserie, ou prenez une gamelle à reliefs. Cinq petites portions passent toujours mieux qu’une grosse, et deux chats qui se surveillent mangent chacun trop vite : séparez-les.

## Changer, lentement

Prenez **deux semaines** au lieu d’une, par cinquièmes, en notant ce qui va et ce qui ne va pas. Pendant l’essai, suspendez les extras, y compris le fond de yaourt. Ajoutez ensuite une [pâtée](/chat/patees/) de la même viande, puis seulement les [friandises](/chat/friandises/).

## Une piste parmi d’autres

Ce n’est pas toujours l’aliment. Un déménagement, une litière parfumée, un nouveau venu : le ventre d’un chat entend tout. Et si vous voulez tenter une recette [sans céréales](/chat/croquettes/sans-cereales/), ne changez pas de viande en même temps, vous ne sauriez plus qui remercier.`,
  },
  "chat/croquettes/sans-cereales": {
    title: "Croquettes pour chat sans céréales",
    intro: "Plus de viande ou de poisson, moins d’amidon, et ni blé, ni maïs, ni riz.",
    link: guideLink,
    image: sceneImage("campagne", "Un chien, un chat et deux poules devant une ferme"),
    seo: {
      title: "Croquettes pour chat sans céréales, Prairie et Grand Air",
      description:
        "Croquettes complètes sans blé, maïs ni riz pour chat : canard, lapin, poulet ou dinde, riches en protéines animales.",
    },
    text: `## Proche de ce qu’il chasserait ?

Un peu plus, en effet : un chat trouve très peu de céréales dans une souris. Mais il y trouve aussi très peu de patate douce. Ce qui compte est la **part animale**, que vous lirez en tête de la composition, et le total des glucides : dans nos recettes sans céréales, autour d’un quart du poids.

## Deux gammes, deux tempéraments

- **Grand Air**, la plus riche en viande, pour le chat qui sort et brûle ce qu’il mange.
- **Prairie**, plus mesurée, avec racines et légumineuses, pour la vie d’appartement ou de petit jardin.

Pour un chat opéré, regardez la recette [dinde et pois chiches](/produits/croquettes-chat-sterilise-dinde-pois-chiches-sans-cereales/), ou le [saumon et petits pois](/produits/croquettes-chat-sterilise-saumon-pois/) de la gamme Rivage.

## Plus riche, donc moins

Une recette très animale apporte souvent plus d’énergie qu’une recette pour chat stérilisé. Au moment du changement, refaites le calcul : une dizaine de grammes de moins par jour peut suffire à garder le même poids. Sa gamelle paraîtra vide ; une [pâtée](/chat/patees/) la remplira sans trop l’enrichir.

## Est-ce mieux pour tous ?

Non, et nous vendons les deux. Un chat qui se porte bien avec du riz n’a aucune raison d’en changer. Le « sans céréales » aide ceux qui ne supportent pas l’une d’elles, ceux qui réclament plus de viande, et leurs humains qui préfèrent lire une liste plus courte. Pour une digestion vraiment délicate, regardez d’abord le rayon [sensible](/chat/croquettes/sensible/), puis notre guide pour [bien choisir](/page/bien-choisir/).`,
  },
};
