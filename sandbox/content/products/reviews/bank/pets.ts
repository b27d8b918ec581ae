export const petNames = {
  dog: {
    male: words(`
      Balto Bandit Biscotte Bilbo Brutus Cachou Caramel Cookie Django Elvis Filou Flocon Gaspard Gribouille Haddock
      Hugo Icare Jazz Kiwi Lupin Marcel Max Milo Moka Nougat Olaf Oslo Pablo Panache Pesto Pilou Pongo Prosper Ramsès
      Rex Rocky Ruben Scott Sushi Tango Théodule Tyson Ulysse Vadrouille Whisky Wolf Ziggy Zorro
    `),
    female: words(`
      Aïka Babette Bella Berthe Cannelle Chipie Cléo Daisy Dolly Elka Fanta Flora Frida Gaïa Gypsie Happy Iris Izzy
      Joy Kenya Laïka Lola Louna Luna Maya Mirza Myrtille Naya Nelly Olga Ondine Pépette Perle Pénélope
      Prune Queenie Roxy Ruby Saskia Samba Tequila Tina Ulla Vanille Violette Xena Zoé
    `),
  },
  cat: {
    male: words(`
      Aramis Attila Balthazar Belzébuth Boulette Charbon Chaussette Edgar Félix Figaro Garfield Gatsby Gizmo Grisou
      Gustave Hector Ignace Jasper Kafka Léon Loustic Marius Merlin Minou Mistral Monsieur Nestor Oreo Orion Pacha
      Patapouf Pistache Raoul Romarin Salem Simba Socrate Sylvestre Tigrou Titus Tommy Ulric Victor Yoda Zadig
    `),
    female: words(`
      Agrume Arya Bagheera Bianca Bulle Câline Cerise Châtaigne Chanel Cosette Duchesse Ébène Edith Fifi Framboise
      Grisette Guimauve Hermione Isis Java Kali Lady Lilas Louve Madame Malice Mimosa Minette Mirabelle Mouche Nala
      Noisette Olive Opaline Pelote Pimprenelle Plume Pomme Princesse Réglisse Rosalie Saphir Suie Tisane Topaze
      Vénus Zébulette Zelda
    `),
  },
};

type Look = [male: string, female: string];

export const dogLooks: Record<"small" | "medium" | "large", Look[]> = {
  small: [
    ["teckel", "teckel"],
    ["bichon", "bichonne"],
    ["chihuahua", "chihuahua"],
    ["yorkshire", "yorkshire"],
    ["cavalier king charles", "cavalier king charles"],
    ["jack russell", "jack russell"],
    ["westie", "westie"],
    ["shih tzu", "shih tzu"],
    ["spitz", "spitz"],
    ["caniche nain", "caniche naine"],
    ["petit croisé", "petite croisée"],
  ],
  medium: [
    ["beagle", "beagle"],
    ["border collie", "border collie"],
    ["cocker", "cocker"],
    ["épagneul breton", "épagneule bretonne"],
    ["berger australien", "bergère australienne"],
    ["bouledogue français", "bouledogue française"],
    ["shiba", "shiba"],
    ["staffie", "staffie"],
    ["croisé épagneul", "croisée épagneul"],
    ["chien de refuge", "chienne de refuge"],
  ],
  large: [
    ["labrador", "labrador"],
    ["golden", "golden"],
    ["berger allemand", "berger allemand"],
    ["malinois", "malinoise"],
    ["bouvier bernois", "bouvière bernoise"],
    ["beauceron", "beauceronne"],
    ["setter anglais", "setter anglaise"],
    ["braque", "braque"],
    ["leonberg", "leonberg"],
    ["grand croisé", "grande croisée"],
  ],
};

export const catLooks: Look[] = [
  ["européen", "européenne"],
  ["maine coon", "maine coon"],
  ["chartreux", "chartreuse"],
  ["sacré de Birmanie", "sacrée de Birmanie"],
  ["siamois", "siamoise"],
  ["persan", "persane"],
  ["british", "british"],
  ["norvégien", "norvégienne"],
  ["ragdoll", "ragdoll"],
  ["rouquin", "rouquine"],
  ["chat de gouttière", "minette de gouttière"],
  ["chat du refuge", "rescapée du refuge"],
];

export const speciesWords: Record<"dog" | "cat", Record<"young" | "adult" | "old", Look[]>> = {
  dog: {
    young: [
      ["chiot", "petite chienne"],
      ["petit chien", "petite chienne"],
    ],
    adult: [["chien", "chienne"]],
    old: [
      ["vieux chien", "vieille chienne"],
      ["chien", "chienne"],
    ],
  },
  cat: {
    young: [
      ["chaton", "petite minette"],
      ["petit chat", "chatonne"],
    ],
    adult: [["chat", "minette"]],
    old: [
      ["vieux chat", "vieille minette"],
      ["chat", "minette"],
    ],
  },
};

export const ages: Record<"young" | "adult" | "old", string[]> = {
  young: ["3 mois", "4 mois", "5 mois", "6 mois", "10 semaines"],
  adult: ["2 ans", "3 ans", "4 ans", "5 ans", "6 ans", "7 ans"],
  old: ["10 ans", "11 ans", "12 ans", "13 ans", "14 ans"],
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
