import type { Context, MiddlewareHandler } from "hono";
import { answerIn } from "../ecommerce/dialect-answers.ts";
import { dialectIn } from "../ecommerce/dialect-store.ts";
import type { SandboxEnv } from "../env.ts";
import { type Fault, faultFor, type Service, waitOf } from "../fault-rules.ts";
import { ConnectionRefused } from "./connection-refused.ts";
import { isFaultSet, takeFault } from "./fault-store.ts";
import { problem } from "./problem.ts";

export type Ask = (request: Request, c: Context<SandboxEnv>) => Response | Promise<Response>;

const nothingKnown: Ask = () => new Response(null, { status: 404 });

export function injectFaults(
  service: Service,
  base: string,
  ask: Ask = nothingKnown,
): MiddlewareHandler<SandboxEnv> {
  return async function injectFaults(c, next) {
    const faults = c.get("faults").filter((fault) => fault.service === service);
    const fault = faultFor(faults, { method: c.req.method, path: c.req.path.slice(base.length) });
    if (!fault || !(await takeFault(c.get("db"), fault))) return next();
    const wait = waitOf(fault);
    if (wait > 0) await scheduler.wait(wait);
    return meet(c, next, fault, ask);
  };
}

const pollInterval = 5;

async function meet(
  c: Context<SandboxEnv>,
  next: () => Promise<void>,
  fault: Fault,
  ask: Ask,
): Promise<Response | undefined> {
  switch (fault.mode) {
    case "previous":
    case "other":
      if (c.req.method === "GET") return void (await next());
      return fault.mode === "other" ? c.json(otherObject) : previousState(c, ask);
    case "slow":
      await next();
      return undefined;
    case "status":
      return failure(c, fault);
    case "refused":
      throw broken(fault);
    case "garbage":
      return c.html(
        "<!doctype html><title>Maintenance</title><h1>Le service est en cours de redémarrage</h1>",
      );
    case "empty":
      return c.body("");
    case "truncated":
      await next();
      await cutInTwo(c);
      return undefined;
    case "huge":
      await next();
      await enlarge(c);
      return undefined;
    case "held":
      while (await isFaultSet(c.get("db"), fault)) await scheduler.wait(pollInterval);
      await next();
      return undefined;
    case "lost":
      await next();
      await loseAnswer(c, fault);
      return undefined;
  }
}

const otherObject = {
  "@id": "/api/v2/shop/orders/otherOrder0",
  "@type": "Order",
  id: 987_654_321,
  tokenValue: "otherOrder0",
  state: "cart",
  items: [],
};

async function previousState(c: Context<SandboxEnv>, ask: Ask): Promise<Response> {
  const url = new URL(c.req.url);
  const headers = new Headers(c.req.raw.headers);
  headers.delete("Content-Type");
  headers.delete("Content-Length");
  for (let path = url.pathname; path.includes("/shop/"); path = path.slice(0, path.lastIndexOf("/"))) {
    const answer = await ask(new Request(new URL(path + url.search, url), { headers }), c);
    if (answer.status === 200) return answer;
    await answer.body?.cancel();
  }
  return c.json({});
}

function broken({ service }: Fault): ConnectionRefused {
  return new ConnectionRefused(`The ${service} stand-in was told to break connections.`);
}

async function failure(c: Context<SandboxEnv>, { service, status }: Fault): Promise<Response> {
  const headers = new Headers(status === 429 || status === 503 ? { "Retry-After": "30" } : {});
  switch (service) {
    case "ecommerce": {
      const contentType = "application/ld+json; charset=utf-8";
      const original = { status, contentType, body: hydraError };
      const answer = answerIn(
        dialectIn(c.get("settings")),
        { method: c.req.method, path: c.req.path },
        original,
      );
      headers.set("Content-Type", answer.contentType);
      return Response.json(answer.body, { status, headers });
    }
    case "content":
      return Response.json({ data: null, error: { ...strapiError, status } }, { status, headers });
    case "search":
      return Response.json({ message: "Internal error", status }, { status, headers });
    case "identity":
      return Response.json({ error: "server_error" }, { status, headers });
    case "image-host":
      return Response.json({ message: "Something went wrong.", help: "" }, { status, headers });
    case "marketing":
      return problem(status, "Service unavailable", undefined, headers);
    case "address-search":
      return Response.json({ code: status, message: "Service unavailable" }, { status, headers });
    case "bot-check":
    case "tag-manager":
    case "gateway":
    case "pictures":
      headers.set("Content-Type", "text/html; charset=utf-8");
      return new Response(`<!doctype html><title>${status}</title><h1>${status}</h1>`, { status, headers });
  }
}

const hydraError = {
  "@type": "hydra:Error",
  "hydra:title": "Une erreur est survenue",
  "hydra:description": "Le service est momentanément indisponible.",
};

const strapiError = { name: "InternalServerError", message: "Internal Server Error" };

async function loseAnswer(c: Context<SandboxEnv>, fault: Fault): Promise<void> {
  await c.res.body?.cancel();
  if (fault.status === 0) throw broken(fault);
  c.res = undefined;
  c.res = await failure(c, fault);
}

async function enlarge(c: Context<SandboxEnv>): Promise<void> {
  const { status, headers } = c.res;
  const end = await c.res.bytes();
  const blank = new Uint8Array(100_000).fill(32);
  let left = 1000;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      left -= 1;
      controller.enqueue(left < 0 ? end : blank);
      if (left < 0) controller.close();
    },
  });
  c.res = undefined;
  c.res = new Response(status === 204 ? null : body, { status, headers });
  c.res.headers.delete("Content-Length");
}

async function cutInTwo(c: Context<SandboxEnv>): Promise<void> {
  const { status, headers } = c.res;
  const text = await c.res.text();
  // Hono otherwise merges the new response into the old one, whose body is used up.
  c.res = undefined;
  c.res = new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers });
}
