import { ofName } from "../text/of-name.ts";

export const subscriptionNameTexts = {
  animal: ({ name }: { name: string }) => `Les repas ${ofName(name)}`,
  number: "Abonnement n°\u00a0{{number}}",
} as const;
