import { performance } from "node:perf_hooks";
import type { Mode, Service } from "../../sandbox/fault-rules.ts";
import { formPost, startBuiltShop } from "../../tests/rigs/built-shop.ts";

export interface Fault {
  name: string;
  mode: Mode;
  status?: number;
  delay?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  firstByte: number;
  total: number;
}

export async function startShop() {
  const shop = await startBuiltShop();
  const origin = "http://boutique.localhost";
  const browser = () => timed(shop.browser(origin));
  const anybody = browser();
  const tell = async (path: string, body: object) => {
    const headers = { "Content-Type": "application/json", origin };
    const answer = await anybody.ask(path, { method: "POST", body: JSON.stringify(body), headers });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text);
  };
  return {
    browser,
    tell,
    breakService: (service: Service, { mode, delay, status }: Fault) =>
      tell("/_sandbox/faults", { service, mode, delay, status }),
    mend: () => anybody.ask("/_sandbox/faults", { method: "DELETE", headers: { origin } }),
    stop: shop.stop,
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

type PlainBrowser = ReturnType<Awaited<ReturnType<typeof startBuiltShop>>["browser"]>;

function timed({ cookies, ask: fetch }: PlainBrowser) {
  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const start = performance.now();
    const { status, headers, body } = await fetch(path, init);
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    let piece = await reader?.read();
    const firstByte = performance.now() - start;
    let text = "";
    while (piece && !piece.done) {
      text += decoder.decode(piece.value, { stream: true });
      piece = await reader?.read();
    }
    return { status, headers, text, firstByte, total: performance.now() - start };
  }
  return {
    cookies,
    ask,
    post: (path: string, fields: Record<string, string>) => ask(path, formPost(fields)),
  };
}

export type Browser = ReturnType<typeof timed>;
