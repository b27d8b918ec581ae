import { withoutAccents } from "../text/text.ts";

const read = new Map<string, string[][]>();

export function namesOfOneTown(countryCode: string): string[][] {
  if (!Object.hasOwn(towns, countryCode)) return [];
  const known = read.get(countryCode);
  if (known) return known;
  const names = (towns[countryCode] ?? "").split("\n").map((line) => line.split("/").map(folded));
  read.set(countryCode, names);
  return names;
}

export function folded(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^a-z\d]+/g, " ")
    .replace(/\b(s(?:ain)?)t(e?)\b/g, "st$2")
    .trim();
}

const towns: Record<string, string> = {
  FR: `Bayonne/Baiona
Biarritz/Miarritze
Anglet/Angelu
Bidart/Bidarte
Boucau/Bokale
Cambo-les-Bains/Kanbo
Ciboure/Ziburu
Espelette/Ezpeleta
Hasparren/Hazparne
Hendaye/Hendaia
Mauléon-Licharre/Maule-Lextarre/Mauléon/Maule
Saint-Jean-de-Luz/Donibane Lohizune
Saint-Jean-Pied-de-Port/Donibane Garazi
Saint-Pée-sur-Nivelle/Senpere
Urrugne/Urruña
Ustaritz/Uztaritze
Perpignan/Perpinyà
Argelès-sur-Mer/Argelers
Collioure/Cotlliure
Elne/Elna
Prades/Prada
Thuir/Tuïr
Rennes/Roazhon
Nantes/Naoned
Auray/An Alre
Carhaix-Plouguer/Karaez-Plougêr
Carhaix/Karaez
Châteaubriant/Kastell-Briant
Concarneau/Konk-Kerne
Fougères/Felger
Guingamp/Gwengamp
Landerneau/Landerne
Lannion/Lannuon
Lorient/An Oriant
Morlaix/Montroulez
Pontivy/Pondivi
Quimper/Kemper
Quimperlé/Kemperle
Saint-Brieuc/Sant-Brieg
Saint-Malo/Sant-Maloù
Saint-Nazaire/Sant-Nazer
Vannes/Gwened
Vitré/Gwitreg
Strasbourg/Straßburg/Strossburi
Colmar/Kolmar
Haguenau/Hagenau
Mulhouse/Mülhausen/Milhüsa
Saverne/Zabern
Sélestat/Schlettstadt
Wissembourg/Weißenburg
Dunkerque/Duinkerke
Lille/Rijsel
Ajaccio/Aiacciu
Corte/Corti
L'Île-Rousse/Lisula
Porto-Vecchio/Portivechju
Sartène/Sartè
Aurillac/Orlhac
Béziers/Besièrs
Carcassonne/Carcassona
Limoges/Limòtges
Marseille/Marselha
Montpellier/Montpelhièr
Narbonne/Narbona
Nice/Nissa
Rodez/Rodés
Tarbes/Tarba
Toulouse/Tolosa
Fort-de-France/Fodfrans
Pointe-à-Pitre/Lapwent
Les Abymes/Zabim
Saint-Denis/Sin-Dni
Mamoudzou/Momoju`,
  BE: `Auderghem/Oudergem
Berchem-Sainte-Agathe/Sint-Agatha-Berchem
Bruxelles/Brussel/Brüssel
Forest/Vorst
Ixelles/Elsene
Laeken/Laken
Molenbeek-Saint-Jean/Sint-Jans-Molenbeek/Molenbeek
Saint-Gilles/Sint-Gillis
Saint-Josse-ten-Noode/Sint-Joost-ten-Node/Saint-Josse/Sint-Joost
Schaerbeek/Schaarbeek
Uccle/Ukkel
Watermael-Boitsfort/Watermaal-Bosvoorde
Woluwe-Saint-Lambert/Sint-Lambrechts-Woluwe
Woluwe-Saint-Pierre/Sint-Pieters-Woluwe
Alost/Aalst
Anvers/Antwerpen/Antwerp
Arlon/Aarlen/Arel
Ath/Aat
Audenarde/Oudenaarde
Bastogne/Bastenaken
Biévène/Bever
Braine-l'Alleud/Eigenbrakel
Braine-le-Château/Kasteelbrakel
Braine-le-Comte/'s-Gravenbrakel
Bruges/Brugge
Comines/Komen
Comines-Warneton/Komen-Waasten
Courtrai/Kortrijk
Coxyde/Koksijde
Crainhem/Kraainem
Dixmude/Diksmuide
Enghien/Edingen
Espierres-Helchin/Spiere-Helkijn
Flobecq/Vloesberg
Fourons/Voeren
Furnes/Veurne
Gand/Gent/Ghent
Genappe/Genepiën
Grammont/Geraardsbergen
Grimbergen/Grimberghe
Hal/Halle
Hannut/Hannuit
Huy/Hoei
Jodoigne/Geldenaken
La Hulpe/Terhulpen
La Panne/De Panne
Lessines/Lessen
Liège/Luik/Lüttich
Lierre/Lier
Limbourg/Limburg
Looz/Borgloon
Louvain/Leuven
Malines/Mechelen
Menin/Menen
Messines/Mesen
Mons/Bergen
Mouscron/Moeskroen
Namur/Namen
Nieuport/Nieuwpoort
Nivelles/Nijvel
Ostende/Oostende
Poperinghe/Poperinge
Renaix/Ronse
Rhode-Saint-Genèse/Sint-Genesius-Rode
Roulers/Roeselare
Saint-Nicolas/Sint-Niklaas
Saint-Trond/Sint-Truiden
Soignies/Zinnik
Termonde/Dendermonde
Tervuren/Tervueren
Tirlemont/Tienen
Tongres/Tongeren
Torhout/Thourout
Tournai/Doornik
Tubize/Tubeke
Vilvorde/Vilvoorde
Visé/Wezet
Waremme/Borgworm
Warneton/Waasten
Wavre/Waver
Wervicq/Wervik
Ypres/Ieper
Amblève/Amel
Bullange/Büllingen
Butgenbach/Bütgenbach
La Calamine/Kelmis/Neu-Moresnet
Plombières/Bleyberg
Saint-Vith/St. Vith/Sankt Vith
Waimes/Weismes
Welkenraedt/Welkenrath`,
  LU: `Luxembourg/Lëtzebuerg/Luxemburg
Bascharage/Käerjeng/Niederkerschen/Nidderkäerjeng
Beaufort/Befort
Bertrange/Bartreng/Bartringen
Bettembourg/Beetebuerg/Bettemburg
Bissen/Biissen
Bous/Bus
Clervaux/Klierf/Clerf
Colmar-Berg/Colmer-Bierg
Consdorf/Konsdref
Contern/Conter
Diekirch/Dikrech
Differdange/Déifferdeng/Differdingen
Dippach/Dippech
Dudelange/Diddeleng/Düdelingen
Echternach/Iechternach
Esch-sur-Alzette/Esch-Uelzecht/Esch/Esch an der Alzette
Ettelbruck/Ettelbréck/Ettelbrück
Frisange/Fréiseng/Frisingen
Grevenmacher/Gréivemaacher
Hesperange/Hesper/Hesperingen
Junglinster/Jonglënster
Käerjeng/Kaerjeng
Kayl/Käl
Kehlen/Kielen
Kopstal/Koplescht
Larochette/Fiels/Fels
Leudelange/Leideleng/Leudelingen
Lintgen/Lëntgen
Lorentzweiler/Luerenzweiler
Mamer/Mamer
Mersch/Miersch
Mertert/Mäertert
Mondercange/Monnerech/Monnerich
Mondorf-les-Bains/Munneref/Bad Mondorf
Niederanven/Nidderaanwen
Pétange/Péiteng/Petingen
Rambrouch/Rammerech
Redange-sur-Attert/Réiden/Redange/Redingen
Remich/Réimech
Roeser/Réiser
Rumelange/Rëmeleng/Rümelingen
Sandweiler/Sandweiler
Sanem/Suessem/Sassenheim
Schifflange/Schëffleng/Schifflingen
Steinfort/Stengefort
Steinsel/Steesel
Strassen/Stroossen
Troisvierges/Ëlwen/Ulflingen
Vianden/Veianen
Walferdange/Walfer/Walferdingen
Wasserbillig/Waasserbëlleg
Weiler-la-Tour/Weiler zum Turm
Wiltz/Wolz
Wincrange/Wëntger/Wintger`,
};
