export const sameForLessTexts = {
  once: "La même quantité en {{packs}}\u00a0: {{saving}} de moins",
  perParcel: "La même quantité en {{packs}}\u00a0: {{saving}} de moins par colis",
  packs: "{{quantity}}\u00a0×\u00a0{{name}}",
} as const;
