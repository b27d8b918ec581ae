export const ownerField = "client";
