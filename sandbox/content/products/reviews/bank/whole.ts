import type { Trait } from "../traits.ts";

interface WholeGroup {
  traits?: Trait[];
  score5?: string[];
  score4?: string[];
  score3?: string[];
  score2?: string[];
  score1?: string[];
}

export const whole: WholeGroup[] = [
  {
    score5: [
      "Mon père trouvait ridicule de commander sur internet. Depuis {que Nom} mange ça, il me demande le lien.",
      "J’ai raté la livraison deux fois. {Nom} ne me l’a pardonné qu’à l’ouverture du carton.",
      "Trouvé sur le tard, regretté de ne pas l’avoir trouvé plus tôt.",
      "Ma grand-mère disait qu’on juge une maison à ce qu’elle donne à ses bêtes. Elle aurait été contente.",
      "Je n’attendais rien de spécial. Agréablement [surpris|surprise].",
      "J’ai tout noté pendant un mois, déformation professionnelle. Bilan : rien à signaler, et c’est le meilleur des bilans.",
      "Si {Nom} savait taper au clavier, l’avis serait plus long et plus enthousiaste.",
      "Conforme à la photo, conforme à l’étiquette, conforme aux attentes {de Nom}.",
      "Acheté sur un coup de tête, racheté en connaissance de cause.",
      "Simple, bon, livré. {Nom} n’en demande pas plus et moi non plus.",
      "On s’était promis de ne plus gâter {Nom}. On n’a pas tenu.",
      "Mon colocataire a cru que c’était pour nous. {Nom} a défendu sa part.",
      "Une amie vétérinaire a lu l’étiquette et hoché la tête. Cela m’a suffi.",
      "Je mets cinq étoiles, ce que je ne fais jamais, demandez à mon coiffeur.",
      "Nous vivons sur une péniche et le livreur nous a trouvés. {Nom} l’en remercie.",
      "{Nom} a ses humeurs. Devant ça, aucune.",
      "Pour une maison qui ne promet pas la lune, le résultat est là.",
      "Ça marche. Pas besoin d’en écrire trois pages.",
      "J’hésitais entre deux recettes, le conseil au téléphone a été le bon. {Nom} confirme.",
      "Voilà ce que j’appelle une étiquette que ma mère peut lire sans lunettes. Enfin, presque.",
      "RAS, {Nom} approuve.",
      "{Nom} a dit oui, moi aussi.",
      "Parfait pour {Nom}, {âge} et toutes ses dents.",
      "Bien reçu, bien mangé, [content|contente] {que Nom} le soit aussi.",
      "Commande conforme, animal heureux, maître tranquille.",
      "Je cherchais depuis longtemps. J’ai trouvé, {Nom} aussi.",
      "Mon fils de six ans voulait goûter. {Nom} a refusé de partager.",
      "Ma belle-mère, qui trouve toujours à redire, n’a rien trouvé.",
      "{Nom} fait la fête au livreur. Le livreur commence à s’y habituer.",
      "J’ai mis trois semaines avant d’écrire pour être [sûr|sûre]. Je le suis : {Nom} est au mieux.",
      "Commande faite par ma fille, je dois avouer qu’elle avait raison.",
      "C’est simple : si j’oublie d’en racheter, {Nom} me boude.",
      "Pas de grands mots. C’est bon, c’est bien fait, {Nom} en reprend.",
      "Nous étions partis sur un essai. L’essai dure depuis des mois.",
      "Je lis les étiquettes par métier. Celle-ci est bien écrite.",
    ],
    score4: [
      "Bien dans l’ensemble, {Nom} mange sans se faire prier. Le reste est affaire de prix.",
      "Quatre étoiles parce que rien n’est parfait, sauf {Nom}.",
      "Conforme à la description, {Nom} en mange volontiers.",
      "Bon produit. {Nom} aurait mis cinq, mais c’est moi qui paie.",
      "[Satisfait|Satisfaite], sans feu d’artifice. {Nom} trouve qu’on n’en met pas assez.",
      "On reviendra. Une étoile en moins pour le délai, le reste est sans défaut.",
    ],
    score3: [
      "Ni bon ni mauvais. {Nom} mange si on insiste.",
      "Bonne qualité, sans aucun doute, mais {Nom} ne partage pas mon avis.",
      "Je voulais aimer. {Nom} beaucoup moins.",
    ],
    score2: [
      "Bon produit sûrement, mais pas pour {Nom}, qui a tout laissé. Repris par le service client.",
      "Trop de retard à la livraison, et {Nom} n’a pas accroché.",
    ],
    score1: ["{Nom} n’en a pas mangé une bouchée, ni le premier jour ni le dixième. Je n’ai pas insisté."],
  },
  {
    traits: ["dog", "grown"],
    score5: [
      "{Nom}, {âge}, mangeait l’herbe du jardin plutôt que sa gamelle. Plus maintenant.",
      "Le chien du voisin passe sous la haie pour voir s’il en reste.",
      "Pour l’anniversaire {de Nom} on avait hésité avec un os. On a bien fait.",
      "Nous sommes trois à nous disputer l’honneur de servir {Nom}.",
      "Balade, gamelle, sieste. {Nom} a trouvé son équilibre.",
      "{Nom} a mangé. {Nom} a roté. {Nom} est {content|contente}.",
    ],
    score3: ["{Nom} mange tout ce qui tombe par terre. Dans la gamelle, c’est plus compliqué."],
  },
  {
    traits: ["cat", "grown"],
    score5: [
      "{Nom} m’a apporté une souris pour me remercier. Je préfère les avis écrits.",
      "Palais difficile, enfin : l’ex-palais difficile.",
      "Ici les humains ne font que payer. {Nom} est {satisfait|satisfaite}, donc tout va bien.",
      "{Nom} ne dit rien, mais mange. C’est un compliment.",
      "Un chat ne fait pas semblant. {Nom} a tout mangé.",
      "J’ai caché le paquet. {Nom} l’a retrouvé. Je crois que c’est bon signe.",
      "Le canapé est mort, les rideaux aussi, mais {Nom} mange bien.",
    ],
    score3: ["{Nom} adore le lundi, déteste le mardi. Je ne sais plus quoi noter."],
  },
  {
    traits: ["young"],
    score5: [
      "{Nom} pesait une plume à son arrivée. Plus maintenant, et tout se passe bien.",
      "Première nuit, premier repas, première bêtise. Au moins le repas, c’est réglé.",
      "Notre premier bébé à poils mange avec application. Merci pour le tableau par poids.",
      "{Nom} a mangé avant même d’explorer la maison. Bon début.",
    ],
    score4: ["{Nom} mange bien, et j’aurais aimé une table des rations par âge en plus de celle par poids."],
  },
  {
    traits: ["old"],
    score5: [
      "{Nom} a {âge}. On ne sait pas combien de temps il nous reste ensemble, alors autant bien manger.",
      "{Âge}, et {Nom} attend encore devant la porte de la cuisine.",
    ],
  },
  {
    traits: ["treat"],
    score5: [
      "Une friandise, un assis. Deux friandises, un couché. {Nom} sait compter.",
      "J’ai mis le paquet en hauteur. {Nom} apprend à grimper.",
      "J’ai testé sur {Nom}, puis sur les animaux de mes parents. Trois sur trois.",
      "On en donne peu, on en parle beaucoup.",
    ],
    score4: ["Très bonnes, trop vite finies."],
    score3: ["{Nom} aime, mais pas au point d’obéir."],
  },
  {
    traits: ["wet"],
    score5: [
      "Le bruit de l’ouverture, et {Nom} apparaît. C’est de la magie.",
      "J’en donne le samedi soir. {Nom} connaît le calendrier.",
      "{Nom} a nettoyé l’assiette, la cuillère et le carrelage.",
    ],
    score4: ["Très apprécié. Il faudrait juste {que Nom} apprenne à ne pas en mettre partout."],
  },
  {
    traits: ["dry"],
    score5: [
      "Versées, croquées, oubliées : il n’en reste jamais.",
      "{Nom} a trouvé le sac avant moi, et l’a ouvert avant moi.",
      "Je secoue le bac, {Nom} traverse trois pièces.",
    ],
    score4: [
      "Bonnes croquettes, {Nom} les mange sans traîner. J’attends le prochain sac pour mettre la cinquième étoile.",
    ],
  },
  {
    traits: ["meal"],
    score5: [
      "Avant : une demi-heure pour vider la gamelle. Maintenant : deux minutes, et encore, parce qu’{il|elle} savoure.",
      "Fiche claire, prix clair, gamelle claire. {Nom} n’en laisse pas.",
      "{Nom} n’avait jamais léché une assiette. Il y a un début à tout.",
      "Rien d’extraordinaire à raconter, et c’est très bien ainsi : {Nom} mange, {Nom} dort.",
      "On nous demande souvent ce que mange {Nom}. Voilà, c’est ça.",
      "Une gamelle, un silence de trois minutes, un soupir. {Nom} est {servi|servie}.",
      "On a repris la vaisselle du matin : plus rien à gratter dans la gamelle {de Nom}.",
      "Ma fille a dessiné {Nom} à côté de sa gamelle vide. Tout est dit.",
      "Le soir, {Nom} se couche la tête sur sa gamelle. Je vous laisse conclure.",
      "Je pèse, je sers, {Nom} mange. C’est devenu le moment calme de la journée.",
      "Six mois que j’en donne. Le jour où je change, {Nom} me quitte.",
    ],
    score4: [
      "Très bien, même s’il a fallu une bonne semaine à {Nom} pour s’y faire.",
      "{Nom} mange bien, je cherche encore la bonne quantité.",
      "Bon repas, bonne odeur, prix un peu haut. {Nom} s’en moque, du prix.",
    ],
  },
  {
    traits: ["cat"],
    score5: [
      "{Nom} a cessé de surveiller mon assiette. C’est une révolution.",
      "Chez nous le chat dort, mange, juge. Le jugement est favorable.",
      "{Nom} a mangé sans me quitter des yeux, puis a cligné. En langage chat, c’est une ovation.",
    ],
  },
  {
    traits: ["dog"],
    score5: [
      "{Nom} m’apporte son bol. Je n’ai rien appris à personne.",
      "Le facteur et {Nom} étaient fâchés. Depuis qu’il livre le colis, ils sont amis.",
      "{Nom} a compris le mot « livraison ». Nous l’épelons désormais.",
    ],
  },
  {
    traits: ["treat"],
    score5: [
      "{Nom} a appris trois tours en une semaine. Le quatrième, c’est d’ouvrir le placard.",
      "Caché au-dessus du réfrigérateur. {Nom} regarde le réfrigérateur.",
    ],
  },
  {
    score3: [
      "Pas mal, pas plus. {Nom} finit quand il n’y a rien d’autre.",
      "L’étiquette m’a plu davantage qu’à {Nom}.",
      "Trois étoiles : une pour la composition, une pour la livraison, une pour le service. {Nom} n’a pas voulu voter.",
      "{Nom} a commencé avec entrain, puis s’est {lassé|lassée} vers la troisième semaine. Je ne sais pas si je reprendrai.",
      "Correct, mais je n’ai pas vu de raison de quitter ma marque habituelle.",
      "Mes parents en sont contents pour le leur, {Nom} nettement moins. Je coupe la poire en deux.",
      "Trop cher pour un résultat moyen chez nous. Rien à reprocher à la qualité.",
    ],
    score2: [
      "{Nom} a goûté du bout des dents, deux fois. Le paquet est parti chez ma cousine.",
      "Je ne doute pas du sérieux de la maison, mais {Nom} n’en a pas voulu et c’est {lui|elle} qui mange.",
      "Emballage abîmé, contenu répandu dans le carton. On m’a renvoyé le tout, avec une semaine d’attente.",
      "Commandé sur la foi des avis. Le mien sera moins bon : {Nom} n’y touche que sous la contrainte.",
      "Prix élevé, et {Nom} qui me regarde comme si je m’étais [trompé|trompée] de maison.",
      "Reçu avec cinq jours de retard, alors que j’avais tout vidé. Nous avons dû dépanner au supermarché.",
    ],
    score1: [
      "Colis perdu, retrouvé, livré ouvert. Le remboursement a été rapide, mais je n’ai pas eu envie de retenter.",
      "Mauvais souvenir : {Nom} n’en voulait pas, et le carton était trempé à l’arrivée.",
      "Deux essais, deux refus nets {de Nom}. À ce prix, je ne ferai pas le troisième.",
    ],
  },
];
