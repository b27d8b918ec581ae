export const filterFormId = "filtres";
