import type { OrderAddress } from "./ecommerce/order-address.ts";

const camille = {
  company: null,
  firstName: "Camille",
  lastName: "Durand",
  provinceCode: null,
  provinceName: null,
  street2: null,
  phoneNumber: "+33612345678",
  phoneNumber2: null,
  deliveryInstructions: null,
};

interface DemoAddress {
  id: number;
  customerId: number;
  alias: string | null;
  address: OrderAddress;
}

/** Address books of the demo customers; which one is the favourite stands with the customer. */
export const demoAddresses: DemoAddress[] = [
  {
    id: 1,
    customerId: 1,
    alias: "Maison",
    address: {
      ...camille,
      countryCode: "FR",
      street: "12 rue Émile Zola",
      street2: "Bâtiment B 3e étage",
      postcode: "69002",
      city: "Lyon",
      deliveryInstructions: "Digicode 24B7, deuxième porte à gauche.",
    },
  },
  {
    id: 2,
    customerId: 1,
    alias: "Bureau",
    address: {
      ...camille,
      company: "Atelier des Quais",
      countryCode: "FR",
      street: "41 quai Perrache",
      postcode: "69002",
      city: "Lyon",
      phoneNumber2: "+33472000000",
    },
  },
  {
    id: 3,
    customerId: 1,
    alias: null,
    address: {
      ...camille,
      firstName: "Odile",
      lastName: "Vandenberghe",
      countryCode: "BE",
      street: "8 rue du Pont d'Avroy",
      postcode: "4000",
      city: "Liège",
      phoneNumber: "+32470123456",
    },
  },
];
