/** Id of the form that filters and sorts a listing. */
export const filterFormId = "filtres";
