export const searchBoxId = "recherche";
