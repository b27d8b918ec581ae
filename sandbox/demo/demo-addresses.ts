import { everyPostalText } from "../../shared/address/address.ts";
import type { addresses } from "../database/schema/customers.ts";
import { iri } from "../ecommerce/iri.ts";
import type { OrderAddress } from "../ecommerce/order-address.ts";

interface DemoAddress {
  customerId: number;
  alias: string | null;
  isFavourite?: boolean;
  address: OrderAddress;
}

const camille = { firstName: "Camille", lastName: "Durand" };
const marguerite = { firstName: "Marguerite-Éléonore", lastName: "de La Rochefoucauld-Montbel" };

export const familyHouse = "La maison de famille, celle avec le grand cèdre";

const book: DemoAddress[] = [
  {
    customerId: 1,
    alias: "Maison",
    isFavourite: true,
    address: at(camille, ["12 rue Émile Zola", "69002", "Lyon", "FR", "+33612345678"], {
      street2: "Bâtiment B 3e étage",
      deliveryInstructions: "Digicode 24B7, deuxième porte à gauche.",
    }),
  },
  {
    customerId: 1,
    alias: "Bureau",
    address: at(camille, ["41 quai Perrache", "69002", "Lyon", "FR", "+33612345678"], {
      company: "Atelier des Quais",
      phoneNumber2: "+33472000000",
    }),
  },
  {
    customerId: 1,
    alias: null,
    address: at({ firstName: "Odile", lastName: "Vandenberghe" }, [
      "8 rue du Pont d'Avroy",
      "4000",
      "Liège",
      "BE",
      "+32470123456",
    ]),
  },
  {
    customerId: 4,
    alias: null,
    address: at({ firstName: "Hugo", lastName: "Bernard" }, [
      "5 place du Marché",
      "35000",
      "Rennes",
      "FR",
      "+33698765432",
    ]),
  },
  {
    customerId: 5,
    alias: "Luxembourg",
    isFavourite: true,
    address: at(marguerite, ["12 rue du Fossé", "1536", "Luxembourg", "LU", "+352621123456"]),
  },
  {
    customerId: 5,
    alias: familyHouse,
    address: at(
      marguerite,
      ["38 chemin du Moulin des Trois Ponts", "24200", "Sarlat-la-Canéda", "FR", "+33612987654"],
      {
        street2: "Lieu-dit La Borie Haute, portail vert",
        deliveryInstructions:
          "Sonner deux fois et attendre : la gardienne est souvent au potager. Sinon, laisser le colis sous l’auvent, à l’abri de la pluie et des chiens.",
      },
    ),
  },
  {
    customerId: 5,
    alias: "Chez Adèle",
    address: at({ firstName: "Adèle", lastName: "O'Neill" }, [
      "3 rue de l'Église",
      "94240",
      "L'Haÿ-les-Roses",
      "FR",
      "+33611223344",
    ]),
  },
  {
    customerId: 5,
    alias: "Bruxelles",
    address: at(marguerite, ["88 avenue Louise", "1050", "Ixelles", "BE", "+32470123456"], {
      phoneNumber2: "+3225123456",
    }),
  },
  {
    customerId: 5,
    alias: "Le chalet",
    address: at(marguerite, ["210 route des Praz", "74400", "Chamonix-Mont-Blanc", "FR", "+33612987654"]),
  },
  {
    customerId: 5,
    alias: "Pension des chats",
    address: at(
      { firstName: "Accueil", lastName: "Les Quatre Pattes" },
      ["1 impasse des Tilleuls", "57000", "Metz", "FR", "+33387112233"],
      { company: "Pension Les Quatre Pattes" },
    ),
  },
  {
    customerId: 6,
    alias: "Élevage",
    isFavourite: true,
    address: at({ firstName: "Gérard", lastName: "Lemoine" }, [
      "7 chemin des Aulnes",
      "63200",
      "Riom",
      "FR",
      "+33655443322",
    ]),
  },
  {
    customerId: 7,
    alias: "Maison",
    isFavourite: true,
    address: at({ firstName: "Claire", lastName: "Petit" }, [
      "3 rue des Lilas",
      "44000",
      "Nantes",
      "FR",
      "+33611223344",
    ]),
  },
  {
    customerId: 8,
    alias: "Maison",
    isFavourite: true,
    address: at({ firstName: "Antoine", lastName: "Mercier" }, [
      "18 cours de Verdun",
      "69002",
      "Lyon",
      "FR",
      "+33622334455",
    ]),
  },
];

export const demoAddresses = book.map(({ isFavourite: _, ...row }, index): typeof addresses.$inferInsert => ({
  id: index + 1,
  ...row,
}));

/** @throws Error if the customer has no address of this name */
export function demoAddress(customer: number, name: string): OrderAddress {
  const found = book.find(({ customerId, alias }) => customerId === customer && alias === name);
  if (!found) throw new Error(`customer ${customer} has no address "${name}"`);
  return found.address;
}

export function favouriteOf(customer: number): string | null {
  const index = book.findIndex(({ customerId, isFavourite }) => isFavourite && customerId === customer);
  return index < 0 ? null : iri("addresses", index + 1);
}

type Place = [street: string, postcode: string, city: string, countryCode: string, phoneNumber: string];

function at(
  person: { firstName: string; lastName: string },
  [street, postcode, city, countryCode, phoneNumber]: Place,
  more: Partial<OrderAddress> = {},
): OrderAddress {
  return {
    ...everyPostalText(null),
    ...person,
    countryCode,
    provinceCode: null,
    provinceName: null,
    street,
    city,
    postcode,
    phoneNumber,
    ...more,
  };
}
