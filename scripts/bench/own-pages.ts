import * as z from "zod/mini";
import { demoCustomers, demoPassword } from "../../sandbox/demo/demo-customers.ts";
import { loadOf, median, percentile } from "./load.ts";
import { browser } from "./pages.ts";
import type { AskApi } from "./stand-ins.ts";
import { markdownTable } from "./table.ts";
import type { Servers } from "./workerd.ts";

export interface OwnPage {
  name: string;
  path: string;
}

export interface OwnFigures {
  name: string;
  bytes: number;
  p50: number;
  p95: number;
  ratio: number;
}

export const [owner] = demoCustomers;

const sessionSchema = z.object({ token: z.string(), customer: z.string() });
export type OwnSession = z.infer<typeof sessionSchema> & { cookies: string };

export async function logIn(askApi: AskApi): Promise<OwnSession> {
  const body = { email: owner?.customer.email, password: demoPassword };
  const session = sessionSchema.parse(await askApi("POST", "authentication-token", body));
  const { token, customer } = session;
  return { ...session, cookies: `jwtTokenRaw=${token}; customerUri=${encodeURIComponent(customer)}` };
}

const rounds = 5;
const time = 400;

export async function measureOwnPages(
  { shop, raw }: Servers,
  cookies: string,
  pages: readonly OwnPage[],
): Promise<OwnFigures[]> {
  const figures: OwnFigures[] = [];
  for (const { name, path } of pages) {
    const answer = await fetch(shop + path, {
      headers: { "user-agent": browser, cookie: cookies },
      redirect: "manual",
    });
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes("</html>"))
      throw new Error(`${name} cannot be measured: its status is ${answer.status}.`);
    const kept = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const headers = { Cookie: [cookies, ...kept].join("; ") };
    await fetch(raw + path, { method: "PUT", body: html });
    await loadOf(shop + path, 1, time, headers);
    await loadOf(raw + path, 1, time);
    const times: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const load = await loadOf(shop + path, 1, time, headers);
      times.push(...load.times);
      ratios.push(load.rate / (await loadOf(raw + path, 1, time)).rate);
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    figures.push({ name, bytes: Buffer.byteLength(html), p50, p95, ratio: median(ratios) });
  }
  return figures;
}

export function ownPagesTable(kind: string, figures: readonly OwnFigures[], bar: string): string {
  const rows = figures.map(({ name, bytes, p50, p95, ratio }) => [
    name,
    String(bytes),
    `${p50.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    ratio.toFixed(3),
    bar,
  ]);
  return markdownTable([kind, "Bytes", "p50", "p95", "Ratio", "Bar"], rows);
}
