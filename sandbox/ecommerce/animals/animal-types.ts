export const dog = "1";
export const cat = "2";
