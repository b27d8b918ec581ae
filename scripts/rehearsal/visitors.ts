import { postFormsIn } from "../../tests/rigs/posted-forms.ts";

export interface Traffic {
  pages: number;
  failures: number;
  stop(): Promise<void>;
}

const agent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36";

/** One visit of each of `numbers`; a visitor comes from an address of their own. */
export async function sendVisits(origin: string, numbers: readonly number[]): Promise<void> {
  const traffic = { pages: 0, failures: 0 };
  await Promise.all(numbers.map((number) => visit(visitor(origin, number, traffic).open, number)));
}

export function sendVisitors(origin: string, atOnce: number): Traffic {
  const traffic = { pages: 0, failures: 0, stop: async () => {} };
  let isOver = false;
  let visitors = 0;
  const come = async () => {
    while (!isOver) {
      const { open } = visitor(origin, ++visitors, traffic);
      await visit(open, visitors).catch((error: unknown) => console.error("rehearsal:", error));
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, come));
  traffic.stop = async () => {
    isOver = true;
    await all;
  };
  return traffic;
}

type Open = (path: string, fields?: Record<string, string>) => Promise<string>;

async function visit(open: Open, number: number): Promise<void> {
  await open("/");
  const listing = await open(number % 2 ? "/chien/croquettes/" : "/chat/croquettes/");
  const products = [...listing.matchAll(/href="(\/produits\/[^"?#]+)/g)].map(([, path]) => path ?? "/");
  const product = await open(products[number % products.length] ?? "/");
  const form = postFormsIn(product).find(({ action }) => action.startsWith("/api/cart/items"));
  if (form && number % 2) {
    await open(form.action, form.fields);
    await open("/panier/");
  }
}

function visitor(origin: string, number: number, traffic: Pick<Traffic, "pages" | "failures">) {
  const jar = new Map<string, string>();
  let from = "none";
  const open: Open = async (path, fields) => {
    const answer = await fetch(new URL(path, origin), {
      redirect: "manual",
      headers: {
        Accept: "text/html",
        "User-Agent": agent,
        Origin: origin,
        "CF-Connecting-IP": `203.0.${Math.floor(number / 250) % 250}.${number % 250}`,
        "Sec-Fetch-Site": from,
        "Sec-Fetch-Dest": "document",
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
    from = "same-origin";
    traffic.pages += 1;
    if (answer.status >= 500) traffic.failures += 1;
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer.text();
  };
  return { open };
}
