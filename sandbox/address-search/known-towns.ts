/** Longitude before latitude, as in GeoJSON. */
export const knownTowns = [
  { name: "Arcachon", postcode: "33120", coordinates: [-1.1677, 44.6523] },
  { name: "Villefranche-sur-Saône", postcode: "69400", coordinates: [4.7261, 45.9895] },
  { name: "Menton", postcode: "06500", coordinates: [7.4976, 43.7765] },
] as const;
