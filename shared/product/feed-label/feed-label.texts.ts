export const feedLabelTexts = {
  description: "Le produit",
  composition: "Composition et additifs",
  additives: "Additifs",
  constituents: "Constituants analytiques",
  constituent: "Constituant",
  share: "Part",
  energy: "Énergie métabolisable",
  energyValue: "{{kcal}}\u00a0kcal pour 100\u00a0g",
  rations: "Rations et mode d’emploi",
  rationsCaption: "Ration quotidienne conseillée pour un animal en bonne santé",
  treatsCaption: "Quantité maximale par jour",
  animalWeight: "Poids de l’animal",
  ration: "Ration par jour",
  kilos: "{{weight}}\u00a0kg",
  grams: "{{grams}}\u00a0g",
  reference: "Référence\u00a0: {{sku}}",
  delivery: "Livraison et retours",
  deliveryText:
    "Expédition sous 24\u00a0h ouvrées, à domicile, en point relais ou en boutique, en France, en Belgique et au Luxembourg.",
  returnsText:
    "Vous avez 14 jours pour changer d’avis. Pour des raisons d’hygiène, un sac ou une boîte ouverts ne peuvent pas être repris.",
} as const;
