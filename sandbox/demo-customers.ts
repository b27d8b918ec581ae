export const demoPassword = "motdepasse-demo";

/** Invented people: one who subscribes, one who does not. */
export const demoCustomers = [
  {
    id: 1,
    email: "camille.durand@example.fr",
    firstName: "Camille",
    lastName: "Durand",
    gender: "f",
    birthday: "1988-04-12",
    subscribedToNewsletter: true,
    subscriber: true,
    lastOrderDate: "2026-09-03T09:12:00.000Z",
    defaultAddress: "/api/v2/shop/addresses/1",
  },
  {
    id: 2,
    email: "paul.martin@example.be",
    firstName: "Paul",
    lastName: "Martin",
    gender: "m",
    birthday: "1979-11-30",
    subscribedToNewsletter: false,
    subscriber: false,
    lastOrderDate: null,
  },
];
