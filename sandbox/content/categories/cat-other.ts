import { sceneImage } from "../images.ts";
import { catLanding } from "./cat-landing.ts";
import type { CategoryTexts } from "./category-texts.ts";

export const catOther: Record<"chat" | "chat/patees" | "chat/friandises", CategoryTexts> = {
  chat: {
    title: "Bien nourrir son chat",
    intro: "Des recettes riches en viande ou en poisson, du chaton au chat d’âge respectable.",
    image: sceneImage("chat", "Un chat roux assis au bord d’une fenêtre"),
    blocks: catLanding,
    seo: {
      title: "Alimentation premium pour chat : croquettes et pâtées",
      description:
        "Croquettes, pâtées et friandises pour chat, riches en viande ou en poisson. Livraison offerte dès {{delivery.freeFrom}}, avec ou sans abonnement.",
    },
    text: `## Le chat est un carnivore strict

Il lui faut des protéines animales, de la **taurine** et de la vitamine A toute faite, qu’il ne sait pas fabriquer en quantité suffisante. C’est pourquoi nos recettes pour chat sont plus riches en viande ou en poisson que celles pour chien, et pourquoi l’un ne mange pas dans la gamelle de l’autre.

## L’eau compte autant que le reste

Venu de régions sèches, le chat boit peu. Une [pâtée](/chat/patees/) est faite d’eau aux quatre cinquièmes, des [croquettes](/chat/croquettes/) pour moins d’un dixième. Servir les deux, et placer le bol d’eau loin de la gamelle, sont deux habitudes faciles.

## De petits repas, souvent

Un chat mange volontiers dix à quinze fois par jour. Pesez sa ration le matin et laissez-le la répartir, ou confiez-la à un distributeur.

## Par où commencer ?

- Il a moins d’un an : le rayon [chaton](/chat/croquettes/chaton/).
- Il est opéré et vit plutôt dedans : le rayon [stérilisé](/chat/croquettes/sterilise/), de loin le plus visité.
- Il court les jardins : le rayon [adulte](/chat/croquettes/adulte/).
- Il a passé dix ans : le rayon [senior](/chat/croquettes/senior/).

Vous hésitez encore ? Notre page [bien choisir son aliment](/page/bien-choisir/) se lit en cinq minutes, le temps d’une sieste.`,
  },
  "chat/patees": {
    title: "Pâtées pour chat",
    intro:
      "Effilochés, émincés, terrines, mousses et bouillons, complets, pour apporter de l’eau et du plaisir.",
    image: sceneImage("repas-chat", "Un chat roux devant une gamelle pleine"),
    seo: {
      title: "Pâtées pour chat : effilochés, terrines et mousses",
      description:
        "Pâtées complètes pour chat au poulet, au saumon, au thon, à la dinde ou au lapin, en sachets et en boîtes, du chaton au senior.",
    },
    text: `## À chaque chat sa texture

Certains lapent la sauce et laissent le reste, d’autres ne veulent que de la terrine. Essayez par petits formats : une texture refusée l’est rarement à moitié. Un chat habitué jeune à plusieurs textures reste plus facile à nourrir toute sa vie, d’où l’intérêt d’une [mousse pour chaton](/produits/mousse-chaton-poulet/) à côté de ses croquettes.

## Une pâtée complète peut être le seul repas

Toutes celles de cette page sont des **aliments complets**. Un chat adulte stérilisé de 4 kg mange environ trois sachets de 85 g par jour si on ne lui donne rien d’autre, ou un sachet et une petite ration de [croquettes](/chat/croquettes/).

## La bonne paire

Beaucoup de foyers servent la pâtée matin et soir et laissent un peu de croquettes entre les deux. Comptez qu’un sachet de 85 g remplace une vingtaine de grammes de croquettes. Pour un chat opéré, l’[émincé de dinde et haricots verts](/produits/emince-chat-sterilise-dinde-haricots-verts/) s’accorde avec le rayon [stérilisé](/chat/croquettes/sterilise/).

## À température

Servez à température ambiante. Une cuillère d’eau tiède réveille le parfum d’une boîte sortie du réfrigérateur, où elle se garde deux jours. Une gamelle boudée depuis plus de deux heures se jette, l’été surtout.`,
  },
  "chat/friandises": {
    title: "Friandises pour chat",
    intro: "De petites bouchées de viande ou de poisson, à donner du bout des doigts.",
    image: sceneImage("friandises-chat", "Un chat gris à côté d’un bocal de friandises en forme de poisson"),
    seo: {
      title: "Friandises pour chat : lyophilisées, croquantes, à lécher",
      description:
        "Cubes lyophilisés, coussins croquants, crème à lécher : des friandises pour chat aux listes très courtes, avec la quantité à ne pas dépasser.",
    },
    text: `## Quatre usages d’une friandise

- **Récompenser** : entrer dans la caisse de transport, accepter la brosse.
- **Occuper** : quelques bouchées cachées dans un jouet distributeur ou sous un gobelet.
- **Décider** un chat difficile : une pincée émiettée sur la [pâtée](/chat/patees/) ou les croquettes.
- **Se retrouver** : au retour du travail, à la même heure. Les chats aiment les rites autant que nous.

## Sans excès

Un chat de 4 kg a besoin d’environ 190 kcal par jour s’il est [stérilisé](/chat/croquettes/sterilise/) et calme. Un dixième de cela, c’est quatre grammes de saumon lyophilisé : trois ou quatre cubes. Vu l’énergie d’un si petit animal, la poignée qu’on donne sans compter pèse vite autant qu’un repas.

## Lyophilisé, croquant ou crémeux ?

La **lyophilisation** retire l’eau par le froid, sans cuire : l’odeur et le goût restent entiers, la texture devient friable. Réhydratés dans un peu d’eau, les [cubes de saumon](/produits/cubes-de-saumon-lyophilises-chat/) retrouvent leur tendreté et font boire par la même occasion. Les bouchées **croquantes** se lancent, se poursuivent et s’emportent dans une poche. La **crème**, elle, se lèche au doigt et aide à faire connaissance.

## Comment les garder ?

Au sec, bocal fermé : une friandise lyophilisée reprend l’humidité de l’air en quelques heures et perd alors tout son croustillant. Ce sont des aliments complémentaires, que l’on donne en plus d’un repas complet.`,
  },
};
