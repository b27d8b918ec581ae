import { unbrokenLot } from "./lot-recall.ts";

interface Lots {
  lots: readonly string[];
}

const numbers = ({ lots }: Lots) =>
  lots.length === 0
    ? "tous les lots"
    : `${lots.length > 1 ? "lots" : "lot"} ${lots.map(unbrokenLot).join(", ")}`;

const advice = ({ lots }: Lots) =>
  lots.length === 0
    ? "N’en donnez plus à votre animal."
    : `Vérifiez le lot sur l’emballage. Si c’est ${lots.length > 1 ? "l’un d’eux" : "celui-\u2060ci"}, ne donnez plus ce produit à votre animal.`;

const onSale = ({ lots }: Lots) =>
  lots.length === 0 ? "" : " Ce que nous vendons aujourd’hui vient d’autres lots.";

const held = ({ lots, number }: Lots & { number: string }) =>
  `${number ? `Votre commande n°\u00a0${number}` : "Une de vos commandes"} ${lots.length === 0 ? "en contient" : "peut en contenir"}.`;

export const recallAlertTexts = {
  label: "Rappel de produit",
  one: ({ name, format, lots }: Lots & { name: string; format: string }) =>
    `Rappel de produit\u00a0: ${name}${format && ` (${format})`}, ${numbers({ lots })}. N’en donnez plus à votre animal.`,
  several: ({ count }: { count: number }) =>
    `${count > 1 ? `Rappel de ${count}\u00a0produits` : "Rappel d’un produit"}. Lisez lesquels avant de nourrir votre animal.`,
  read: "Lire le rappel",
  readAll: "Voir les rappels",
  product: ({ format, lots, isSold }: Lots & { format: string; isSold: boolean }) =>
    `Ce produit est rappelé, format ${format}, ${numbers({ lots })}. ${advice({ lots })}${isSold ? onSale({ lots }) : ""}`,
  ordered: ({ name, format, lots }: Lots & { name: string; format: string }) =>
    `Un produit de cette commande est rappelé\u00a0: ${name}${format && ` (${format})`}, ${numbers({ lots })}. ${advice({ lots })}`,
  attention: ({ name, format, lots, number }: Lots & { name: string; format: string; number: string }) =>
    `Rappel de produit\u00a0: ${name}${format && ` (${format})`}, ${numbers({ lots })}. ${held({ lots, number })} ${advice({ lots })}`,
} as const;
