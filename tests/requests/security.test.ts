import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { arriving, holdCalls } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import {
  askStandIns,
  breakService,
  mendAfterEach,
  mendServices,
  productPath,
  shop,
  visitor,
} from "./visitor.ts";

mendAfterEach();

const pages = [
  "/",
  "/chien/croquettes/",
  productPath,
  "/panier/",
  "/page/conditions-utilisation/",
  "/nulle/part/",
];

async function elementsOf(answer: Response): Promise<{ tag: string; attributes: Map<string, string> }[]> {
  const found: { tag: string; attributes: Map<string, string> }[] = [];
  const rewriter = new HTMLRewriter().on("*", {
    element({ tagName, attributes }) {
      found.push({
        tag: tagName,
        attributes: new Map([...attributes].map(([name = "", value = ""]) => [name, value])),
      });
    },
  });
  await rewriter.transform(answer).text();
  return found;
}

function policyOf(answer: Response): Map<string, string[]> {
  const text = answer.headers.get("content-security-policy") ?? "";
  return new Map(
    text.split(/;\s*/).map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(policyOf(answer).get("script-src")?.join(" ") ?? "")?.[1];

const data = ["application/ld+json", "application/json"];

describe("the content security policy", () => {
  test.each(pages)("of %s names one nonce, and every inline script carries it", async (path) => {
    const answer = await visitor().get(path);
    const nonce = nonceOf(answer);
    const nonces = new Set(answer.headers.get("content-security-policy")?.match(/'nonce-[^']+'/g));
    expect([...nonces]).toEqual([`'nonce-${nonce}'`]);
    const inline = (await elementsOf(answer)).filter(
      ({ tag, attributes }) =>
        tag === "style" ||
        (tag === "script" && !attributes.has("src") && !data.includes(attributes.get("type") ?? "")),
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const { attributes } of inline) expect(attributes.get("nonce")).toBe(nonce);
  });

  test.each(pages)("blocks nothing in %s", async (path) => {
    const elements = await elementsOf(await visitor().get(path));
    expect(elements.length).toBeGreaterThan(50);
    const names = elements.flatMap(({ attributes }) => [...attributes.keys()]);
    expect(names.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
    const addresses = elements.flatMap(({ tag, attributes }) =>
      ["src", "href", "action", "srcset", "data"].flatMap((name) => {
        const fetchesNothing =
          tag === "a" ||
          (tag === "link" && /^(?:canonical|alternate|expect)$/.test(attributes.get("rel") ?? ""));
        return fetchesNothing ? [] : (attributes.get(name) ?? []);
      }),
    );
    expect(addresses.filter((address) => !/^\/(?!\/)|^$/.test(address))).toEqual([]);
  });

  test("allows nothing inline, no other hosts except for frames, no base, no plug-in", async () => {
    const policy = policyOf(await visitor().get("/"));
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("frame-src")?.every((host) => /^https:\/\/[a-z.-]+$/.test(host))).toBe(true);
    policy.delete("frame-src");
    const sources = [...policy.values()].flat();
    expect(sources.filter((source) => /unsafe|\*|https?:/.test(source))).toEqual([]);
  });

  test("lets scripts run by the nonce alone, and those that they bring along by their address", async () => {
    const answer = await visitor().get("/");
    const policy = policyOf(answer);
    const nonce = nonceOf(answer);
    expect(policy.get("script-src")).toEqual([`'nonce-${nonce}'`, "'strict-dynamic'"]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy.get("trusted-types")?.at(0)).toBe("default");
    expect(policy.get("trusted-types")).not.toContain("*");
    const html = await answer.text();
    const scripts = Array.from(
      html.matchAll(/<script nonce="[^"]*">([\s\S]*?)<\/script>/g),
      ([, text = ""]) => text,
    );
    const guard = scripts.findIndex((text) => text.includes("createPolicy"));
    expect(scripts.slice(0, guard).join()).not.toMatch(/import|\.src|innerHTML/);
    expect(scripts[guard]).toContain(String.raw`"^(?:https://museau\\.example/)"`);
  });

  test("of a stand-in's page names the shop's own scripts, which it has in plain elements", async () => {
    const policy = policyOf(await visitor().get("/_sandbox/"));
    expect(policy.get("script-src")?.at(0)).toBe("'self'");
    expect(policy.has("require-trusted-types-for")).toBe(false);
  });

  test("has what it blocks reported to the shop itself", async () => {
    const answer = await visitor().get("/");
    expect(policyOf(answer).get("report-uri")).toEqual(["/api/reports"]);
    const [group] = policyOf(answer).get("report-to") ?? [];
    expect(answer.headers.get("reporting-endpoints")).toBe(`${group}="/api/reports"`);
  });

  test("has a new nonce in every answer", async () => {
    const nonces = await Promise.all(
      Array.from({ length: 5 }, async () => nonceOf(await visitor().get("/chat/"))),
    );
    expect(new Set(nonces).size).toBe(5);
    for (const nonce of nonces) expect(atob(nonce ?? "").length).toBeGreaterThanOrEqual(16);
  });

  test("covers the late parts too: they have the nonce of the first byte", async () => {
    const held = holdCalls((call) => call.includes("/b2c-products/b2c-categories"));
    const answer = await visitor().stream("/produits/croquettes-chiot-poulet-riz/");
    const nonce = nonceOf(answer);
    const page = arriving(answer);
    await page.until("</main>");
    held.release();
    const html = await page.all();
    expect(/\$R[CSX]\(/.test(html)).toBe(true);
    for (const [, attributes = ""] of html.matchAll(/<script([^>]*)>/g)) {
      if (!data.some((type) => attributes.includes(`type="${type}"`)))
        expect(attributes).toContain(`nonce="${nonce}"`);
    }
  });
});

describe("a report of a browser", () => {
  const blocked = (more: object = {}) => ({
    "document-uri": `${shop}/commande/jeton-tres-secret/?email=moi%40example.fr`,
    referrer: `${shop}/mot-de-passe-oublie/jeton-tres-secret/`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js?moi%40example.fr",
    "script-sample": "jeton-tres-secret",
    ...more,
  });
  const modern = (body: object, type = "csp-violation") => ({ type, age: 0, url: shop, body });

  async function report(body: unknown) {
    const log = readLog();
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await visitor().get("/api/reports", {
      method: "POST",
      body: text,
      headers: { "Content-Type": "application/csp-report" },
    });
    const lines = log().filter(({ event }) => event === "policy violated");
    return { status: answer.status, lines, all: JSON.stringify(log()) };
  }

  test.each<[string, unknown]>([
    ["report-uri", { "csp-report": blocked() }],
    [
      "report-to",
      [
        modern({
          documentURL: `${shop}/commande/jeton-tres-secret/`,
          effectiveDirective: "script-src-elem",
          blockedURL: "https://evil.example/a.js",
        }),
        modern({}, "deprecation"),
      ],
    ],
  ])("by %s is one line: directive, host and screen, and no word of the sender's own", async (_, body) => {
    const { status, lines, all } = await report(body);
    expect(status).toBe(204);
    expect(lines).toEqual([
      expect.objectContaining({
        directive: "script-src-elem",
        blocked: "evil.example",
        screen: "commande-order",
      }),
    ]);
    expect(all).not.toMatch(/jeton-tres-secret|moi|a\.js/);
  });

  test("of an extension, of nothing, or of a thousand things is hardly a line", async () => {
    const extension = { "csp-report": blocked({ "blocked-uri": "chrome-extension://abc/x.js" }) };
    expect(await report(extension)).toMatchObject({ status: 204, lines: [] });
    const directive = {
      "csp-report": blocked({ "effective-directive": "x\ny", "violated-directive": "{}" }),
    };
    expect(await report(directive)).toMatchObject({ status: 204, lines: [] });
    for (const odd of ["", "{", "[1]", '"x"', "null"]) expect((await report(odd)).status, odd).toBe(400);
    const one = modern({ documentURL: shop, effectiveDirective: "img-src", blockedURL: "inline" });
    expect((await report(Array(50).fill(one))).lines).toHaveLength(5);
    expect((await report("x".repeat(17_000))).status).toBe(413);
  });

  test("is bounded by network", async () => {
    vi.spyOn(env.REPORT_LIMIT, "limit").mockResolvedValue({ success: false });
    expect(await report({ "csp-report": blocked() })).toMatchObject({ status: 429, lines: [] });
  });
});

describe("an address without https", () => {
  test.each(["/", "/chien/croquettes/?page=2", "/api/cart", "/api/webhooks/content"])(
    "leads to the same with it: %s",
    async (path) => {
      for (const method of ["GET", "POST"]) {
        const answer = await visitor({ origin: "http://museau.example" }).get(path, { method });
        expect([answer.status, answer.headers.get("location")]).toEqual([308, shop + path]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    },
  );

  test.each([
    "http://localhost:4173",
    "http://boutique.localhost",
    "http://127.0.0.1:4173",
    "http://192.168.1.20",
    "http://[::1]:80",
  ])("is served where there is no certificate: %s", async (origin) => {
    expect((await visitor({ origin }).get("/health")).status).toBe(200);
  });
});

describe("a page whose address holds a token", () => {
  test.each([
    "/mot-de-passe-oublie/jeton-tres-secret/",
    "/commande/jeton-tres-secret/",
    "/mon-compte/mes-commandes/jeton-tres-secret/",
    "/connexion/?retour=%2Fcommande%2Fjeton-tres-secret%2F",
    "/mon-compte/bienvenue/?jeton=tres-secret",
  ])("is stored nowhere, and told to no other host: %s", async (path) => {
    const { headers } = await visitor().get(path);
    expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
      "no-store",
      "same-origin",
    ]);
  });

  test("and its form is taken as the shop's own", async () => {
    const { status } = await visitor().post("/mot-de-passe-oublie/jeton-tres-secret/", { newPassword: "a" });
    expect(status).not.toBe(403);
  });
});

describe("every answer", () => {
  test.each([
    ...pages,
    "/chien",
    "/api/cart",
    "/api/rien",
    "/health",
    "/robots.txt",
    "/sitemap.xml",
    "/no-script.css",
    "/blog/",
  ])("of %s has security headers and its id", async (path) => {
    const { headers } = await visitor().get(path);
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=(?:3153600[0-9]|[4-9]\d{7,})/);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.has("content-security-policy")).toBe(true);
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{16,}$/);
    expect(headers.has("x-powered-by")).toBe(false);
  });

  test("has an id of its own", async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await visitor().get("/health")).headers.get("x-request-id")),
    );
    expect(new Set(ids).size).toBe(3);
  });
});

