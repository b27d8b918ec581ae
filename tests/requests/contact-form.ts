import { env } from "cloudflare:workers";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { askStandIns, type Visitor, visitor } from "./visitor.ts";

export const contactPath = "/nous-contacter/";

export const goodMessage = {
  topic: "Une livraison",
  email: "nadia@exemple.fr",
  orderId: "000123",
  productName: "",
  message: "Bonjour, mon colis est arrivé ouvert.",
};

type Entries = Record<string, string | File>;

let senders = 0;

export function sender(address = `192.0.2.${++senders}`) {
  const browser = visitor();
  const own = {
    Origin: "https://museau.example",
    "Sec-Fetch-Site": "same-origin",
    "CF-Connecting-IP": address,
  };
  return {
    browser,
    call: (path: string, entries: Entries) =>
      send(browser, path, entries, { ...own, Accept: "application/json" }),
    post: (path: string, entries: Entries, headers: Record<string, string> = {}) =>
      send(browser, path, entries, { ...own, ...headers }),
  };
}

function send(browser: Visitor, path: string, entries: Entries, headers: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) body.append(name, value);
  return browser.get(path, { method: "POST", body, headers });
}

export async function tokenFor(
  action = "contact",
  siteKey = "demo-site-key",
): Promise<Record<string, string>> {
  const { token } = await askStandIns<{ token: string }>("/_sandbox/bot-check/tokens", { siteKey, action });
  return { [senderFields.token]: token };
}

export function stampIn(html: string): Entries {
  const stamp = new RegExp(`name="${senderFields.stamp}" value="([^"]*)"`).exec(html)?.[1];
  if (!stamp) throw new Error("the page has no stamp");
  return { [senderFields.stamp]: stamp };
}

export interface Mailbox {
  messages: {
    id: number;
    email: string;
    message: string;
    orderId: string | null;
    productName: string | null;
    fileName: string | null;
    fileType: string | null;
    fileSize: number | null;
  }[];
  subscriptions: { email: string }[];
  stockNotifications: { email: string; variantCode: string }[];
}

export const mailbox = async (): Promise<Mailbox> =>
  (await visitor().get("/_sandbox/customer-service")).json();

export async function emptyMailbox(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("delete from contact_requests"),
    env.DB.prepare("delete from newsletter_subscriptions"),
    env.DB.prepare("delete from stock_notifications"),
  ]);
}

export interface FormAnswer {
  sent?: boolean;
  errors?: { fields: Record<string, string>; form: string[] };
}
