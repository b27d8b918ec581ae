import { arrived, type DemoOrder, home, placed } from "./demo-order.ts";

const count = 500;
const every = 5;

const food = ["11000503", "11002303", "11001202", "11001803", "11002102"];
const besides = ["12001303", "13000703", "12001103", "13001402"];

export const gerardsOrders: DemoOrder[] = Array.from({ length: count }, (_, index) => ({
  ...fate(index),
  name: `elevage-${count - index}`,
  customerId: 6,
  ...arrived(12 + index * every),
  lines: [
    { code: food[index % food.length] ?? "", quantity: 1 + (index % 3) },
    ...(index % 2 === 0 ? [{ code: besides[(index / 2) % besides.length] ?? "", quantity: 1 }] : []),
  ],
  carrier: home,
  address: "Élevage",
}));

function fate(index: number): Pick<DemoOrder, "states" | "payments"> {
  if (index % 53 === 52) {
    return {
      states: { ...placed.sent, paymentState: "refunded" },
      payments: [{ method: "card", state: "refunded" }],
    };
  }
  return { states: placed.sent, payments: [{ method: "card", state: "completed" }] };
}
