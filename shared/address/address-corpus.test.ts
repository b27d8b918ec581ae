import { expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import { addressRules } from "./address-form.ts";

const rules = addressRules(["FR", "BE", "LU"]);

const inputs = (country: string, [street, postcode, city, street2 = ""]: readonly string[]) => ({
  firstName: "Camille",
  lastName: "Durand",
  countryCode: country,
  street: street ?? "",
  street2,
  postcode: postcode ?? "",
  city: city ?? "",
  phoneNumber: "+33 6 12 34 56 78",
  phoneNumber_country: "FR",
});

type Case = readonly [typed: readonly string[], sent: readonly string[]];

const plain = (...lines: readonly string[][]): Case[] => lines.map((line) => [line, line]);

const france: Case[] = [
  [
    ["8 cours de l'Intendance", "33000", "BP 40123 Bordeaux Cedex"],
    ["8 cours de l'Intendance", "33000", "BP 40123 Bordeaux Cedex"],
  ],
  [
    ["8 cours Foch", "35000", "Rennes BP 12345"],
    ["8 cours Foch", "35000", "Rennes BP 12345"],
  ],
  [
    ["7 bis, rue des Martyrs", "75009", "Paris - France"],
    ["7 bis rue des Martyrs", "75009", "Paris"],
  ],
  [
    ["3 rue de l’Église", "95700", "Roissy en France"],
    ["3 rue de l'Église", "95700", "Roissy en France"],
  ],
  [
    ["3 rue de l’Église", "75 007", "F 75007 Paris, FR"],
    ["3 rue de l'Église", "75007", "Paris"],
  ],
  [
    ["3 rue du Bac", "75OO7", "75 007 Paris (France)"],
    ["3 rue du Bac", "75007", "Paris"],
  ],
  [
    ["3 rue du Bac", "(75007)", "Paris 75007"],
    ["3 rue du Bac", "75007", "Paris"],
  ],
  [
    ["3 rue du Bac", "Paris 75007", "PARIS 7e"],
    ["3 rue du Bac", "75007", "PARIS 7e"],
  ],
  [
    ["3 rue du Bac", "75007 PARIS 07", "Paris"],
    ["3 rue du Bac", "75007", "Paris"],
  ],
  [
    ["3 rue du Bac", "O6.OOO", "Nice FRANCE"],
    ["3 rue du Bac", "06000", "Nice"],
  ],
  [
    ["14 rue Foch", "94120", "Fontenay s/s Bois"],
    ["14 rue Foch", "94120", "Fontenay sous Bois"],
  ],
  [
    ["14 rue Foch", "94120", "Fontenay-s/s-Bois"],
    ["14 rue Foch", "94120", "Fontenay-sous-Bois"],
  ],
  [
    ["2 rue de la Saône", "69270", "Fontaines S/Saône"],
    ["2 rue de la Saône", "69270", "Fontaines sur Saône"],
  ],
  [
    ["PK 9,5 route de Montabo", "97300", "Cayenne"],
    ["PK 9.5 route de Montabo", "97300", "Cayenne"],
  ],
  [
    ["c/ Mme Petit, 6 rue d'Alsace", "67000", "Strasbourg"],
    ["chez Mme Petit 6 rue d'Alsace", "67000", "Strasbourg"],
  ],
  [
    ["Bât A2, 14 rue Foch", "01000", "Bourg"],
    ["Bât A2 - 14 rue Foch", "01000", "Bourg"],
  ],
  ...plain(
    ["12 rue de la Paix", "75002", "Paris"],
    ["12 bis rue de la Paix", "75002", "Paris"],
    ["12bis rue de la Paix", "75002", "Paris"],
    ["12 ter rue Garibaldi", "69003", "Lyon"],
    ["12 B rue Garibaldi", "69003", "Lyon 3e"],
    ["12-14 rue Garibaldi", "69003", "Lyon 03"],
    ["rue de l'Abreuvoir", "38000", "Grenoble"],
    ["1 place de l'Hôtel de Ville", "42000", "Saint-Etienne"],
    ["Le Bourg", "24260", "Le Bugue"],
    ["Lieu-dit La Croix", "24260", "Les Eyzies"],
    ["Route de l'Océan", "40600", "Biscarrosse"],
    ["5 allée du 8 Mai 1945", "31000", "Toulouse"],
    ["3 r. St-Jean", "14000", "Caen"],
    ["8 bd Victor-Hugo", "06000", "Nice"],
    ["8 av. Mal Foch", "54000", "Nancy"],
    ["N° 8 cours Mirabeau", "13100", "Aix-en-Provence"],
    ["8 cours Mirabeau : bât. A", "13100", "Aix-en-Provence"],
    ["BP 123", "97300", "Cayenne"],
    ["BP 40012", "59012", "Lille Cedex"],
    ["CS 20015", "69431", "Lyon Cedex 03"],
    ["12 rue Félix Éboué", "97110", "Pointe-à-Pitre"],
    ["45 rue Victor Schoelcher", "97200", "Fort-de-France"],
    ["3 rue de Paris", "97400", "Saint-Denis"],
    ["Route nationale 2", "97600", "Mamoudzou"],
    ["8 quai de la Roncière", "97500", "Saint-Pierre"],
    ["12 rue de l'Alma", "98800", "Nouméa"],
    ["PK 12 côté mer", "98709", "Mahina"],
    ["12 rue Grimaldi", "98000", "Monaco"],
    ["Chez M. Le Goff", "29200", "Brest", "3 rue de Siam"],
    ["3 rue de Siam", "29200", "Brest", "Apt 12 - 3e étage - porte B"],
    ["3 rue de Siam", "29200", "Brest", "Bât. C ; esc. 2"],
    ["Résidence Les Lilas", "94240", "L'Haÿ-les-Roses"],
    ["ZA du Moulin", "35000", "Rennes", "Lot n° 4"],
    ["12 rue Jeanne-d'Arc", "76000", "Rouen"],
    ["6 rue d'Œuf", "67000", "Strasbourg"],
    ["6 rue de l'Ill", "67000", "Strasbourg"],
    ["12 rue Saint-Exupéry", "69002", "Lyon 2ème"],
    ["1 rue Y", "80190", "Athies"],
    ["1 chemin des Dunes", "62100", "Calais"],
    ["Hameau de Bélus", "40300", "Bélus"],
    ["QUARTIER LES AUBIERS", "33300", "BORDEAUX"],
    ["3 impasse des 4 Vents", "34000", "Montpellier"],
  ),
  [
    ["12, rue de la Paix", "75002", "Paris"],
    ["12 rue de la Paix", "75002", "Paris"],
  ],
  [
    ["12,rue de la Paix", "75 002", "PARIS"],
    ["12 rue de la Paix", "75002", "PARIS"],
  ],
  [
    ["12 , rue de la Paix,", "F-75002", "Paris"],
    ["12 rue de la Paix", "75002", "Paris"],
  ],
  [
    ["12 rue de la Paix", "FR-75002", "75002 Paris"],
    ["12 rue de la Paix", "75002", "Paris"],
  ],
  [
    ["12 rue de la Paix", "F 75002", "F-75002 Paris"],
    ["12 rue de la Paix", "75002", "Paris"],
  ],
  [
    ["12 rue de la Paix", "75002 Paris", "Paris, France"],
    ["12 rue de la Paix", "75002", "Paris"],
  ],
  [
    ["12 rue de la Paix", "75OO2", "Paris"],
    ["12 rue de la Paix", "75002", "Paris"],
  ],
  [
    ["12 rue de la Paix", "75002.", "Paris,"],
    ["12 rue de la Paix", "75002", "Paris"],
  ],
  [
    ["12 rue de l’Église", "69130", "Écully"],
    ["12 rue de l'Église", "69130", "Ecully"],
  ],
  [
    ["12 rue de l´Église", "69130", "ÉCULLY"],
    ["12 rue de l'Église", "69130", "ECULLY"],
  ],
  [
    ["12 rue de l`Église", "69130", "Écully"],
    ["12 rue de l'Église", "69130", "Ecully"],
  ],
  [
    ["12 rue de l′Église", "69130", "E\u0301cully"],
    ["12 rue de l'Église", "69130", "Ecully"],
  ],
  [
    ["12\u00a0rue\u202fHaute", "69130", "L’Haÿ‑les‑Roses"],
    ["12 rue Haute", "69130", "L'Haÿ-les-Roses"],
  ],
  [
    ["１２ rue Haute", "６９１３０", "Lyon"],
    ["12 rue Haute", "69130", "Lyon"],
  ],
  [
    ["\u202a12 rue Haute\u202c", "\u202a69130\u202c", "\u200eLyon"],
    ["12 rue Haute", "69130", "Lyon"],
  ],
  [
    ["12 rue Haute\u200b", "69130\ufeff", "Ly\u00adon"],
    ["12 rue Haute", "69130", "Lyon"],
  ],
  [
    ["12 ruе Hаute", "69130", "Lуon"],
    ["12 rue Haute", "69130", "Lyon"],
  ],
  [
    ["12 – 14 rue Haute", "69130", "Lyon – Vaise"],
    ["12 - 14 rue Haute", "69130", "Lyon - Vaise"],
  ],
  [
    ["№ 12 rue Haute", "69130", "Lyon"],
    ["No 12 rue Haute", "69130", "Lyon"],
  ],
  [
    ["Nº 12 rue Haute", "69130", "Lyon"],
    ["N° 12 rue Haute", "69130", "Lyon"],
  ],
  [
    ["12 rue Haute", "69130", "Lyon", "1ᵉʳ étage"],
    ["12 rue Haute", "69130", "Lyon", "1er étage"],
  ],
  [
    ["12 rue Louis Ⅹ", "69130", "Lyon"],
    ["12 rue Louis X", "69130", "Lyon"],
  ],
  [
    ["12 rue des Oﬃciers", "69130", "Lyon"],
    ["12 rue des Officiers", "69130", "Lyon"],
  ],
  [
    ["rue Haute, 12", "69130", "Lyon"],
    ["rue Haute 12", "69130", "Lyon"],
  ],
  [
    ["Rue du 8 mai 1945, 12", "69130", "Lyon"],
    ["Rue du 8 mai 1945 12", "69130", "Lyon"],
  ],
  [
    ["avenue du 11 novembre 1918, 5 bis", "69130", "Lyon"],
    ["avenue du 11 novembre 1918 5 bis", "69130", "Lyon"],
  ],
  [
    ["3 rue de Siam", "29200", "Brest", "Apt 12, 3e étage"],
    ["3 rue de Siam", "29200", "Brest", "Apt 12 3e étage"],
  ],
  [
    ["3 rue de Siam", "29200", "Brest", "Bât. 3, 2ème étage, porte 4"],
    ["3 rue de Siam", "29200", "Brest", "Bât. 3 2ème étage porte 4"],
  ],
  [
    ["Bât 3, 12 rue de Siam", "29200", "Brest"],
    ["Bât 3 - 12 rue de Siam", "29200", "Brest"],
  ],
  [
    ["Résidence 4, 12 rue de Siam", "29200", "Brest"],
    ["Résidence 4 - 12 rue de Siam", "29200", "Brest"],
  ],
  [
    ["3 rue de Siam", "29200", "Brest", "C/O Mme Martin"],
    ["3 rue de Siam", "29200", "Brest", "chez Mme Martin"],
  ],
  [
    ["3 rue de Siam", "29200", "Brest", "c/o M. et Mme Martin"],
    ["3 rue de Siam", "29200", "Brest", "chez M. et Mme Martin"],
  ],
  [
    ["3 rue de Siam", "29200", "Brest", "c / o : Martin"],
    ["3 rue de Siam", "29200", "Brest", "chez Martin"],
  ],
  [
    ["3 rue de Siam", "29200", "Brest", "℅ Martin"],
    ["3 rue de Siam", "29200", "Brest", "chez Martin"],
  ],
  [
    ["c/o Martin, 3 rue de Siam", "29200", "Brest"],
    ["chez Martin 3 rue de Siam", "29200", "Brest"],
  ],
  [
    ["3 rue de Siam", "29200", "Brest", "s/c de M. Martin"],
    ["3 rue de Siam", "29200", "Brest", "chez M. Martin"],
  ],
  [
    ["3 rue de Siam", "29200", "Brest", "R/C gauche"],
    ["3 rue de Siam", "29200", "Brest", "RDC gauche"],
  ],
  [
    ["3 rue Haute", "71100", "Chalon s/Saône"],
    ["3 rue Haute", "71100", "Chalon sur Saône"],
  ],
  [
    ["3 rue Haute", "71100", "Chalon-s/-Saône"],
    ["3 rue Haute", "71100", "Chalon-sur-Saône"],
  ],
  [
    ["3 rue Haute", "93110", "Rosny ss/ Bois"],
    ["3 rue Haute", "93110", "Rosny sous Bois"],
  ],
  [
    ["3 rue Haute", "64100", "Bayonne / Baiona"],
    ["3 rue Haute", "64100", "Bayonne"],
  ],
  [
    ["3 rue Haute", "66000", "Perpignan/Perpinyà"],
    ["3 rue Haute", "66000", "Perpignan"],
  ],
];

const belgium: Case[] = [
  [
    ["Place Communale/Gemeenteplaats 3", "B.1000", "B - 1000 Bruxelles (Belgique)"],
    ["Place Communale 3", "1000", "Bruxelles"],
  ],
  [
    ["Petite rue des Bouchers/Korte Beenhouwersstraat 3", "1000 Brussel", "Bruxelles"],
    ["Petite rue des Bouchers 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue Haute 80/1er étage", "1OOO", "Bruxelles"],
    ["Rue Haute 80 - 1er étage", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Fer 4", "5000", "Namur Belgique"],
    ["Rue de Fer 4", "5000", "Namur"],
  ],
  ...plain(
    ["Rue de Namur 16", "1000", "Bruxelles"],
    ["16 rue de Namur", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 3A", "1000", "Bruxelles"],
    ["Rue de Namur 16 boîte 3", "1000", "Ixelles"],
    ["Rue de Namur 16 bus 3", "1000", "Elsene"],
    ["Rue de Namur 16", "1000", "Bruxelles", "bte 3"],
    ["Rue de Namur 16", "1000", "Bruxelles", "Boîte n° 3"],
    ["Rue de Namur", "1000", "Bruxelles", "16 bte 3"],
    ["bte 3", "1000", "Bruxelles", "Rue de Namur 16"],
    ["bte 3 16 rue de Namur", "1000", "Bruxelles"],
    ["16 bte 3 rue de Namur", "1000", "Bruxelles"],
    ["Naamsestraat 16 bus 0302", "3000", "Leuven"],
    ["Chaussée d'Alsemberg 1021", "1180", "Uccle"],
    ["Grand-Place 3", "7000", "Mons"],
    ["Grand'Place 3", "7500", "Tournai"],
    ["Place Saint-Lambert 18-20", "4000", "Liège"],
    ["Bld Tirou 12", "6000", "Charleroi"],
    ["Hauptstraße 12", "4780", "St. Vith"],
    ["'s-Gravenstraat 3", "9000", "Gent"],
    ["Rue de l'Été 5", "5000", "Namur"],
    ["Quai des Péniches 1 b3", "1000", "Bruxelles"],
    ["Avenue Louise 54 - 3e étage", "1050", "Bruxelles"],
    ["Ijzerlaan 3", "2000", "Antwerpen"],
  ),
  [
    ["Rue de Namur, 16", "B-1000", "Bruxelles"],
    ["Rue de Namur 16", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur,16", "B1000", "1000 Bruxelles"],
    ["Rue de Namur 16", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur, 16", "BE-1000", "B-1000 Bruxelles"],
    ["Rue de Namur 16", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16", "1000 Bruxelles", "Bruxelles, Belgique"],
    ["Rue de Namur 16", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16", "1OOO", "Bruxelles"],
    ["Rue de Namur 16", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16/3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16 / 3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur, 16/3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 3", "1000", "Bruxelles"],
  ],
  [
    ["16/3 rue de Namur", "1000", "Bruxelles"],
    ["16 bte 3 rue de Namur", "1000", "Bruxelles"],
  ],
  [
    ["16/3, rue de Namur", "1000", "Bruxelles"],
    ["16 bte 3 rue de Namur", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16A/3", "1000", "Bruxelles"],
    ["Rue de Namur 16A bte 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16 bis/3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bis bte 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16/A", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte A", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16/A3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte A3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16/0302", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 0302", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16/B001", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte B001", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16/0.1", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 0.1", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16/RDC", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte RDC", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16/bte 3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16 / bus 3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bus 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16, bte 3", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16 (bte 3)", "1000", "Bruxelles"],
    ["Rue de Namur 16 bte 3", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur, 16 (boîte 3)", "1000", "Bruxelles"],
    ["Rue de Namur 16 boîte 3", "1000", "Bruxelles"],
  ],
  [
    ["bte 3, 16 rue de Namur", "1000", "Bruxelles"],
    ["bte 3 - 16 rue de Namur", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur", "1000", "Bruxelles", "16/3"],
    ["Rue de Namur", "1000", "Bruxelles", "16 bte 3"],
  ],
  [
    ["Rue de Namur 16", "1000", "Bruxelles", "/3"],
    ["Rue de Namur 16", "1000", "Bruxelles", "bte 3"],
  ],
  [
    ["Rue de Namur 16", "1000", "Bruxelles", "Bte: 3"],
    ["Rue de Namur 16", "1000", "Bruxelles", "Bte: 3"],
  ],
  [
    ["Rue de la Loi / Wetstraat 16", "1000", "Bruxelles"],
    ["Rue de la Loi 16", "1000", "Bruxelles"],
  ],
  [
    ["Wetstraat/Rue de la Loi 16", "1000", "Brussel"],
    ["Wetstraat 16", "1000", "Brussel"],
  ],
  [
    ["Rue du Marché aux Herbes 16 / Grasmarkt 16", "1000", "Bruxelles"],
    ["Rue du Marché aux Herbes 16", "1000", "Bruxelles"],
  ],
  [
    ["16 Rue de la Loi / Wetstraat", "1000", "Bruxelles"],
    ["16 Rue de la Loi", "1000", "Bruxelles"],
  ],
  [
    ["Rue Neuve / Nieuwstraat 16/3", "1000", "Bruxelles"],
    ["Rue Neuve 16 bte 3", "1000", "Bruxelles"],
  ],
  [
    ["Chaussée de Gand / Gentsesteenweg 8", "1080", "Molenbeek"],
    ["Chaussée de Gand 8", "1080", "Molenbeek"],
  ],
  [
    ["Rue de Namur 16", "1070", "Anderlecht / Anderlecht"],
    ["Rue de Namur 16", "1070", "Anderlecht"],
  ],
  [
    ["Rue de Namur 16", "1000", "Bruxelles/Brussel"],
    ["Rue de Namur 16", "1000", "Bruxelles"],
  ],
  [
    ["Rue de Namur 16", "1050", "Ixelles - Elsene"],
    ["Rue de Namur 16", "1050", "Ixelles"],
  ],
  [
    ["Rue de Namur 16", "1150", "Woluwe-Saint-Pierre / Sint-Pieters-Woluwe"],
    ["Rue de Namur 16", "1150", "Woluwe-Saint-Pierre"],
  ],
  [
    ["Rue de Namur 16", "7700", "Mouscron/Moeskroen"],
    ["Rue de Namur 16", "7700", "Mouscron"],
  ],
  [
    ["Rue de l’Étuve 5", "4000", "LIÈGE"],
    ["Rue de l'Étuve 5", "4000", "LIEGE"],
  ],
  [
    ["Ĳzerlaan 3", "2000", "Antwerpen"],
    ["IJzerlaan 3", "2000", "Antwerpen"],
  ],
  [
    ["Rue de Namur 16", "1000", "Bruxelles", "c/o Peeters"],
    ["Rue de Namur 16", "1000", "Bruxelles", "chez Peeters"],
  ],
];

const luxembourg: Case[] = [
  [
    ["12 rue Goethe", "1611", "L-1611, Luxembourg"],
    ["12 rue Goethe", "1611", "Luxembourg"],
  ],
  [
    ["12 rue Goethe", "L.1611", "Gare, Luxembourg"],
    ["12 rue Goethe", "1611", "Gare Luxembourg"],
  ],
  [
    ["5 rue de l'Alzette", "4010", "Esch-s/Alzette, Luxembourg"],
    ["5 rue de l'Alzette", "4010", "Esch-sur-Alzette"],
  ],
  [
    ["3 rue Richard Coudenhove-Kalergi", "L-1359 Luxembourg-Kirchberg", "Luxembourg"],
    ["3 rue Richard Coudenhove-Kalergi", "1359", "Luxembourg"],
  ],
  ...plain(
    ["16 avenue de la Gare", "1611", "Luxembourg"],
    ["16A avenue de la Gare", "1611", "Luxembourg"],
    ["2 place d'Armes", "1136", "Luxembourg"],
    ["12 Grand-Rue", "9240", "Diekirch"],
    ["5 an der Gaass", "5445", "Schengen"],
    ["Maison 12", "9980", "Wilwerdange"],
    ["3 rue de l'Alzette", "4010", "Esch-sur-Alzette"],
    ["3 op der Schmelz", "4362", "Esch-Uelzecht"],
    ["1 rue J.-B. Esch", "1473", "Luxembourg"],
    ["BP 12", "2010", "Luxembourg"],
  ),
  [
    ["16, avenue de la Gare", "L-1611", "Luxembourg"],
    ["16 avenue de la Gare", "1611", "Luxembourg"],
  ],
  [
    ["16,avenue de la Gare", "L 1611", "L-1611 Luxembourg"],
    ["16 avenue de la Gare", "1611", "Luxembourg"],
  ],
  [
    ["16, avenue de la Gare", "LU-1611", "Luxembourg, Luxembourg"],
    ["16 avenue de la Gare", "1611", "Luxembourg"],
  ],
  [
    ["16, avenue de la Gare", "l1611", "1611 Luxembourg"],
    ["16 avenue de la Gare", "1611", "Luxembourg"],
  ],
  [
    ["16, avenue de la Gare", "L-1611 Luxembourg", "Luxembourg"],
    ["16 avenue de la Gare", "1611", "Luxembourg"],
  ],
  [
    ["16, avenue de la Gare", "LUX-1611", "Luxembourg"],
    ["16 avenue de la Gare", "1611", "Luxembourg"],
  ],
  [
    ["16/3 avenue de la Gare", "1611", "Luxembourg"],
    ["16 bte 3 avenue de la Gare", "1611", "Luxembourg"],
  ],
  [
    ["16/3, avenue de la Gare", "1611", "Luxembourg"],
    ["16 bte 3 avenue de la Gare", "1611", "Luxembourg"],
  ],
  [
    ["avenue de la Gare, 16/3", "1611", "Luxembourg"],
    ["avenue de la Gare 16 bte 3", "1611", "Luxembourg"],
  ],
  [
    ["Rue de la Gare / Garer Strooss 3", "8325", "Capellen"],
    ["Rue de la Gare 3", "8325", "Capellen"],
  ],
  [
    ["3, rue Haute", "4010", "Esch-sur-Alzette / Esch-Uelzecht"],
    ["3 rue Haute", "4010", "Esch-sur-Alzette"],
  ],
  [
    ["3, rue Haute", "3441", "Dudelange/Diddeleng"],
    ["3 rue Haute", "3441", "Dudelange"],
  ],
];

const numbers = ["1", "12", "123", "4 bis", "4bis", "4 ter", "4ter", "4 quater", "4A", "4 A", "4-6", "4 - 6"];
const everywhere = (country: string): [string, Case][] =>
  numbers.flatMap((number): [string, Case][] => {
    const [postcode = "", town = ""] =
      { FR: ["59000", "Lille"], BE: ["5000", "Namur"], LU: ["9240", "Diekirch"] }[country] ?? [];
    const sent = [`${number} rue d'En-Bas`, postcode, town];
    return [
      [country, [[`${number}, rue d’En‑Bas`, postcode, town], sent]],
      [country, [[`${number} rue d'En-Bas`, postcode, town], sent]],
    ];
  });

const all: [string, Case][] = [
  ...france.map((one): [string, Case] => ["FR", one]),
  ...belgium.map((one): [string, Case] => ["BE", one]),
  ...luxembourg.map((one): [string, Case] => ["LU", one]),
  ...["FR", "BE", "LU"].flatMap(everywhere),
];

test(`${all.length} addresses of three countries are read in the spellings that people use`, async () => {
  const wrong: unknown[] = [];
  for (const [country, [typed, [street, postcode, city, street2 = null]]] of all) {
    const sent = { street, postcode, city, street2 };
    const { values, errors } = await parseForm(rules, inputs(country, typed));
    const read = values && {
      street: values.address.street,
      postcode: values.address.postcode,
      city: values.address.city,
      street2: values.address.street2,
    };
    if (JSON.stringify(read) !== JSON.stringify(sent))
      wrong.push({ country, typed, read: read ?? errors?.fields });
  }
  expect(wrong, `${all.length - wrong.length} of ${all.length} are read`).toEqual([]);
});
