import { expect, test } from "vitest";
import { frenchSentence } from "./french-sentence.ts";

test.each([
  "Le code postal ne correspond pas à la ville.",
  "Cette adresse n'est pas desservie par nos transporteurs.",
  "Veuillez choisir une date dans le mois.",
  "L’animal doit avoir plus de 8 semaines.",
  "L’abonnement ABO0000001 est en cours : il doit d’abord prendre fin.",
  "La commande MUS00000525 est déjà payée.",
  "Vous avez déjà 20 animaux\u00a0: retirez-en un.",
])("a French sentence is shown: %s", (message) => {
  expect(frenchSentence(` ${message}\n`)).toBe(message);
});

test.each([
  undefined,
  "",
  "Too odd.",
  "This value is not valid.",
  "The value de la ville is not valid.",
  "Deze waarde is niet geldig.",
  "Dieser Wert sollte nicht leer sein.",
  "El código de la ciudad no es válido.",
  "Il codice della città non è valido.",
  "sylius.user.email.unique",
  "first_name.min",
  "La valeur {{ value }} ne peut pas être utilisée.",
  "La valeur %value% ne peut pas être utilisée.",
  "Le client 8837261 ne peut pas être trouvé dans la base.",
  "Le client 3f2b8a1c n’est pas dans la base.",
  "La commande /api/v2/shop/orders/12 n’est pas la vôtre.",
  "Une erreur est survenue dans App\\Entity\\Order::place() à la ligne 12",
  "Erreur de la base : SQLSTATE[23000] le champ est nul",
  "Le champ shippingAddress ne doit pas être vide.",
  "<b>Le code</b> de la carte n’est pas bon.",
  "Le code n’est pas bon.\n#0 /srv/app/src/Kernel.php(12): de la ligne",
  `Le code n’est pas bon, ${"et de plus ".repeat(40)}`,
])("anything else is not: %s", (message) => {
  expect(frenchSentence(message)).toBeUndefined();
});
