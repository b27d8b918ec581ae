import type { ShopCountry } from "../../shared/country/country.ts";
import type { Position } from "../../shared/shops/distance.ts";

export interface Town extends Position {
  name: string;
  postcode: string;
  country: ShopCountry;
}

/** One town per line: name, postcode, latitude, longitude. Larger towns, then capitals of départements. */
const france = `Paris 75001 48.857 2.352
Marseille 13001 43.296 5.370
Lyon 69001 45.764 4.836
Toulouse 31000 43.605 1.444
Nice 06000 43.703 7.266
Nantes 44000 47.218 -1.554
Montpellier 34000 43.611 3.877
Strasbourg 67000 48.573 7.752
Bordeaux 33000 44.838 -0.579
Lille 59000 50.629 3.057
Rennes 35000 48.117 -1.678
Reims 51100 49.258 4.032
Toulon 83000 43.125 5.930
Saint-Étienne 42000 45.440 4.387
Le Havre 76600 49.494 0.108
Grenoble 38000 45.188 5.724
Dijon 21000 47.322 5.042
Angers 49000 47.478 -0.563
Villeurbanne 69100 45.771 4.890
Saint-Denis 93200 48.936 2.357
Nîmes 30000 43.837 4.360
Clermont-Ferrand 63000 45.777 3.087
Le Mans 72000 48.006 0.199
Aix-en-Provence 13100 43.529 5.447
Brest 29200 48.390 -4.486
Tours 37000 47.394 0.685
Amiens 80000 49.894 2.296
Limoges 87000 45.834 1.262
Annecy 74000 45.899 6.129
Boulogne-Billancourt 92100 48.836 2.241
Metz 57000 49.119 6.176
Besançon 25000 47.238 6.024
Perpignan 66000 42.689 2.895
Orléans 45000 47.903 1.909
Rouen 76000 49.443 1.099
Mulhouse 68100 47.750 7.336
Caen 14000 49.183 -0.371
Nancy 54000 48.692 6.184
Tourcoing 59200 50.723 3.161
Roubaix 59100 50.690 3.182
Avignon 84000 43.949 4.806
Poitiers 86000 46.580 0.340
Versailles 78000 48.802 2.130
Créteil 94000 48.790 2.455
Nanterre 92000 48.892 2.207
Bobigny 93000 48.908 2.440
Pau 64000 43.295 -0.371
Bayonne 64100 43.493 -1.475
La Rochelle 17000 46.160 -1.151
Calais 62100 50.951 1.859
Dunkerque 59140 51.034 2.377
Cannes 06400 43.552 7.017
Antibes 06600 43.581 7.125
Béziers 34500 43.344 3.216
Colmar 68000 48.079 7.359
Bourges 18000 47.081 2.399
Quimper 29000 47.996 -4.103
Valence 26000 44.933 4.892
Troyes 10000 48.297 4.074
Chambéry 73000 45.564 5.918
Lorient 56100 47.748 -3.370
Saint-Nazaire 44600 47.273 -2.214
Saint-Malo 35400 48.649 -2.026
Niort 79000 46.323 -0.465
Valenciennes 59300 50.358 3.523
Saint-Quentin 02100 49.847 3.287
Beauvais 60000 49.429 2.081
Cholet 49300 47.060 -0.879
Vannes 56000 47.658 -2.760
La Roche-sur-Yon 85000 46.670 -1.426
Laval 53000 48.070 -0.773
Arras 62000 50.291 2.777
Albi 81000 43.929 2.148
Carcassonne 11000 43.213 2.351
Évreux 27000 49.024 1.151
Belfort 90000 47.638 6.863
Charleville-Mézières 08000 49.773 4.720
Blois 41000 47.586 1.336
Brive-la-Gaillarde 19100 45.159 1.533
Châlons-en-Champagne 51000 48.957 4.364
Bourg-en-Bresse 01000 46.205 5.226
Tarbes 65000 43.233 0.078
Périgueux 24000 45.184 0.721
Angoulême 16000 45.649 0.156
Cherbourg-en-Cotentin 50100 49.639 -1.616
Saint-Brieuc 22000 48.514 -2.766
Chalon-sur-Saône 71100 46.781 4.854
Mâcon 71000 46.307 4.829
Auxerre 89000 47.798 3.573
Nevers 58000 46.990 3.159
Montauban 82000 44.018 1.355
Rodez 12000 44.350 2.575
Cahors 46000 44.448 1.441
Auch 32000 43.646 0.587
Agen 47000 44.203 0.617
Mont-de-Marsan 40000 43.891 -0.500
Foix 09000 42.966 1.607
Mende 48000 44.518 3.501
Aurillac 15000 44.926 2.440
Le Puy-en-Velay 43000 45.043 3.885
Moulins 03000 46.565 3.333
Guéret 23000 46.170 1.872
Tulle 19000 45.268 1.771
Châteauroux 36000 46.811 1.691
Alençon 61000 48.432 0.091
Saint-Lô 50000 49.116 -1.090
Chartres 28000 48.447 1.489
Laon 02000 49.564 3.624
Melun 77000 48.540 2.660
Évry-Courcouronnes 91000 48.624 2.429
Cergy 95000 49.036 2.077
Bar-le-Duc 55000 48.772 5.161
Épinal 88000 48.172 6.450
Chaumont 52000 48.111 5.139
Vesoul 70000 47.623 6.156
Lons-le-Saunier 39000 46.675 5.554
Privas 07000 44.735 4.599
Gap 05000 44.560 6.079
Digne-les-Bains 04000 44.092 6.236
Ajaccio 20000 41.927 8.737
Bastia 20200 42.697 9.451`;

const belgium = `Bruxelles 1000 50.847 4.352
Anvers 2000 51.219 4.402
Gand 9000 51.054 3.725
Charleroi 6000 50.411 4.444
Liège 4000 50.633 5.568
Bruges 8000 51.209 3.225
Namur 5000 50.467 4.872
Louvain 3000 50.880 4.701
Mons 7000 50.455 3.952
La Louvière 7100 50.479 4.188
Tournai 7500 50.606 3.388
Seraing 4100 50.598 5.510
Verviers 4800 50.590 5.865
Mouscron 7700 50.744 3.207
Wavre 1300 50.717 4.601
Louvain-la-Neuve 1348 50.669 4.612
Hasselt 3500 50.931 5.338
Ostende 8400 51.230 2.920
Arlon 6700 49.683 5.816
Bastogne 6600 50.004 5.715
Dinant 5500 50.261 4.912
Huy 4500 50.519 5.240`;

const luxembourg = `Luxembourg 1111 49.612 6.130
Esch-sur-Alzette 4001 49.496 5.981
Differdange 4501 49.524 5.891
Dudelange 3401 49.480 6.088
Pétange 4701 49.558 5.880
Ettelbruck 9001 49.848 6.104
Diekirch 9201 49.868 6.160
Wiltz 9501 49.966 5.933
Echternach 6401 49.812 6.422`;

function townsOf(country: ShopCountry, lines: string): Town[] {
  return lines.split("\n").flatMap((line) => {
    const found = /^(.+) (\d{4,5}) (\S+) (\S+)$/.exec(line);
    if (!found) return [];
    const [, name = "", postcode = "", latitude, longitude] = found;
    return [{ name, postcode, country, latitude: Number(latitude), longitude: Number(longitude) }];
  });
}

export const towns: readonly Town[] = [
  ...townsOf("FR", france),
  ...townsOf("BE", belgium),
  ...townsOf("LU", luxembourg),
];
