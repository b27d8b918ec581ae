import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { AnswerTooLong } from "./bounded-answer.ts";
import { createDeadline } from "./deadline.ts";
import { createHttp } from "./http.ts";
import { NoSuchCall, nullIfAbsent, UpstreamError } from "./upstream-error.ts";

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function service(...answers: (Response | Error | (() => Promise<Response>))[]) {
  const log = { error: vi.fn(), warn: vi.fn() };
  const fetcher = vi.fn(async (_request: Request): Promise<Response> => {
    const answer = answers.shift();
    if (typeof answer === "function") return answer();
    if (answer instanceof Error) throw answer;
    return answer ?? json({ ok: true });
  });
  const http = createHttp({
    service: "content",
    baseURL: "https://content.example/api",
    fetcher,
    query: { locale: "fr-FR" },
    log,
  });
  return { http, fetcher, log };
}

const schema = z.object({ ok: z.boolean() });

test("the base address, the common query and the list parameters make the address", async () => {
  const { http, fetcher } = service();
  await http("b2c-products", { schema, query: { "filters[sku][$in]": ["A", "B"], render: 1 } });
  const url = new URL(fetcher.mock.calls[0]?.[0].url ?? "");
  expect(url.pathname).toBe("/api/b2c-products");
  expect(url.searchParams.getAll("filters[sku][$in]")).toEqual(["A", "B"]);
  expect(url.searchParams.get("locale")).toBe("fr-FR");
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])("a GET is tried once more on %i", async (status) => {
  const { http, fetcher } = service(json({}, status));
  expect(await http("x", { schema })).toEqual({ ok: true });
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test.each([400, 401, 404, 422])("a GET is not tried again on %i", async (status) => {
  const { http, fetcher } = service(json({}, status));
  await expect(http("x", { schema })).rejects.toThrow(UpstreamError);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)("a %s is never tried again", async (method) => {
  const { http, fetcher } = service(json({}, 503));
  await expect(http("x", { method, schema, body: {} })).rejects.toThrow("503");
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test("a refusal carries the service's words and is told from a fault of the service", async () => {
  const { http } = service(
    json({ "hydra:description": "Stock insuffisant" }, 422),
    json({}, 500),
    json({}, 500),
  );
  const refusal = await http("x", { schema }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 422, refused: true, problem: { message: "Stock insuffisant" } });
  expect(await http("x", { schema }).catch((error: unknown) => error)).toMatchObject({
    status: 500,
    refused: false,
  });
});

const routeNotFound = 'No route found for "POST https://api.example/api/v2/shop/orders"';

test.each([
  ["404, Sylius 1.14", 404, { "@type": "hydra:Error", "hydra:description": routeNotFound }],
  ["404, Sylius 2.0", 404, { type: "/errors/404", title: "An error occurred", detail: routeNotFound }],
  ["404, Symfony", 404, { code: 404, message: routeNotFound }],
  ["405, Sylius", 405, { "hydra:description": `${routeNotFound}: Method Not Allowed (Allow: GET)` }],
  ["405, Strapi", 405, { data: null, error: { status: 405, name: "MethodNotAllowedError" } }],
  ["404, a page of the web server", 404, "<!doctype html><title>404 Not Found</title>"],
  ["404, a text", 404, "404 page not found"],
  ["404 without a body", 404, ""],
])("%s: the service has no such call, which is logged by name as an outage", async (_, status, body) => {
  const answer = new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  const { http, fetcher, log } = service(answer);
  const failure = await http("shop/orders", { method: "POST", schema, body: {} }).catch(
    (thrown: unknown) => thrown,
  );
  expect(failure).toBeInstanceOf(NoSuchCall);
  expect(failure).toMatchObject({ status: 501, refused: false, isDoubtful: false, mayStillRun: false });
  expect(() => nullIfAbsent(failure)).toThrow(NoSuchCall);
  expect(log.error.mock.calls).toEqual([["no such call", failure]]);
  expect(String(failure)).toContain("content POST shop/orders: 501 (the service has no such call)");
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test.each([
  ["Sylius 1.14", { "@type": "hydra:Error", "hydra:description": "Not Found" }],
  ["Sylius 2.0", { type: "/errors/404", title: "An error occurred", status: 404, detail: "Not Found" }],
  ["Symfony", { code: 404, message: "Not Found" }],
  ["Strapi", { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } }],
  ["an empty object", {}],
])("a 404 of the API itself (%s) means that the resource is not there", async (_, body) => {
  const { http, log } = service(json(body, 404));
  const failure = await http("x", { schema }).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ status: 404, refused: true });
  expect(nullIfAbsent(failure)).toBeNull();
  expect(log.error).not.toHaveBeenCalled();
});

test("a service that is not there has the status 0", async () => {
  const { http } = service(new Error("refused"), new Error("refused"));
  expect(await http("x", { schema }).catch((error: unknown) => error)).toMatchObject({
    status: 0,
    refused: false,
  });
});

test.each(["GET", "POST"] as const)("a %s without an answer is not sent again", async (method) => {
  const { http, fetcher } = service(new Error("refused"));
  await expect(http("x", { method, schema })).rejects.toThrow("no answer");
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test.each(["GET", "POST"] as const)(
  "an endless answer to a %s is an outage, and asked for once",
  async (method) => {
    const { http, fetcher } = service(new AnswerTooLong("x"));
    const error = await http("x", { method, schema }).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ status: 502, isDoubtful: true, aside: "answer not readable" });
    expect(fetcher).toHaveBeenCalledTimes(1);
  },
);

test("a call ends at its deadline, whose timer alone decides: the service never answers", async () => {
  vi.useFakeTimers();
  const { http } = service(() => new Promise(() => {}));
  const calling = http("x", { schema, deadline: 50 }).catch((error: unknown) => error);
  const settled = vi.fn();
  void calling.then(settled);
  await vi.advanceTimersByTimeAsync(50);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await calling).toMatchObject({ status: 0, cause: { name: "TimeoutError" } });
  vi.useRealTimers();
});

test("an answer that waits when a busy thread comes to the timers counts, although the time is up", async () => {
  vi.useFakeTimers();
  const deadline = createDeadline(50);
  const fetcher = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return json({ ok: true });
  };
  const http = createHttp({ service: "content", baseURL: "https://content.example/api", fetcher, deadline });
  const calling = http("x", { schema, deadline: 50 });
  await vi.advanceTimersByTimeAsync(51);
  expect(await calling).toEqual({ ok: true });
  expect(deadline.signal.aborted).toBe(true);
  vi.useRealTimers();
});

test.each([
  ["a page of HTML", "<!doctype html><title>Erreur</title>"],
  ["JSON that breaks off", '{"ok": tr'],
  ["another shape", '{"ok":"oui"}'],
  ["nothing", ""],
])("%s instead of the answer is an error of the service, not of the page", async (_, body) => {
  const { http } = service(new Response(body, { status: 200 }));
  expect(await http("x", { schema }).catch((error: unknown) => error)).toMatchObject({
    status: 502,
    refused: false,
  });
});

test("an answer without body fits a schema that expects none", async () => {
  const { http } = service(new Response(null, { status: 204 }));
  expect(await http("x", { method: "DELETE", schema: z.unknown() })).toBeNull();
});

test("a read that is answered 200 without a body is an outage, whatever is expected", async () => {
  const { http } = service(new Response(""));
  await expect(http("x", { schema: z.unknown() })).rejects.toMatchObject({ status: 502 });
});

const page = () =>
  new Response("<!doctype html><title>Maintenance</title>", { headers: { "Content-Type": "text/html" } });

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
  "a page in place of the answer to a %s is an outage, also where nobody reads the answer",
  async (method) => {
    const { http } = service(page());
    const error = await http("x", { method, schema: z.unknown() }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, refused: false });
    expect(String((error as Error).cause)).toContain("not JSON (text/html");
  },
);