describe("a write that another site makes the browser send", () => {
  const add = { variantCode: "11000101", quantity: "1" };

  test.each<[string, Record<string, string>]>([
    ["a form of another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    [
      "a form of another site of the same owner",
      { Origin: "https://blog.museau.example", "Sec-Fetch-Site": "same-site" },
    ],
    ["the same host without https", { Origin: "http://museau.example", "Sec-Fetch-Site": "cross-site" }],
    ["the same host on another port", { Origin: `${shop}:8443`, "Sec-Fetch-Site": "same-site" }],
    ["a host that begins like ours", { Origin: `${shop}.evil.example`, "Sec-Fetch-Site": "cross-site" }],
    ["a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    [
      "an origin that contradicts the browser",
      { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
    ],
    ["no origin, from another site", { Origin: "", "Sec-Fetch-Site": "cross-site" }],
    ["nothing that tells where it is from", { Origin: "", "Sec-Fetch-Site": "" }],
  ])("is refused: %s, whatever its body", async (_, headers) => {
    const someone = visitor();
    expect((await someone.post("/api/cart/items", add, { headers })).status).toBe(403);
    expect((await someone.postJson("/api/cart/items", add, { headers })).status).toBe(403);
    const disguised = { ...headers, "Content-Type": "text/plain" };
    expect((await someone.postJson("/api/cart/items", add, { headers: disguised })).status).toBe(403);
    expect(someone.cookies.size).toBe(0);
  });

  test.each<[string, Record<string, string>]>([
    ["its own origin", { Origin: shop, "Sec-Fetch-Site": "same-origin" }],
    ["its own origin alone", { Origin: shop, "Sec-Fetch-Site": "" }],
    ["the word of the browser alone", { Origin: "", "Sec-Fetch-Site": "same-origin" }],
  ])("is not one that comes with %s", async (_, headers) => {
    expect((await visitor().post("/api/cart/items", add, { headers })).status).toBe(303);
    expect((await visitor().postJson("/api/cart/items", add, { headers })).status).toBe(200);
  });

  test("is refused by other methods too", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const answer = await visitor().get("/api/cart/items", {
        method,
        headers: { Origin: "https://evil.example" },
      });
      expect(answer.status, method).toBe(403);
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    }
  });
});

