/** Amounts per kilogram of food. */
export const additives = {
  dogDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 15 000 UI, vitamine D3 (3a671) 1 200 UI, vitamine E (3a700) 250 mg, fer (3b103) 75 mg, cuivre (3b405) 9 mg, zinc (3b605) 95 mg, manganèse (3b502) 32 mg, iode (3b201) 1,6 mg, sélénium (3b801) 0,15 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  puppyDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 18 000 UI, vitamine D3 (3a671) 1 300 UI, vitamine E (3a700) 300 mg, fer (3b103) 85 mg, cuivre (3b405) 11 mg, zinc (3b605) 110 mg, manganèse (3b502) 38 mg, iode (3b201) 1,8 mg, sélénium (3b801) 0,18 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  catDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 20 000 UI, vitamine D3 (3a671) 1 400 UI, vitamine E (3a700) 300 mg, taurine (3a370) 1 500 mg, L-carnitine (3a910) 50 mg, fer (3b103) 70 mg, cuivre (3b405) 9 mg, zinc (3b605) 90 mg, manganèse (3b502) 30 mg, iode (3b201) 1,8 mg, sélénium (3b801) 0,14 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  dogWet:
    "Additifs nutritionnels (par kg) : vitamine D3 (3a671) 200 UI, vitamine E (3a700) 30 mg, zinc (3b605) 15 mg, manganèse (3b502) 3 mg, iode (3b201) 0,4 mg.",
  catWet:
    "Additifs nutritionnels (par kg) : vitamine D3 (3a671) 200 UI, vitamine E (3a700) 30 mg, taurine (3a370) 450 mg, zinc (3b605) 15 mg, manganèse (3b502) 3 mg, iode (3b201) 0,4 mg.",
  dogLeanDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 15 000 UI, vitamine D3 (3a671) 1 200 UI, vitamine E (3a700) 250 mg, L-carnitine (3a910) 50 mg, fer (3b103) 75 mg, cuivre (3b405) 9 mg, zinc (3b605) 100 mg, manganèse (3b502) 32 mg, iode (3b201) 1,6 mg, sélénium (3b801) 0,15 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  dogSeniorDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 15 000 UI, vitamine D3 (3a671) 1 200 UI, vitamine E (3a700) 400 mg, fer (3b103) 75 mg, cuivre (3b405) 9 mg, zinc (3b605) 105 mg, manganèse (3b502) 32 mg, iode (3b201) 1,6 mg, sélénium (3b801) 0,15 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  dogGrainFreeDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 15 000 UI, vitamine D3 (3a671) 1 200 UI, vitamine E (3a700) 300 mg, taurine (3a370) 1 000 mg, fer (3b103) 75 mg, cuivre (3b405) 9 mg, zinc (3b605) 110 mg, manganèse (3b502) 32 mg, iode (3b201) 1,6 mg, sélénium (3b801) 0,15 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  puppyWet:
    "Additifs nutritionnels (par kg) : vitamine D3 (3a671) 250 UI, vitamine E (3a700) 40 mg, zinc (3b605) 20 mg, manganèse (3b502) 3 mg, iode (3b201) 0,5 mg.",
  dogTreat: "Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  kittenDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 22 000 UI, vitamine D3 (3a671) 1 500 UI, vitamine E (3a700) 350 mg, taurine (3a370) 1 800 mg, fer (3b103) 85 mg, cuivre (3b405) 11 mg, zinc (3b605) 105 mg, manganèse (3b502) 35 mg, iode (3b201) 2 mg, sélénium (3b801) 0,16 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  catLeanDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 20 000 UI, vitamine D3 (3a671) 1 400 UI, vitamine E (3a700) 350 mg, taurine (3a370) 2 000 mg, L-carnitine (3a910) 300 mg, fer (3b103) 70 mg, cuivre (3b405) 9 mg, zinc (3b605) 95 mg, manganèse (3b502) 30 mg, iode (3b201) 1,8 mg, sélénium (3b801) 0,14 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  catSeniorDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 18 000 UI, vitamine D3 (3a671) 1 200 UI, vitamine E (3a700) 450 mg, taurine (3a370) 2 000 mg, L-carnitine (3a910) 80 mg, fer (3b103) 70 mg, cuivre (3b405) 9 mg, zinc (3b605) 95 mg, manganèse (3b502) 30 mg, iode (3b201) 1,8 mg, sélénium (3b801) 0,14 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  catSkinDry:
    "Additifs nutritionnels (par kg) : vitamine A (3a672a) 20 000 UI, vitamine D3 (3a671) 1 400 UI, vitamine E (3a700) 500 mg, taurine (3a370) 1 500 mg, L-carnitine (3a910) 50 mg, fer (3b103) 70 mg, cuivre (3b405) 9 mg, zinc (3b605) 110 mg, manganèse (3b502) 30 mg, iode (3b201) 1,8 mg, sélénium (3b801) 0,14 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  kittenWet:
    "Additifs nutritionnels (par kg) : vitamine D3 (3a671) 250 UI, vitamine E (3a700) 40 mg, taurine (3a370) 550 mg, zinc (3b605) 20 mg, manganèse (3b502) 3,5 mg, iode (3b201) 0,5 mg.",
  catSeniorWet:
    "Additifs nutritionnels (par kg) : vitamine D3 (3a671) 180 UI, vitamine E (3a700) 60 mg, taurine (3a370) 600 mg, zinc (3b605) 18 mg, manganèse (3b502) 3 mg, iode (3b201) 0,4 mg.",
  catTreat:
    "Additifs nutritionnels (par kg) : vitamine E (3a700) 120 mg, taurine (3a370) 1 000 mg. Additifs technologiques : extraits riches en tocophérols d’huiles végétales (1b306(i)).",
  catCream:
    "Additifs nutritionnels (par kg) : vitamine E (3a700) 40 mg, taurine (3a370) 600 mg. Additifs technologiques : gomme de guar.",
  none: "Sans additif.",
} as const;

