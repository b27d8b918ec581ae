import * as z from "zod/mini";
import { href } from "../../shared/routes.ts";
import { logIn, measureOwnPages, type OwnPage, ownPagesTable } from "./own-pages.ts";
import type { AskApi, StandIns } from "./stand-ins.ts";
import type { Table } from "./table.ts";
import type { Servers } from "./workerd.ts";

const longest = 15;

export async function measureAccount(servers: Servers, { askApi }: StandIns): Promise<Table> {
  const { token, cookies } = await logIn(askApi);
  const figures = await measureOwnPages(servers, cookies, await accountPages(askApi, token));
  return {
    text: ownPagesTable("Account", figures, `p95 ${longest} ms`),
    missed: figures
      .filter(({ p95 }) => p95 > longest)
      .map(({ name, p95 }) => `${name}: p95 of ${p95.toFixed(1)} ms is above ${longest}.`),
  };
}

const ordersSchema = z.object({ "hydra:member": z.array(z.object({ tokenValue: z.string() })) });

async function accountPages(askApi: AskApi, token: string): Promise<OwnPage[]> {
  const { "hydra:member": orders } = ordersSchema.parse(await askApi("GET", "orders", undefined, token));
  const [latest] = orders;
  if (!latest) throw new Error("The customer of the bench has no order.");
  return [
    { name: "Dashboard", path: href("mon-compte") },
    { name: "Orders", path: href("mon-compte-mes-commandes") },
    { name: "Order", path: href("mon-compte-mes-commandes-order", { order: latest.tokenValue }) },
    { name: "Addresses", path: href("mon-compte-mes-adresses") },
    { name: "Personal data", path: href("mon-compte-mes-informations-personnelles") },
  ];
}
