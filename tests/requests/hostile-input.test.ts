import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addItemSchema } from "../../shared/cart/cart-input.ts";
import { browserCookies, customerCookies } from "../../worker/session/cookies.ts";
import { assertProperty, slowTestTimeout } from "../rigs/property.ts";
import { breakService, mendServices, productPath, shop, type Visitor, visitor } from "./visitor.ts";

/** Reads the body to its end, because a stream may break late. */
async function expectNoFault(answer: Response): Promise<void> {
  const body = await answer.text();
  expect(answer.status, body.slice(0, 200)).toBeLessThan(500);
  if (answer.headers.get("content-type")?.startsWith("text/html"))
    expect(body.endsWith("</html>")).toBe(true);
}

const long = "a".repeat(8000);

describe("a hostile address is not a fault of the shop", () => {
  test.each([
    "/%",
    "/%zz/",
    "/%E0%A4%A/",
    "/%ff%fe/",
    "/%00/",
    "/chien/%00/",
    "/produits/%00/",
    "/produits/..%2f..%2fetc%2fpasswd/",
    "/produits/%2e%2e/%2e%2e/",
    "/page/%0d%0aSet-Cookie:%20a=b/",
    "/page/<script>alert(1)</script>/",
    "/page/'%20OR%201=1--/",
    "/page/{{7*7}}/",
    "/page/__proto__/",
    "/page/constructor/",
    "/produits/__proto__/constructor/",
    "/__proto__/",
    "/toString/",
    "/chien//croquettes///",
    "//",
    "///",
    "/.",
    "/./././",
    "/.git/config",
    "/.env",
    "/wp-admin/",
    "/_payload",
    "/_payload/",
    "/_payload/_payload",
    "/_payload/_payload/_payload",
    "//_payload",
    "/api",
    "/api/",
    "/api/_payload",
    "/api/cart/",
    "/api/cart/items/0",
    "/api/cart/items/-1/remove",
    "/api/cart/items/99999999999999999999",
    "/api/cart/items/%ff/remove",
    "/api/webhooks/content/_payload",
    "/health/_payload",
    "/robots.txt/",
    "/sitemap.xml/_payload",
    `/${long}/`,
    `/page/${long}`,
    `/${"a/".repeat(2000)}`,
    `/chien/?${"x=1&".repeat(5000)}`,
    `/chien/?q=${long}${long}`,
    `/chien?q=${long}${long}`,
    "/chien/?%",
    "/chien/?%ff=%fe",
    "/chien/?variantId=%ff",
    "/chien/?variantId=%00",
    "/chien/?variantId[]=%E0%A4%A",
    "/chien/?variantId=11000101&quantity=1e999",
    "/chien/?variantId=11000101&quantity=-0&targetQuantity=NaN&interval=Infinity",
    "/chien/?variantId=11000101&interval=0x1f",
    "/chien/?page=-1&page=1e9&tri=__proto__",
    "/connexion/?retour=//evil.example",
    "/panier/?retour=javascript:alert(1)",
  ])("%s", async (path) => {
    for (const agent of ["chrome", "googlebot"] as const) {
      const answer = await visitor({ agent }).get(path);
      const target = answer.headers.get("location");
      if (target) expect(target.startsWith(`${shop}/`) || /^\/(?!\/)/.test(target), target).toBe(true);
      await expectNoFault(answer);
    }
  });

  test("the address is never in the page unescaped", async () => {
    const html = await (
      await visitor().get('/page/"><img src=x onerror=alert(1)>/?q="><svg onload=alert(2)>')
    ).text();
    expect(/<img src=x|<svg onload|onerror=/.test(html)).toBe(false);
  });

  const odd = fc.constantFrom(
    "%",
    "%00",
    "%ff",
    "%2f",
    "..",
    "//",
    "\\",
    "<",
    '"',
    "'",
    "{",
    "}",
    "é",
    "🐕",
    "\u202e",
    "_payload",
    "?",
    "&",
    "=",
    ";",
    ":",
    "@",
    "-",
    "~",
    "+",
  );
  const known = fc.constantFrom(
    "chien",
    "produits",
    "page",
    "panier",
    "api",
    "cart",
    "items",
    "mon-compte",
    "faq",
    "guide-croquettes",
    "maintenance",
    "_payload",
    "croquettes",
    "commande",
  );
  const piece = fc.oneof(
    odd,
    known,
    fc.string({ maxLength: 20 }),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("/")}`);
  const query = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom("variantId", "quantity", "interval", "tri", "page", "retour"), piece),
      piece,
    ),
    { maxLength: 4 },
  );

  test("random addresses", { timeout: slowTestTimeout }, async () => {
    await assertProperty(
      fc.asyncProperty(address, query, async (path, parameters) => {
        const search = parameters.map(([name, value]) => `${name}=${value}`).join("&");
        await expectNoFault(await visitor().get(`${path}${search && `?${search}`}`));
      }),
      { numRuns: 60, isSlow: true },
    );
  });
});

const cookieNames = [...customerCookies, ...browserCookies];

const forged = (claims: unknown) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.x`;
const never = 4_102_444_800;

describe("a malformed cookie is ignored", () => {
  const paths = [
    "/",
    "/panier/",
    productPath,
    "/api/cart",
    "/resilier-mon-abonnement/",
    "/renoncer-au-contrat/",
    "/mon-compte/bienvenue/",
  ];
  const expectNoFaultAnywhere = async (cookies: Record<string, string>, some = paths) => {
    for (const path of some) await expectNoFault(await visitor({ cookies }).get(path));
  };

  const values = [
    ["empty", ""],
    ["a broken escape", "%E0%A4%A"],
    ["a null byte", "%00"],
    ["a line break", "a%0d%0aX-Injected:%201"],
    ["a path", "..%2f..%2fadmin"],
    ["another host", "https%3A%2F%2Fevil.example%2F"],
    ["another host without a scheme", "%2F%2Fevil.example%2F"],
    ["a prototype", "__proto__"],
    ["JSON that is not ours", '{"tone":"x","text":1}'],
    ["JSON that does not end", "%7B%22tone%22"],
    ["the number of a thing", "1"],
    ["letters no header has, escaped", "%F0%9F%90%95"],
    ["more than any cookie of ours", long],
  ].map(([name, value = ""], index) => ({ name, value, index }));

  const bits = Array.from({ length: (cookieNames.length - 1).toString(2).length }, (_, bit) => bit);
  /** One cookie may hide the fault of another: of any two cookies, some half has only one. */
  const halves = bits.flatMap((bit) =>
    [0, 1].map((half) => cookieNames.filter((_, place) => ((place >> bit) & 1) === half)),
  );

  test.each(values)("$name, in any of them", { timeout: slowTestTimeout }, async ({ value, index }) => {
    const named = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [`__Host-${name}`, value]));
    for (const [place, names] of halves.entries())
      await expectNoFaultAnywhere(named(names), [paths[(index + place) % paths.length] ?? "/"]);
    await expectNoFaultAnywhere(named(cookieNames));
  });

  const claims: [name: string, claims: unknown][] = [
    ["never ends", { exp: never }],
    ["ended long ago", { exp: 1 }],
    ["ends before time began", { exp: -1e300 }],
    ["ends at no time", { exp: "demain" }],
    ["says nothing", null],
  ];
  const customerUris = ["", "%2Fapi%2Fv2%2Fshop%2Fcustomers%2F1", "https%3A%2F%2Fevil.example%2F"];
  const besides = customerUris.flatMap((customerUri) =>
    [false, true].map((isRefreshed) => ({ customerUri, isRefreshed })),
  );

  test.each(claims.map(([name, made], index) => ({ name, made, index })))(
    "a forged token that $name",
    async ({ made, index }) => {
      for (const [place, path] of paths.entries()) {
        for (const turn of [0, 3]) {
          const { customerUri = "", isRefreshed } = besides[(place + index + turn) % besides.length] ?? {};
          const cookies = {
            "__Host-jwtTokenRaw": `${forged(made)}${isRefreshed ? "%0a" : ""}`,
            "__Host-customerUri": customerUri,
            ...(isRefreshed && { "__Host-refreshToken": "made-up" }),
          };
          await expectNoFaultAnywhere(cookies, [path]);
        }
      }
    },
  );

  test.each(["..%2f..%2fadmin", "a%2fitems", "a%3fx=1", "a%20b", "%E0%A4%A", "a".repeat(129)])(
    "a cart token that is none (%s) is never sent to the API",
    async (value) => {
      await breakService({ service: "ecommerce", mode: "status", status: 500 });
      const answer = await visitor({ cookies: { "__Host-cartToken": value } }).get("/api/cart");
      expect(answer.status).toBe(200);
      await mendServices();
    },
  );

  test("a cookie header of sixteen thousand characters", async () => {
    const headers = { Cookie: `${"a=b; ".repeat(3000)}__Host-cartToken=x; ;;==;=;__Host-cartToken` };
    for (const path of paths) await expectNoFault(await visitor().get(path, { headers }));
  });

  test("random cookies", { timeout: slowTestTimeout }, async () => {
    const value = fc.oneof(
      fc.string({ maxLength: 60 }).map(encodeURIComponent),
      fc.json({ maxDepth: 2 }).map(encodeURIComponent),
      fc.json({ maxDepth: 2 }).map((claims) => forged(JSON.parse(claims))),
      fc.string({ unit: fc.constantFrom(...'abc%0f;,="\\ {}./-_'.split("")), maxLength: 40 }),
    );
    await assertProperty(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...cookieNames), value),
        fc.constantFrom(...paths),
        async (made, path) => {
          const cookies = Object.fromEntries(
            Object.entries(made).map(([name, one]) => [`__Host-${name}`, one]),
          );
          await expectNoFault(await visitor({ cookies }).get(path));
        },
      ),
      { numRuns: 60, isSlow: true },
    );
  });
});

