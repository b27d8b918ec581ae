import { withdrawalForm, withdrawalOf, withdrawalRows } from "../../shared/contract/contract-forms.ts";
import { itemName } from "../../shared/order/item-name.ts";
import { hasLink } from "../../shared/text/has-link.ts";
import type { Services } from "../context.ts";
import { textField } from "../forms/posted.ts";
import { withTimeout } from "../with-timeout.ts";
import type { ContractKind } from "./contract-kind.ts";

export const withdrawal: ContractKind = {
  request: "withdrawal",
  failure: "withdrawal not sent",
  number: { query: "commande", field: "orderNumber" },
  formFor: async (c, number) => withdrawalForm(await linesOf(c.var, number)),
  postedForm: async (c, data) => {
    const posted = postedLines(data);
    const number = textField(data, "orderNumber") ?? "";
    // Lines that cannot be read keep nobody from a right.
    const own = posted.length > 0 ? await linesOf(c.var, number) : [];
    return withdrawalForm(own.length > 0 ? own : posted);
  },
  rowsOf: (values) => withdrawalRows(withdrawalOf(values)),
  send: (service, values) => service.withdraw(withdrawalOf(values)),
};

const recent = 20;

const longestWait = 1000;

async function linesOf(
  { ecommerce, log, session }: Services<"ecommerce" | "log" | "session">,
  number: string,
): Promise<string[]> {
  if (!number || !session.loggedIn) return [];
  try {
    const page = await withTimeout(ecommerce.orders(1, recent), longestWait);
    const lines = page?.orders.find((order) => order.number === number)?.items ?? [];
    const named = lines.map(({ productName, variantName, quantity }) => {
      const name = itemName({ productName, variantName });
      return name && quantity && quantity > 1 ? `${quantity}\u00a0× ${name}` : name;
    });
    return [...new Set(named)].filter(Boolean);
  } catch (error) {
    log.error("lines of the order not known", error);
    return [];
  }
}

const postedLines = (data: FormData): string[] => [
  ...new Set(
    data.getAll("lines").flatMap((line) => (typeof line === "string" && !hasLink(line) ? line : [])),
  ),
];
