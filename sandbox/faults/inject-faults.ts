import type { Context, MiddlewareHandler } from "hono";
import type { SandboxEnv } from "../env.ts";
import { ConnectionRefused } from "./connection-refused.ts";
import { type Fault, faultFor, type Service } from "./fault-rules.ts";
import { listFaults, takeFault } from "./fault-store.ts";

/** Makes a service as slow, broken or unreachable as the switchboard says. `base` is where the service stands. */
export function injectFaults(service: Service, base: string): MiddlewareHandler<SandboxEnv> {
  return async function injectFaults(c, next) {
    const faults = await listFaults(c.get("db"), service);
    const fault = faultFor(faults, { method: c.req.method, path: c.req.path.slice(base.length) });
    if (!fault || !(await takeFault(c.get("db"), fault))) return next();
    if (fault.delay > 0) await scheduler.wait(fault.delay);
    return meet(c, next, fault);
  };
}

async function meet(
  c: Context<SandboxEnv>,
  next: () => Promise<void>,
  fault: Fault,
): Promise<Response | undefined> {
  switch (fault.mode) {
    case "slow":
      await next();
      return undefined;
    case "status":
      return failure(fault);
    case "refused":
      throw new ConnectionRefused(`The ${fault.service} stand-in was told to refuse connections.`);
    case "garbage":
      return c.html(
        "<!doctype html><title>Maintenance</title><h1>Le service est en cours de redémarrage</h1>",
      );
    case "truncated":
      await next();
      await cutInTwo(c);
      return undefined;
  }
}

function failure({ service, status }: Fault): Response {
  const ecommerce = {
    "@type": "hydra:Error",
    "hydra:title": "Une erreur est survenue",
    "hydra:description": "Le service est momentanément indisponible.",
  };
  const content = {
    data: null,
    error: { status, name: "InternalServerError", message: "Internal Server Error" },
  };
  return Response.json(service === "ecommerce" ? ecommerce : content, { status });
}

async function cutInTwo(c: Context<SandboxEnv>): Promise<void> {
  const { status, headers } = c.res;
  const text = await c.res.text();
  // Hono would mix a response into the one that stands, whose body is read: that one goes first.
  c.res = undefined;
  c.res = new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers });
}
