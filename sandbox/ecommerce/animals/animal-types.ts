/** The last segment of their IRIs (spec 3, pet). */
export const dog = "1";
export const cat = "2";
