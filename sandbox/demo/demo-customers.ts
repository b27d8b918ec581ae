import type { customers } from "../database/schema/customers.ts";
import { favouriteOf } from "./demo-addresses.ts";

export const demoPassword = "motdepasse-demo";

type DemoCustomer = Omit<typeof customers.$inferInsert, "createdAt" | "defaultAddress"> & {
  id: number;
  verified?: boolean;
};

const people: DemoCustomer[] = [
  {
    id: 1,
    email: "camille.durand@example.fr",
    firstName: "Camille",
    lastName: "Durand",
    gender: "f",
    birthday: "1988-04-12",
    subscribedToNewsletter: true,
    subscriber: true,
    sponsorCode: "CAMILLE-7Q2M",
  },
  {
    id: 2,
    email: "paul.martin@example.be",
    firstName: "Paul",
    lastName: "Martin",
    gender: "m",
    birthday: "1979-11-30",
  },
  { id: 3, email: "nora.lefevre@example.fr", firstName: "Nora", lastName: "Lefèvre", verified: false },
  {
    id: 4,
    email: "hugo.bernard@example.fr",
    firstName: "Hugo",
    lastName: "Bernard",
    gender: "m",
    birthday: "1995-02-28",
    lastOrderDate: "2025-12-19T18:40:00.000Z",
  },
  {
    id: 5,
    email: "marguerite.delarochefoucauld@example.lu",
    firstName: "Marguerite-Éléonore",
    lastName: "de La Rochefoucauld-Montbel",
    gender: "f",
    birthday: "1951-07-14",
    subscribedToNewsletter: true,
  },
  {
    id: 6,
    email: "gerard.lemoine@example.fr",
    firstName: "Gérard",
    lastName: "Lemoine",
    gender: "m",
    birthday: "1963-09-02",
  },
  {
    id: 7,
    email: "claire.petit@example.fr",
    firstName: "Claire",
    lastName: "Petit",
    gender: "f",
    birthday: "1990-05-17",
    subscriber: true,
  },
  {
    id: 8,
    email: "antoine.mercier@example.fr",
    firstName: "Antoine",
    lastName: "Mercier",
    gender: "m",
    birthday: "1984-01-09",
    subscriber: true,
  },
];

export const demoCustomers = people.map(({ verified = true, ...customer }) => ({
  customer: {
    gender: "u",
    birthday: null,
    subscribedToNewsletter: false,
    subscriber: false,
    lastOrderDate: null,
    sponsorCode: null,
    ...customer,
    defaultAddress: favouriteOf(customer.id),
  },
  verified,
}));
