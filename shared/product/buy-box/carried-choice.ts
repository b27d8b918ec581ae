export const choiceQuery = { purchase: "achat", interval: "rythme", quantity: "quantite" } as const;

export const carriedPurchases = { "one-off": "unique", subscription: "abonnement" } as const;

export function withChoices(address: string, form: FormData): string {
  const url = new URL(address);
  const { searchParams } = url;
  const isSubscription = form.get("purchase") === "subscription";
  searchParams.set(choiceQuery.purchase, carriedPurchases[isSubscription ? "subscription" : "one-off"]);
  searchParams.set(choiceQuery.quantity, String(form.get("quantity") ?? 1));
  if (isSubscription) searchParams.set(choiceQuery.interval, String(form.get("interval")));
  else searchParams.delete(choiceQuery.interval);
  return url.href;
}
