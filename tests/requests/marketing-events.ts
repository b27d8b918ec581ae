import { env } from "cloudflare:workers";
import { askStandIns, shop, visitor } from "./visitor.ts";

export const marketing = "/_sandbox/marketing";

export const pageView = {
  event: "page_view",
  app_name: "museau-fr-FR",
  environment: "demo",
  entity: "store",
  country: "FR",
  store: "museau_fr",
  data: { name: "index", path: "/", query: {}, status: 200 },
  utm: { utm_source: "lettre" },
  abtests: [{ name: "titre", segment: "court" }],
};

export function caller(cookies: Record<string, string> = {}) {
  const browser = visitor({ cookies });
  return {
    cookies: browser.cookies,
    send: (body: unknown, init: RequestInit = {}) =>
      browser.postJson(`${marketing}?locale=fr-FR`, body, init),
    report: (campaign: string, body: unknown = { app_name: "museau-fr-FR" }) =>
      browser.postJson(`${marketing}/report/${campaign}?locale=fr-FR`, body),
  };
}

export const callAsServer = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  (env.SANDBOX as Fetcher).fetch("http://sandbox/marketing?locale=fr-FR", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

export interface SentEvent {
  receivedAt: string;
  sender: "browser" | "server";
  visitor: string;
  purposes: string[] | null;
  refusedBySignal: boolean;
  body: typeof pageView;
  answered: string[];
}

export async function sentEvents(): Promise<SentEvent[]> {
  const answer = await visitor().get(`${marketing}/events`);
  return (await answer.json<{ events: SentEvent[] }>()).events;
}

export const forgetEvents = () => visitor().get(`${marketing}/events`, { method: "DELETE" });

export const switchCampaign = (campaign: string, on: boolean, data?: Record<string, unknown>) =>
  askStandIns(`${marketing}/campaigns`, { campaign, on, data });

export const runTests = (tests: { name: string; segments: { name: string; weight: number }[] }[]) =>
  askStandIns(`${marketing}/tests`, { tests });

export const answerMarketing = (answer: string) => askStandIns(`${marketing}/answer`, { answer });

export const otherOrigin = { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } };
export const shopOrigin = shop;