test.each([200, 201, 202, 204])("an empty answer of status %i is a success", async (status) => {
  const { http } = service(new Response(null, { status }));
  await expect(http("x", { method: "POST", schema: z.unknown() })).resolves.not.toThrow();
});

const redirect = (Location: string, status = 302) => new Response(null, { status, headers: { Location } });

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)("a redirect of a %s is an outage", async (method) => {
  const { http, fetcher } = service(redirect("/api/login", 307));
  expect(await http("x", { method, schema: z.unknown() }).catch((error: unknown) => error)).toMatchObject({
    status: 502,
  });
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test("a redirect of a read is followed on its host, with its headers", async () => {
  const { http, fetcher } = service(redirect("/api/other/"), json({ ok: true }));
  expect(await http("x", { schema, headers: { Authorization: "Bearer t" } })).toEqual({ ok: true });
  const followed = fetcher.mock.calls[1]?.[0];
  expect(followed?.url).toBe("https://content.example/api/other/");
  expect(followed?.headers.get("Authorization")).toBe("Bearer t");
});

test.each([
  "https://login.example/",
  "https://content.example:8443/api/x",
  "http://content.example/api/x",
  "//[",
  "/api/x",
])("a read redirected to %s ends as an outage", async (location) => {
  const { http } = service(...Array.from({ length: 9 }, () => redirect(location)));
  expect(await http("x", { schema }).catch((error: unknown) => error)).toMatchObject({ status: 502 });
});
