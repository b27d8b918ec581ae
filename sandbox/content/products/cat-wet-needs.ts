import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catWetNeeds: ProductEntry[] = [
  {
    sku: "MUS-CT-PAT-CHA",
    slug: "mousse-chaton-poulet",
    name: "Mousse pour chaton\u00a0– Poulet & lait de chèvre",
    subtitle: "Mousse de poulet au lait de chèvre, dès le sevrage, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "premiers-pas",
    category: "chat/patees",
    partner: "MUS-CT-CHA-POU",
    pack: {
      shape: "pouch",
      lines: ["Mousse de poulet", "& lait de chèvre"],
      stage: "Chaton",
      weight: "85 g",
    },
    variants: [format("22000401", "12 × 85 g", 1020, 1890), format("22000402", "24 × 85 g", 2040, 3590)],
    filters: { âge: "Chaton", besoin: ["Croissance"], protéine: ["Poulet"], texture: "Mousse" },
    feedType: "Aliment complet pour chatons",
    description: `Les premières cuillerées : une **mousse onctueuse**, très énergétique, qui se lape avant de se mâcher.

- 64 % de poulet
- une pointe de lait de chèvre en poudre
- pour la mère aussi, tant qu’elle allaite`,
    composition:
      "Poulet 64 % (viande, foie, cœur), bouillon de poulet 29 %, œuf 2 %, lait de chèvre en poudre 1,5 %, minéraux, huile de poisson 0,5 %.",
    additives: additives.catWet,
    analysis: { protein: 12, fat: 6.8, ash: 2.3, fibre: 0.2, moisture: 77.5 },
    ration: "kitten",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-CHS",
    slug: "mousse-chaton-dinde-saumon",
    name: "Mousse pour chaton\u00a0– Dinde & saumon",
    subtitle: "Dinde et saumon en mousse, dès 8 semaines, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "premiers-pas",
    category: "chat/patees",
    partner: "MUS-CT-CHA-GRA",
    pack: { shape: "pouch", lines: ["Mousse de dinde", "& saumon"], stage: "Chaton", weight: "85 g" },
    variants: [
      format("22001201", "85 g", 85, 175),
      format("22001202", "12 × 85 g", 1020, 1890),
      format("22001203", "24 × 85 g", 2040, 3590),
    ],
    filters: {
      âge: "Chaton",
      besoin: ["Croissance"],
      protéine: ["Dinde", "Saumon", "Poisson"],
      texture: "Mousse",
    },
    feedType: "Aliment complet pour chatons",
    description: `Faire connaissance avec le poisson, c’est affaire de semaines : passé six mois, bien des chats n’en veulent plus entendre parler. Un peu de saumon dans beaucoup de dinde suffit à **ouvrir le palais**.

- dinde, 48 % ; saumon, 12 %
- du calcium, 0,3 %, pour des os qui s’allongent
- assez souple pour être donnée sur le bout d’un doigt`,
    composition:
      "Dinde 48 % (viande, foie, cœur), bouillon de dinde 31 %, saumon 12 %, œuf 3 %, fécule de pomme de terre, minéraux, huile de poisson 0,4 %.",
    additives: additives.kittenWet,
    analysis: {
      protein: 11.8,
      fat: 6.4,
      ash: 2.3,
      fibre: 0.2,
      moisture: 78,
      detail: [
        ["Calcium", 0.3],
        ["Phosphore", 0.25],
      ],
    },
    ration: "kitten",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-CHE",
    slug: "emince-chaton-poulet-petits-pois-en-sauce",
    name: "Émincé pour chaton\u00a0– Poulet & petits pois en sauce",
    subtitle: "Petites lamelles de poulet en sauce, de 4 à 12 mois, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "premiers-pas",
    category: "chat/patees",
    partner: "MUS-CT-CHA-STE",
    pack: { shape: "pouch", lines: ["Émincé poulet", "& petits pois"], stage: "Chaton", weight: "85 g" },
    variants: [
      format("22001301", "85 g", 85, 169),
      format("22001302", "12 × 85 g", 1020, 1790),
      format("22001303", "24 × 85 g", 2040, 3390),
    ],
    filters: {
      âge: "Chaton",
      besoin: ["Croissance", "Stérilisé"],
      protéine: ["Poulet"],
      texture: "Émincé en sauce",
    },
    feedType: "Aliment complet pour chatons",
    description: `Les dents de lait tombent, les vraies arrivent, et la mousse commence à ennuyer. Voici de quoi **s’exercer** : des lamelles longues comme un ongle, dans une sauce qui aide à les attraper.

- 59 % de poulet
- 4 % de petits pois, fondants
- modéré en gras, donc à l’aise aussi chez un chaton tout juste stérilisé`,
    composition:
      "Poulet 59 % (viande, foie, gésier), bouillon de poulet 32 %, petits pois 4 %, fécule de tapioca, minéraux, huile de poisson 0,4 %.",
    additives: additives.kittenWet,
    analysis: {
      protein: 12.2,
      fat: 4.4,
      ash: 2.2,
      fibre: 0.4,
      moisture: 79,
      detail: [
        ["Calcium", 0.3],
        ["Phosphore", 0.25],
      ],
    },
    ration: "kitten",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-STE",
    slug: "emince-chat-sterilise-dinde-haricots-verts",
    name: "Émincé pour chat stérilisé\u00a0– Dinde & haricots verts",
    subtitle: "Dinde et haricots verts en sauce, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "equilibre",
    category: "chat/patees",
    partner: "MUS-CT-STE-POU",
    pack: { shape: "pouch", lines: ["Dinde &", "haricots verts"], stage: "Chat stérilisé", weight: "85 g" },
    variants: [
      format("22000501", "12 × 85 g", 1020, 1790),
      format("22000502", "24 × 85 g", 2040, 3390),
      { ...format("22000503", "48 × 85 g", 4080, 6390), soldOut: true },
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Dinde"],
      texture: "Émincé en sauce",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Peu de matières grasses, beaucoup d’eau et de dinde : un sachet entier pour **moins de 60 kcal**. Le chat stérilisé y trouve son compte, et sa gamelle reste pleine.

- 58 % de dinde
- 5 % de haricots verts`,
    composition:
      "Dinde 58 % (viande, foie, cœur), bouillon de dinde 33 %, haricots verts 5 %, fécule de pomme de terre, minéraux, huile de poisson 0,2 %.",
    additives: additives.catWet,
    analysis: { protein: 10.8, fat: 2.6, ash: 1.9, fibre: 0.5, moisture: 82 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-STB",
    slug: "effiloches-chat-sterilise-poisson-blanc-courgette",
    name: "Effilochés pour chat stérilisé\u00a0– Poisson blanc & courgette",
    subtitle: "Colin et courgette en bouillon court, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "rivage",
    category: "chat/patees",
    partner: "MUS-CT-STE-BLA",
    pack: {
      shape: "pouch",
      lines: ["Poisson blanc", "& courgette"],
      stage: "Chat stérilisé",
      weight: "85 g",
    },
    variants: [
      format("22001401", "85 g", 85, 179),
      format("22001402", "12 × 85 g", 1020, 1950),
      format("22001403", "24 × 85 g", 2040, 3690),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Poisson"],
      texture: "Effilochés",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Rien n’est plus maigre qu’un colin. Défait à la fourchette, mêlé à de la courgette pelée, il remplit l’assiette **sans l’alourdir** : 65 kcal le sachet.

- poisson blanc, 58 %
- courgette, 4 %
- une sauce courte, à saucer jusqu’au dernier trait`,
    composition:
      "Poisson blanc (colin) 58 %, bouillon de poisson 32 %, courgette 4 %, fécule de pomme de terre, œuf, minéraux, huile de poisson 0,4 %.",
    additives: additives.catWet,
    analysis: { protein: 12.2, fat: 3.2, ash: 1.9, fibre: 0.4, moisture: 80.7 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-STL",
    slug: "mousse-chat-sterilise-lapin-carotte",
    name: "Mousse pour chat stérilisé\u00a0– Lapin & carotte",
    subtitle: "Lapin et carotte en mousse légère, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "equilibre",
    category: "chat/patees",
    partner: "MUS-CT-STE-LAP",
    pack: {
      shape: "pouch",
      lines: ["Mousse de lapin", "& carotte"],
      stage: "Chat stérilisé",
      weight: "85 g",
    },
    variants: [
      format("22001501", "85 g", 85, 185),
      format("22001502", "12 × 85 g", 1020, 1990),
      format("22001503", "24 × 85 g", 2040, 3790),
    ],
    filters: { âge: "Adulte", besoin: ["Stérilisé"], protéine: ["Lapin"], texture: "Mousse" },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Une viande blanche que l’on connaît mal, un légume que tout le monde connaît. Le lapin se fait ici **velouté**, la carotte lui prête sa douceur, et les deux se retrouvent dans les croquettes du même nom.

- lapin, 60 %, de Vendée lui aussi
- carotte, 5 %
- à tiédir dix secondes au bain-marie pour les capricieux`,
    composition:
      "Lapin 60 % (viande, foie, cœur), bouillon de lapin 30 %, carotte 5 %, fécule de pois, minéraux, huile de colza 0,3 %.",
    additives: additives.catWet,
    analysis: { protein: 11.6, fat: 3.9, ash: 2.1, fibre: 0.5, moisture: 79.8 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-SEN",
    slug: "mousse-chat-senior-poulet-avoine",
    name: "Mousse pour chat senior\u00a0– Poulet & avoine",
    subtitle: "Mousse de poulet adoucie d’avoine, à partir de 10 ans, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "bel-age",
    category: "chat/patees",
    partner: "MUS-CT-SEN-POU",
    pack: { shape: "pouch", lines: ["Mousse de poulet", "& avoine"], stage: "Chat senior", weight: "85 g" },
    variants: [
      format("22001601", "85 g", 85, 179),
      format("22001602", "12 × 85 g", 1020, 1950),
      format("22001603", "24 × 85 g", 2040, 3690),
    ],
    filters: { âge: "Senior", besoin: ["Entretien"], protéine: ["Poulet"], texture: "Mousse" },
    feedType: "Aliment complet pour chats âgés",
    description: `Quand la mâchoire fatigue, le plaisir peut rester. Ce sachet s’ouvre sur une odeur de bouillon de grand-mère ; dedans, une purée **très fine**, que l’on avale presque sans y penser.

- poulet, 58 %
- avoine, 2 %, pour le liant
- 0,18 % de phosphore
- 84 kcal par sachet, pour les petits appétits`,
    composition:
      "Poulet 58 % (viande, foie, cœur), bouillon de poulet 34 %, avoine 2 %, œuf, minéraux, huile de poisson 0,5 %.",
    additives: additives.catSeniorWet,
    analysis: {
      protein: 11.4,
      fat: 6.2,
      ash: 1.8,
      fibre: 0.3,
      moisture: 78.6,
      detail: [
        ["Calcium", 0.22],
        ["Phosphore", 0.18],
      ],
    },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-SES",
    slug: "emince-chat-senior-sterilise-dinde-courge",
    name: "Émincé pour chat senior stérilisé\u00a0– Dinde & courge",
    subtitle: "Dinde et courge en sauce, morceaux tendres, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "bel-age",
    category: "chat/patees",
    partner: "MUS-CT-SEN-STE",
    pack: {
      shape: "pouch",
      lines: ["Émincé de dinde", "& courge"],
      stage: "Senior stérilisé",
      weight: "85 g",
    },
    variants: [
      format("22001701", "85 g", 85, 179),
      format("22001702", "12 × 85 g", 1020, 1950),
      format("22001703", "24 × 85 g", 2040, 3690),
    ],
    filters: { âge: "Senior", besoin: ["Stérilisé"], protéine: ["Dinde"], texture: "Émincé en sauce" },
    feedType: "Aliment complet pour chats âgés stérilisés",
    description: `Des lamelles minces, étuvées longtemps, qui se défont sous la langue. La sauce n’est là que pour **accompagner**, si bien qu’un chat stérilisé peut vider le sachet sans remords.

- 56 % de dinde, presque toute en blanc
- courge, 5 %
- autant d’eau que possible : elle compte double à cet âge`,
    composition:
      "Dinde 56 % (blanc, foie), bouillon de dinde 34 %, courge 5 %, fécule de pomme de terre, minéraux, huile de poisson 0,4 %.",
    additives: additives.catSeniorWet,
    analysis: {
      protein: 11.6,
      fat: 3.8,
      ash: 1.8,
      fibre: 0.4,
      moisture: 80,
      detail: [
        ["Calcium", 0.22],
        ["Phosphore", 0.18],
      ],
    },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-DIG",
    slug: "terrine-chat-digestion-sensible-dinde-riz",
    name: "Terrine pour chat à la digestion sensible\u00a0– Dinde & riz",
    subtitle: "Dinde pour seule viande et riz, en boîtes de 200 g",
    animal: "cat",
    kind: "wet",
    range: "douceur",
    category: "chat/patees",
    partner: "MUS-CT-DIG-DIN",
    pack: { shape: "tin", lines: ["Dinde & riz"], stage: "Digestion", weight: "200 g" },
    variants: [
      format("22001801", "200 g", 200, 345),
      format("22001802", "6 × 200 g", 1200, 1890),
      format("22001803", "12 × 200 g", 2400, 3590),
    ],
    filters: { âge: "Adulte", besoin: ["Digestion sensible"], protéine: ["Dinde"], texture: "Terrine" },
    feedType: "Aliment complet pour chats adultes",
    description: `Cinq lignes de composition tiendraient sur un timbre. Dinde, eau de cuisson, riz, minéraux, huile de poisson : **c’est fini**. À servir seule, ou avec les croquettes de la même famille.

- 64 % de dinde
- riz, 4 %, réduit en crème
- texture serrée, facile à partager en quatre portions`,
    composition:
      "Dinde 64 % (viande, foie, cœur), bouillon de dinde 30 %, riz 4 %, minéraux, huile de poisson 0,3 %.",
    additives: additives.catWet,
    analysis: { protein: 11.6, fat: 4.8, ash: 2.1, fibre: 0.2, moisture: 78 },
    ration: "catQuiet",
    directions: directions.catSlowWet,
  },
  {
    sku: "MUS-CT-PAT-PEA",
    slug: "terrine-chat-peau-sensible-saumon",
    name: "Terrine pour chat à la peau sensible\u00a0– Saumon",
    subtitle: "Saumon pour seule protéine animale, en boîtes de 200 g",
    animal: "cat",
    kind: "wet",
    range: "douceur",
    category: "chat/patees",
    partner: "MUS-CT-PEA-SAU",
    pack: { shape: "tin", lines: ["Terrine", "de saumon"], stage: "Peau & pelage", weight: "200 g" },
    variants: [
      format("22001901", "200 g", 200, 365),
      format("22001902", "6 × 200 g", 1200, 1990),
      format("22001903", "12 × 200 g", 2400, 3790),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Peau & pelage", "Sans céréales"],
      protéine: ["Saumon", "Poisson"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Saumon, et puis saumon. La chair pour la tenue, la tête et l’arête pour le bouillon, l’huile pour le **brillant** : rien ne vient d’un autre animal.

- 63 % de saumon
- 0,9 % d’oméga 3
- une demi-boîte par jour à côté des croquettes, c’est déjà bien`,
    composition:
      "Saumon 63 %, bouillon de saumon 31 %, fécule de pomme de terre, minéraux, huile de saumon 0,6 %, graines de lin 0,3 %.",
    additives: additives.catWet,
    analysis: {
      protein: 11.5,
      fat: 6.2,
      ash: 2.1,
      fibre: 0.3,
      moisture: 78,
      detail: [
        ["Oméga 6", 0.8],
        ["Oméga 3", 0.9],
      ],
    },
    ration: "catQuiet",
    directions: directions.catSlowWet,
  },
];