describe("a body of another type than declared is refused", () => {
  const bodies: [string, string, BodyInit][] = [
    ["JSON that is none", "application/json", "{"],
    ["JSON null", "application/json", "null"],
    ["a JSON text", "application/json", '"11000101"'],
    ["a JSON number", "application/json", "1e999"],
    ["a JSON list", "application/json", "[[[[]]]]"],
    ["JSON of other types", "application/json", '{"variantCode":{"$ne":1},"quantity":[],"returnTo":{}}'],
    ["JSON with a prototype", "application/json", '{"__proto__":{"variantCode":"11000101"}}'],
    ["JSON a thousand levels deep", "application/json", "[".repeat(1000) + "]".repeat(1000)],
    ["JSON with no bytes", "application/json", ""],
    ["bytes that are no text", "application/json", new Uint8Array([0xff, 0xfe, 0x00, 0xc3])],
    ["a form that is JSON", "application/x-www-form-urlencoded", '{"variantCode":"11000101"}'],
    ["a form with broken escapes", "application/x-www-form-urlencoded", "variantCode=%E0%A4%A&quantity=%zz"],
    ["a form in parts without its boundary", "multipart/form-data", "--x\r\n\r\n"],
    [
      "a form in parts cut short",
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data; name=",
    ],
    ["XML", "application/xml", "<variantCode>11000101</variantCode>"],
    ["no type", "", "variantCode=11000101"],
    ["a large form", "application/x-www-form-urlencoded", `variantCode=11000101x&x=${long.repeat(100)}`],
    [
      "a thousand fields",
      "application/x-www-form-urlencoded",
      Array.from({ length: 1000 }, (_, at) => `f${at}=${long.slice(0, 99)}`).join("&"),
    ],
  ];

  const kilobytes = (count: number) => "x".repeat(count * 1024);

  test.each([
    ["/api/cart/items", kilobytes(16), 413],
    ["/api/cart/items/1/remove", kilobytes(10_000), 413],
    ["/api/cart/items", kilobytes(14), 303],
    ["/api/webhooks/content", kilobytes(256), 413],
    ["/api/webhooks/content", kilobytes(240), 401],
  ])("%s does not read more than it needs", async (path, body, status) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await visitor().post(path, {}, { body, headers })).status).toBe(status);
    const stream = new Blob([body]).stream();
    expect((await visitor().post(path, {}, { body: stream, headers })).status).toBe(status);
  });

  test("and says in French what was too long, and how long it may be", async () => {
    const body = kilobytes(17);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const plain = await visitor().post("/api/cart/items", {}, { body, headers });
    expect(await plain.text()).toBe(
      "Votre texte est trop long, 15,6\u00a0ko au maximum. Raccourcissez-le, puis réessayez.",
    );
    const scripted = await visitor().postJson("/api/cart/items", { variantCode: body });
    expect([scripted.status, await scripted.json()]).toEqual([
      413,
      { message: expect.stringContaining("15,6\u00a0ko au maximum") },
    ]);
  });

  test("a form that is too long comes back with what was typed, and says so; a page does for more than that", async () => {
    const typed = { step: "registration", email: "nina@exemple.fr", firstName: `Nina${"a".repeat(70_000)}` };
    const answer = await visitor().post("/connexion/", typed);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([413, "no-store"]);
    expect(html).toContain("votre texte est trop long pour ce formulaire");
    expect(html).toContain(typed.firstName);
    const scripted = await visitor().post("/connexion/", typed, { headers: { Accept: "application/json" } });
    expect([scripted.status, await scripted.json()]).toEqual([
      413,
      { errors: { fields: {}, form: [expect.stringContaining("trop long")] } },
    ]);

    const body = `step=email&email=${kilobytes(300)}`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    for (const sent of [body, new Blob([body]).stream()]) {
      const much = await visitor().post("/connexion/", {}, { body: sent, headers });
      expect(much.status).toBe(413);
      const page = await much.text();
      expect(page).toContain("Votre message est trop volumineux");
      expect(page.length).toBeLessThan(250_000);
    }
  });

  const send = (someone: Visitor, path: string, type: string, body: BodyInit) =>
    someone.post(path, {}, { body, headers: { "Content-Type": type } });

  test.each(bodies)("%s", async (_, type, body) => {
    for (const path of [
      "/api/cart/items",
      "/api/cart/items/1",
      "/api/cart/items/1/remove",
      "/api/cart/rien",
    ]) {
      const someone = visitor();
      const answer = await send(someone, path, type, body);
      await expectNoFault(answer);
      expect(someone.cookies.has("__Host-cartToken")).toBe(false);
      for (const cookie of answer.headers.getSetCookie()) expect(cookie.length).toBeLessThan(4096);
    }
  });

  test("random inputs change nothing", { timeout: slowTestTimeout }, async () => {
    const value = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.integer().map(String),
      fc.constantFrom("", "0", "-1", "1e3", "NaN", "1100010", "../x"),
    );
    const fields = fc.dictionary(
      fc.constantFrom("variantCode", "quantity", "purchase", "interval", "returnTo", "__proto__"),
      value,
    );
    await assertProperty(
      fc.asyncProperty(fields, async (input) => {
        // The first addition of an article opens a cart before the API refuses it.
        fc.pre(!addItemSchema.safeParse(input).success);
        const someone = visitor();
        const form = await someone.post("/api/cart/items", input);
        await expectNoFault(form);
        expect(new URL(form.headers.get("location") ?? "", shop).origin).toBe(shop);
        await expectNoFault(await someone.postJson("/api/cart/items", input));
        expect(someone.cookies.has("__Host-cartToken")).toBe(false);
      }),
      { numRuns: 40, isSlow: true },
    );
  });

  test.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "/%0d%0aSet-Cookie:a=b",
    "@evil.example",
    long,
  ])("a form with the return address %s stays on the shop", async (returnTo) => {
    const answer = await visitor().post("/api/cart/items", { variantCode: "x", returnTo });
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get("location") ?? "", shop);
    expect(target.origin).toBe(shop);
    expect(target.pathname.startsWith("//")).toBe(false);
  });
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "PURGE", "MKCOL", "get"])(
  "the method %s is no fault of the shop, wherever it is sent",
  async (method) => {
    for (const path of [
      "/",
      "/chien",
      "/nulle/part/",
      "/api/cart",
      "/api/cart/items",
      "/robots.txt",
      "/chien/_payload",
      "/_sandbo",
    ]) {
      await expectNoFault(await visitor().get(path, { method }));
    }
  },
);

test.each([
  ["an empty agent", { "User-Agent": "" }],
  ["an endless agent", { "User-Agent": long }],
  ["an agent of odd signs", { "User-Agent": "\u00ff\u00fe(((((" }],
  ["types nobody has", { Accept: "*/*;q=banane,,;;" }],
  ["a range", { Range: "bytes=5-1" }],
  ["a ray that is none", { "CF-Ray": "<script>" }],
  ["a ray with something behind it", { "CF-Ray": "8f2a6c1d9e0b3a47-CDG, evil.example" }],
  ["a ray with one digit too many", { "CF-Ray": "8f2a6c1d9e0b3a471-CDG" }],
  ["a host behind a host", { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "javascript" }],
])("odd headers are not a fault of the shop: %s", async (_, headers) => {
  const answer = await visitor().get(productPath, { headers });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html.includes("evil.example")).toBe(false);
  expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test("a ray in Cloudflare's own form is the request's id, and nothing else of its sender's", async () => {
  const ray = "8f2a6c1d9e0b3a47-CDG";
  const answer = await visitor().get("/health", { headers: { "CF-Ray": ray, "X-Request-Id": "mine" } });
  expect(answer.headers.get("x-request-id")).toBe(ray);
});