describe("cookies", () => {
  test("are bound to the host with https, and unreadable for scripts", async () => {
    const answer = await visitor().post("/api/cart/items", { variantCode: "11000101" });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      for (const attribute of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"])
        expect(cookie).toContain(attribute);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  });

  test("work without https on localhost: plain names, and still unreadable for scripts", async () => {
    const neighbour = visitor({ origin: "http://127.0.0.1:8787" });
    const answer = await neighbour.post("/api/cart/items", { variantCode: "11000101" });
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).not.toMatch(/^__|Secure/);
      expect(cookie).toContain("HttpOnly");
    }
    const { cart } = await (await neighbour.get("/api/cart")).json<{ cart: { count: number } }>();
    expect(cart.count).toBe(1);
  });

  test("under a plain name are ignored with https", async () => {
    const someone = visitor();
    await someone.post("/api/cart/items", { variantCode: "11000101" });
    const stolen = visitor({ cookies: { cartToken: someone.cookies.get("__Host-cartToken") ?? "" } });
    const { cart } = await (await stolen.get("/api/cart")).json<{ cart: { count: number } }>();
    expect(cart.count).toBe(0);
  });

  test.each([...pages, "/chien", "/api/cart", "/robots.txt", "/connexion/", "/blog/"])(
    "are not set by %s for a visitor who has none",
    async (path) => {
      const answer = await visitor().get(path);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );
});

