import { api } from "../../shared/api/api.ts";
import { href } from "../../shared/routes.ts";
import { processFigures } from "../endurance/process-figures.ts";
import { browser } from "./pages.ts";
import type { StandIns } from "./stand-ins.ts";
import { markdownTable, type Table } from "./table.ts";
import { startWorkers } from "./workerd.ts";

const encoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";

const parts = (each: string, count: number) =>
  `${`--x\r\nContent-Disposition: form-data; ${each}\r\n`.repeat(count)}--x--\r\n`;

/** Just within the limits of a body, so that as much as possible is read. */
const bodies: Record<string, [type: string, body: string]> = {
  "distinct names": [encoded, Array.from({ length: 25_000 }, (_, at) => `f${at}=1`).join("&")],
  "one name": [encoded, "message=a&".repeat(25_000)],
  "200 long names": [encoded, Array.from({ length: 199 }, (_, at) => `${"a.".repeat(150)}${at}=1`).join("&")],
  spaces: [encoded, `message=${"+".repeat(63_000)}x`],
  "one long word": [encoded, `email=${"a.".repeat(15_000)}&message=${"é".repeat(5_000)}&q=x`],
  "invisible characters": [encoded, `message=${encodeURIComponent("\u200b").repeat(7_000)}`],
  "ends of lines": [multipart, parts(`name="message"\r\n\r\n${"\r".repeat(60_000)}`, 1)],
  "many parts": [multipart, parts('name="message"\r\n\r\na', 4_000)],
};

const paths = {
  Contact: href("nous-contacter"),
  "Sign-in": href("connexion"),
  Termination: href("resilier-mon-abonnement"),
  Withdrawal: href("renoncer-au-contrat"),
  Newsletter: api.newsletter,
  "Article added": api.items,
};

/** How many times the processor time of a plain body a hostile one may take. */
const bar = 20;

const count = 20;

/** Processor time of the most expensive bodies of each form for everybody, beside that of a plain one. */
export async function measureHostile({ address }: StandIns): Promise<Table> {
  const { ports, pid, stop } = await startWorkers(["shop"], address);
  if (pid === undefined) throw new Error("workerd has no process.");
  const shop = `http://127.0.0.1:${ports.shop}`;
  const post = async (path: string, [type, body]: [string, string]) => {
    const headers = { "user-agent": browser, origin: shop, "content-type": type };
    // A body that is not read to its end resets the connection.
    const answer = await fetch(shop + path, { method: "POST", headers, body, redirect: "manual" }).catch(
      () => undefined,
    );
    await answer?.text().catch(() => "");
  };
  const costOf = async (path: string, body: [string, string]): Promise<number> => {
    await post(path, body);
    const before = processFigures(pid).cpu;
    for (let at = 0; at < count; at++) await post(path, body);
    return (processFigures(pid).cpu - before) / count;
  };
  try {
    const rows: { name: string; plain: number; worst: string; cost: number; times: number }[] = [];
    for (const [name, path] of Object.entries(paths)) {
      for (let at = 0; at < 3; at++) await costOf(path, [encoded, "email=nadia"]);
      const plain = Math.max(await costOf(path, [encoded, "email=nadia"]), 0.5);
      const costs: [string, number][] = [];
      for (const [kind, body] of Object.entries(bodies)) costs.push([kind, await costOf(path, body)]);
      const [worst = "", cost = 0] = costs.toSorted(([, one], [, other]) => other - one)[0] ?? [];
      rows.push({ name, plain, worst, cost, times: cost / plain });
    }
    const cells = rows.map(({ name, plain, worst, cost, times }) => [
      name,
      worst,
      `${plain.toFixed(1)} ms`,
      `${cost.toFixed(1)} ms`,
      `${times.toFixed(1)} ×`,
      `${bar} ×`,
    ]);
    return {
      text: markdownTable(["Form", "Most expensive body", "Plain", "Hostile", "Times", "Bar"], cells, 2),
      missed: rows
        .filter(({ times }) => times > bar)
        .map(({ name, worst, times }) => `${name}, ${worst}: ${times.toFixed(1)} × is above ${bar}.`),
    };
  } finally {
    stop();
  }
}