const transition =
  "Passez d’un aliment à l’autre en 7 à 10 jours, en mélangeant une part croissante du nouveau.";
const water = "Laissez toujours de l’eau fraîche à disposition.";

export const directions = {
  dry: `Répartissez la ration du jour en deux repas, secs ou humidifiés à l’eau tiède. Les quantités sont des repères : ajustez-les à l’activité et à la silhouette de votre animal. ${transition} ${water} À conserver au sec et au frais, sac refermé ; à consommer dans les 8 semaines après ouverture.`,
  free: `Servez la ration du jour en plusieurs petites portions, pesées le matin. Les quantités sont des repères : ajustez-les à l’activité et à la silhouette de votre chat. ${transition} ${water} À conserver au sec et au frais, sac refermé ; à consommer dans les 8 semaines après ouverture.`,
  growth: `Répartissez la ration du jour en trois ou quatre repas jusqu’à 4 mois, puis en deux ou trois. Le poids indiqué est celui du jour, à vérifier chaque semaine ; le tableau vaut à mi-croissance, et le calculateur de la fiche tient compte de l’âge. ${transition} ${water} À conserver au sec et au frais, sac refermé ; à consommer dans les 6 semaines après ouverture.`,
  ideal: `Lisez le tableau à la ligne du poids idéal de votre animal, et non de son poids du jour. Répartissez la ration en deux ou trois repas. ${transition} ${water} À conserver au sec et au frais, sac refermé ; à consommer dans les 8 semaines après ouverture.`,
  wet: `Servez à température ambiante. Les quantités valent pour cet aliment seul ; avec des croquettes, retirez 25 g de croquettes pour 100 g de pâtée environ. ${transition} ${water} Après ouverture, à conserver au réfrigérateur et à consommer dans les 48 heures.`,
  treat: `À donner en récompense, sous surveillance, en plus de la ration habituelle. Les quantités sont des maximums par jour. ${water} À conserver au sec, bocal refermé ; à consommer dans les 4 semaines après ouverture.`,
  dogSachet: `À donner en récompense, sous surveillance, en plus de la ration habituelle. Les quantités sont des maximums par jour. ${water} À conserver au sec, sachet refermé ; à consommer dans les 4 semaines après ouverture.`,
  dogChew: `À donner au calme et sous surveillance ; retirez le morceau devenu assez petit pour être avalé d’un coup. Les quantités sont des maximums par jour, à déduire de la ration. ${water} À conserver au sec, sachet refermé ; à consommer dans les 8 semaines après ouverture.`,
  puppyWet: `Servez à température ambiante, en trois ou quatre repas jusqu’à 4 mois, puis en deux ou trois. Le poids indiqué est celui du jour ; le tableau vaut à mi-croissance, et le calculateur de la fiche tient compte de l’âge. Les quantités valent pour cet aliment seul ; avec des croquettes, retirez 25 g de croquettes pour 100 g de pâtée environ. ${transition} ${water} Après ouverture, à conserver au réfrigérateur et à consommer dans les 48 heures.`,
  catSlow: `Servez la ration du jour en quatre ou cinq petites portions. Les quantités sont des repères : ajustez-les à l’activité et à la silhouette de votre chat. Prenez deux semaines pour passer d’un aliment à l’autre, en mélangeant une part croissante du nouveau, et suspendez les friandises pendant ce temps. ${water} À conserver au sec et au frais, sac refermé ; à consommer dans les 6 semaines après ouverture.`,
  catSlowWet: `Servez à température ambiante, en petites portions. Les quantités valent pour cet aliment seul ; avec des croquettes, retirez 25 g de croquettes pour 100 g de pâtée environ. Prenez deux semaines pour passer d’un aliment à l’autre. ${water} Après ouverture, à conserver au réfrigérateur et à consommer dans les 48 heures.`,
  catSachet: `À donner à la main ou à cacher, en plus de la ration habituelle. Les quantités sont des maximums par jour. ${water} À conserver au sec, sachet refermé ; à consommer dans les 6 semaines après ouverture.`,
  catCream: `À faire lécher au bâtonnet ou à verser sur la ration, qui reste à part. Les quantités sont des maximums par jour. ${water} Un bâtonnet ouvert se garde 24 heures au réfrigérateur ; fermé, à conserver à température ambiante.`,
  catChew: `Un bâtonnet par jour pour un chat adulte, sous surveillance, en plus de la ration habituelle. Les quantités sont des maximums par jour. ${water} À conserver au sec, sachet refermé ; à consommer dans les 6 semaines après ouverture.`,
} as const;
