import type { RemarkGroup } from "./remark-group.ts";

export const treats: RemarkGroup[] = [
  {
    topic: "food",
    traits: ["treat", "bite"],
    good: [
      "On n’a pas besoin d’en donner beaucoup.",
      "Elles sentent vrai, sans plus.",
      "Juste la bonne taille pour récompenser sans remplir.",
      "Elles ont l’air faites à la main, et c’est un compliment.",
      "Même qualité jusqu’à la dernière.",
    ],
    regret: ["Quelques morceaux en poudre au fond.", "Tailles un peu inégales, je recoupe."],
    middling: ["Bonnes, mais la moitié était en miettes à l’arrivée.", "Plus petites que sur la photo."],
    bad: [
      "Le contenu était à moitié en poudre à l’arrivée.",
      "Bien trop dures pour {Nom}, {il|elle} s’en désintéresse.",
    ],
  },
  {
    topic: "use",
    traits: ["treat"],
    good: [
      "Une par jour, pas plus, et c’est un événement.",
      "La quantité maximale est écrite, cela évite d’exagérer.",
      "Je les compte dans la ration du jour, comme conseillé.",
      "Les enfants ont le droit d’en donner une le mercredi.",
      "Gardées pour les grandes occasions, elles font leur effet.",
      "Une dans le jouet distributeur et j’ai le temps de boire mon café.",
    ],
  },
  {
    topic: "use",
    traits: ["treat", "dog"],
    good: [
      "Le rappel s’est nettement amélioré, allez savoir pourquoi.",
      "À l’école du chien, tout le monde m’a demandé la marque.",
      "Idéales pour apprendre à monter dans la voiture.",
      "Pour couper les griffes, c’est devenu ma monnaie d’échange.",
      "{Il} lâche sa balle pour ça, c’est dire.",
    ],
    regret: ["Avec un grand gabarit, le paquet fait la semaine."],
  },
  {
    topic: "use",
    traits: ["treat", "cat"],
    good: [
      "{Il} entre dans sa caisse de transport sans bataille, pour une seule.",
      "La brosse passe mieux quand il y en a une au bout.",
      "{Il} a appris à donner la patte, qui l’eût cru.",
    ],
  },
  {
    topic: "appetite",
    traits: ["treat"],
    good: [
      "{Nom} sait très bien dans quel tiroir c’est rangé.",
      "{Il} ferait n’importe quoi pour une de plus.",
      "{Il} reconnaît le bruit du couvercle à travers deux portes.",
      "C’est devenu le moment le plus attendu de la journée.",
      "Aucune n’a jamais touché le sol.",
    ],
    middling: [
      "{Il} prend, pose, regarde, et finit par manger.",
      "Appréciées sans plus, {il} préfère un bout de carotte.",
    ],
    bad: ["{Nom} la prend poliment et va la cacher sous le canapé."],
  },
  {
    topic: "food",
    traits: ["treat", "biscuit"],
    good: [
      "Les biscuits sentent le goûter.",
      "Biscuits bien secs, qui craquent net.",
      "On dirait ceux de ma grand-mère, en moins sucré.",
    ],
  },
  {
    topic: "food",
    traits: ["treat", "dried", "single-ingredient"],
    good: [
      "Séché et rien d’autre, on voit les fibres.",
      "Les lanières se déchirent net, dans le sens des fibres.",
      "Séché comme il faut : souple, pas cartonné.",
    ],
  },
  {
    topic: "food",
    traits: ["treat", "freeze-dried"],
    good: [
      "Les morceaux sont légers comme des plumes.",
      "Lyophilisé, donc sec et propre, mais l’odeur y est.",
      "Un peu d’eau et ça redevient tendre.",
    ],
  },
  {
    topic: "food",
    traits: ["treat", "chew"],
    good: [
      "{Il} mâche pour de bon, ça l’occupe un moment.",
      "Ça tient un bon quart d’heure entre les pattes.",
      "La forme se prend bien, même sans pouce.",
    ],
    bad: ["Englouti en trente secondes, pour une friandise à mâcher c’est dommage."],
  },
  {
    topic: "food",
    traits: ["treat", "creamy"],
    good: [
      "La crème se lèche à même le bâtonnet, {il} s’applique.",
      "Bonne texture, rien ne goutte sur le canapé.",
      "Un bâtonnet suffit pour deux.",
    ],
  },
  {
    topic: "pack",
    traits: ["treat", "jar"],
    good: [
      "Le bocal est joli et ferme bien.",
      "Le bocal vide a trouvé sa place dans mon atelier.",
      "Joint solide, rien ne prend l’humidité.",
    ],
    regret: ["Le bocal est lourd à recevoir, mais on le garde."],
  },
  {
    topic: "pack",
    traits: ["treat", "sachet"],
    good: [
      "Le petit sachet tient debout et se referme.",
      "Sachet qui glisse dans la poche de la veste.",
      "La fermeture tient jusqu’à la dernière, et il y en a eu des ouvertures.",
    ],
    regret: ["La fermeture du sachet a lâché avant la fin."],
  },
  {
    topic: "price",
    traits: ["treat"],
    good: ["Le prix se comprend quand on lit ce qu’il y a dedans.", "Cela revient moins cher en lot."],
    regret: ["À ce prix-là, on les compte.", "Excellent, mais vite fini pour le prix."],
    middling: ["Bon produit, paquet trop petit pour ce que ça coûte."],
    bad: ["Beaucoup trop cher pour une poignée de friandises."],
  },
  {
    topic: "food",
    traits: ["treat", "bite"],
    good: [
      "Elles ne collent ni aux doigts ni à la doublure des poches.",
      "Toutes de la même taille, ou presque.",
      "Une odeur de vrai, que je trouve presque appétissante.",
      "On voit tout de suite de quoi c’est fait.",
      "Rien à voir avec les bâtonnets fluo du supermarché.",
      "Assez petites pour ne pas couper l’appétit.",
      "Paquet bien refermé, elles se gardent sans souci.",
    ],
    regret: ["Un peu plus grandes que je ne pensais.", "Quelques-unes étaient collées entre elles."],
  },
  {
    topic: "appetite",
    traits: ["treat"],
    good: [
      "{Nom} m’entend ouvrir le paquet depuis le fond du couloir.",
      "{Il} exécute tout son répertoire dès que je mets la main à la poche.",
      "{Nom} en a rêvé tout haut, je le jure.",
      "Une seule, et {il} me suit toute la journée.",
      "{Il} refuse désormais celles du voisin.",
      "Le silence qui suit en dit long.",
    ],
  },
  {
    topic: "use",
    traits: ["treat"],
    good: [
      "Parfait pour faire diversion quand on sonne à la porte.",
      "Chez le vétérinaire, une avant, une après, et tout le monde est content.",
      "Je m’en sers pour le brossage, cela va deux fois plus vite.",
      "Le paquet dure un bon mois, à raison d’une par jour.",
      "Une récompense courte, donnée au bon moment, et l’on progresse.",
      "Glissée au coucher, elle fait partie du rituel.",
      "J’en emporte en train, cela rend les voyages supportables.",
      "Offerte à des amis pour leur nouvelle boule de poils, gros succès.",
    ],
  },
  {
    topic: "appetite",
    traits: ["treat", "bite"],
    good: [
      "Prise délicatement, croquée bruyamment, redemandée aussitôt.",
      "{Il} la garde en bouche un instant, comme pour la faire durer.",
    ],
  },
  {
    topic: "use",
    traits: ["treat", "bite"],
    good: [
      "J’en garde toujours trois dans la poche du manteau.",
      "Quelques-unes dans un tapis de fouille et la soirée est occupée.",
    ],
  },
  {
    topic: "use",
    traits: ["treat", "bite", "cat"],
    good: [
      "Émiettées sur la gamelle, elles décident tout.",
      "Cachées dans l’appartement, c’est la chasse au trésor.",
    ],
  },
  {
    topic: "food",
    traits: ["treat", "chew"],
    good: [
      "Assez fermes pour durer, assez tendres pour ne pas faire peur.",
      "Rien de collant sur le tapis après coup.",
      "À donner sur une vieille serviette, et on n’en parle plus.",
      "La bonne longueur pour sa gueule.",
    ],
    regret: ["Elles pourraient durer un peu plus longtemps."],
  },
  {
    topic: "food",
    traits: ["treat", "creamy"],
    good: [
      "Format pratique à glisser dans un sac.",
      "On presse, ça sort, pas besoin de ciseaux deux fois.",
      "Consistance de yaourt, en moins coulant.",
    ],
    regret: ["Il en reste toujours un peu dans le coin, il faut presser."],
  },
];
