import { shopName, shopSubject } from "../../shared/identity.ts";
export const layoutTexts = {
  announcement: "Annonce",
  menu: {
    close: "Fermer le menu",
    all: "Tout voir",
    orders: "Suivre ma commande",
    shops: "Magasins",
    help: "Aide",
  },
  footer: {
    service: "Une question\u00a0?",
    help: "Questions fréquentes",
    contact: "Nous écrire",
    payments: "Moyens de paiement acceptés",
    legal: "Informations légales",
    rights: `${shopName}, ${shopSubject}`,
  },
  payments: {
    visa: "Visa",
    mastercard: "Mastercard",
    paypal: "PayPal",
    check: "Chèque",
    transfer: "Virement",
  },
} as const;