describe("the log", () => {
  function listen(): string[] {
    const lines: string[] = [];
    for (const level of ["info", "warn", "error", "log", "debug"] as const) {
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        lines.push(parts.map(String).join(" "));
      });
    }
    return lines;
  }

  test("has one line per request, as JSON, with the id of the answer", async () => {
    const lines = listen();
    const answer = await visitor().get("/chien/");
    const mine = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "request");
    expect(mine).toEqual([
      {
        ...(mine[0]?.calls && { calls: expect.any(Object) }),
        level: "info",
        event: "request",
        requestId: answer.headers.get("x-request-id"),
        route: "chien",
        method: "GET",
        path: "/chien/",
        status: 200,
        ms: expect.any(Number),
        bot: false,
        build: expect.stringMatching(/./),
        trace: expect.stringMatching(/^[\da-f]{32}$/),
        version: expect.stringMatching(/./),
        cache: expect.any(Object),
      },
    ]);
  });

  test("does not contain the query", async () => {
    const lines = listen();
    await visitor().visit("/chien/?q=secret-de-famille&variantId=11000101&email=moi%40example.fr");
    await visitor().get("/nulle/part/?q=secret-de-famille");
    expect(lines.join("\n")).not.toMatch(/secret-de-famille|variantId|example\.fr/);
  });

  test("does not contain a cart's token, even where the API fails or refuses", async () => {
    const someone = visitor();
    await someone.post("/api/cart/items", { variantCode: "11000101" });
    const token = someone.cookies.get("__Host-cartToken") ?? "";
    expect(token.length).toBeGreaterThan(5);
    const lines = listen();
    for (const mode of ["refused", "status", "garbage", "truncated"] as const) {
      await breakService({ service: "ecommerce", mode });
      await someone.get("/panier/");
      await someone.post("/api/cart/items", { variantCode: "11000102" });
      await someone.get("/chien/?variantId=11000102");
    }
    await mendServices();
    await someone.postJson("/api/cart/items/999", { quantity: 2 });
    await askStandIns(`/_sandbox/orders/${token}/state`, { state: "fulfilled" });
    await someone.get("/panier/");
    const ours = lines.filter((line) => !line.includes("/_sandbox/"));
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter((line) => line.includes(token))).toEqual([]);
  });

  test("does not contain a customer's tokens, e-mail or name", async () => {
    const login = { email: "camille.durand@example.fr", expiresIn: 60 };
    const { token, refresh_token, customer } = await askStandIns<Record<string, string>>(
      "/_sandbox/login",
      login,
    );
    const lines = listen();
    const camille = visitor({
      cookies: {
        "__Host-jwtTokenRaw": token ?? "",
        "__Host-refreshToken": refresh_token ?? "",
        "__Host-customerUri": encodeURIComponent(customer ?? ""),
      },
    });
    await breakService({ service: "ecommerce", mode: "status", status: 500 });
    await camille.get("/");
    await mendServices();
    await camille.get("/");
    const text = lines.join("\n");
    for (const secret of [token, refresh_token, "camille", "Camille", "Durand"])
      expect(text).not.toContain(secret);
  });

  test("does not contain the secrets of an address", async () => {
    const lines = listen();
    await visitor().get("/mot-de-passe-oublie/jeton-tres-secret/");
    await visitor().get("/commande/jeton-tres-secret/");
    await visitor().get("/mon-compte/camille.durand@example.fr/");
    expect(lines.join("\n")).not.toMatch(/jeton-tres-secret|camille/);
  });

  test("of a walk through the shop does not contain what only its customer knows, in any spelling", async () => {
    const lines = listen();
    const secret = "jeton-tres-secret";
    const mail = "moi.encore@example.fr";
    const spellings = [mail, encodeURIComponent(mail), encodeURIComponent(encodeURIComponent(mail))];
    const someone = visitor();
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/customers" });
    for (const said of spellings) {
      for (const path of [
        `/mon-compte/${said}/`,
        `/faq/${said}/`,
        `/rechercher/?q=${said}`,
        `/connexion/?retour=/commande/${secret}/&email=${said}`,
        `/${said}.html`,
        `/chien/%3Femail=${said}&jeton=${secret}`,
      ])
        await someone.get(path, { headers: { Referer: `${shop}/commande/${secret}/?email=${said}` } });
    }
    await mendServices();
    for (const way of ["refused", "status", "garbage"] as const) {
      await breakService({ service: "ecommerce", mode: way });
      for (const path of [
        `/commande/${secret}/`,
        `/commande/${secret}`,
        `/%2Fcommande%2F${secret}%2F`,
        `/mon-compte/mes-commandes/${secret}/`,
        `/mon-compte/mes-abonnements/1/historique/${secret}/`,
        `/mot-de-passe-oublie/${secret}/`,
        `/mon-compte/bienvenue/?jeton=${secret}`,
        `/api/orders/${secret}/payment`,
        `/api/orders/${secret}/invoice`,
      ])
        await someone.get(path);
      await someone.post(`/mot-de-passe-oublie/${secret}/`, {
        newPassword: "abcdef",
        confirmNewPassword: "abcdef",
      });
      await someone.post("/connexion/", { step: "email", email: mail });
      await someone.post("/connexion/", { step: "password", email: mail, password: "motdepasse-secret" });
    }
    const ours = lines.filter((line) => !line.includes("/_sandbox/"));
    expect(ours.length).toBeGreaterThan(40);
    const decoded = ours.map((line) => line.replace(/%25/g, "%").replace(/%25/g, "%").replace(/%40/g, "@"));
    expect(decoded.filter((line) => /tres-secret|moi\.encore|motdepasse-secret/.test(line))).toEqual([]);
  });
});
