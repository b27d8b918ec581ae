/** Id of the search box in the header. */
export const searchBoxId = "recherche";
