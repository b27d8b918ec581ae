import { describe, expect, test, vi } from "vitest";
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

/** Elements with their attributes, as a browser parses them; template and noscript included. */
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

const data = "application/ld+json";

describe("the content security policy", () => {
  test.each(pages)("of %s names one nonce, and every inline script carries it", async (path) => {
    const answer = await visitor().get(path);
    const nonce = nonceOf(answer);
    const nonces = new Set(answer.headers.get("content-security-policy")?.match(/'nonce-[^']+'/g));
    expect([...nonces]).toEqual([`'nonce-${nonce}'`]);
    const inline = (await elementsOf(answer)).filter(
      ({ tag, attributes }) =>
        tag === "style" || (tag === "script" && !attributes.has("src") && attributes.get("type") !== data),
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

  test("has a new nonce in every answer", async () => {
    const nonces = await Promise.all(
      Array.from({ length: 5 }, async () => nonceOf(await visitor().get("/chat/"))),
    );
    expect(new Set(nonces).size).toBe(5);
    for (const nonce of nonces) expect(atob(nonce ?? "").length).toBeGreaterThanOrEqual(16);
  });

  test("covers the late parts too: they have the nonce of the first byte", async () => {
    await breakService({
      service: "content",
      mode: "slow",
      delay: 200,
      path: "/b2c-products/b2c-categories",
    });
    const answer = await visitor().get("/produits/croquettes-chiot-poulet-riz/");
    const nonce = nonceOf(answer);
    const html = await answer.text();
    expect(/\$R[CSX]\(/.test(html)).toBe(true);
    for (const [, attributes = ""] of html.matchAll(/<script([^>]*)>/g)) {
      if (!attributes.includes(`type="${data}"`)) expect(attributes).toContain(`nonce="${nonce}"`);
    }
  });
});

describe("every answer", () => {
  test.each([
    ...pages,
    "/chien",
    "/chien/_payload",
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

  test.each([...pages, "/chien", "/chien/_payload", "/api/cart", "/robots.txt", "/connexion/", "/blog/"])(
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
        level: "info",
        event: "request",
        requestId: answer.headers.get("x-request-id"),
        method: "GET",
        path: "/chien/",
        status: 200,
        ms: expect.any(Number),
        bot: false,
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
});
