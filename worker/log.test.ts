import { afterEach, describe, expect, test, vi } from "vitest";
import { createLog } from "./log.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function lineOf(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push(line);
    });
  }
  write(createLog("request-1"));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? "");
}

test("a line says its level, its event, its request and its fields", () => {
  expect(lineOf((log) => log.info("request", { status: 200, bot: false, path: "/chien/" }))).toEqual({
    level: "info",
    event: "request",
    requestId: "request-1",
    status: 200,
    bot: false,
    path: "/chien/",
  });
});

test("an error is told with its causes, the innermost last", () => {
  const cause = new Error("no answer", { cause: new Error("connection refused") });
  const line = lineOf((log) => log.error("page failed", new Error("cart not loaded", { cause })));
  expect(line.error).toBe("cart not loaded ← no answer ← connection refused");
  expect(line.stack).toContain("log.test.ts");
});

test("a message of several lines is told once, and not in the stack", () => {
  const line = lineOf((log) => log.error("page failed", new Error("one\ntwo\nthree")));
  expect(line.error).toBe("one\ntwo\nthree");
  expect(line.stack).toMatch(/^\s+at /);
  expect(line.stack).not.toContain("two");
});

test("something thrown that is no error is told as it is", () => {
  expect(lineOf((log) => log.error("page failed", "odd")).error).toBe("odd");
});

describe("nothing in a line gives a person or a session away", () => {
  test.each([
    ["a query", "/chien/?q=chiot&email=a@b.fr", "/chien/"],
    [
      "the query of an address in an error",
      '[GET] "http://api/x?channelCode=y": 500',
      '[GET] "http://api/x": 500',
    ],
    [
      "the token of a cart",
      "ecommerce GET shop/orders/Wml2M3-CF_x/items/3: 500",
      "ecommerce GET shop/orders/[token]/items/3: 500",
    ],
    ["the token of a reset", "/mot-de-passe-oublie/abc123/", "/mot-de-passe-oublie/[token]/"],
    ["the token of an order on its way", "/commande/abc123/confirmation/", "/commande/[token]/confirmation/"],
    [
      "the token of a reset in later versions of the API",
      "ecommerce PATCH shop/customers/reset-password/abc~123: 404",
      "ecommerce PATCH shop/customers/reset-password/[token]: 404",
    ],
    [
      "the token of an e-mail to confirm",
      "ecommerce PATCH shop/customers/verify/abc~123: 404",
      "ecommerce PATCH shop/customers/verify/[token]: 404",
    ],
    ["an access token", "Bearer eyJhbGciOi.eyJleHAiOjF9.c2ln refused", "Bearer [token] refused"],
    [
      "the token of an order in the account",
      "/mon-compte/mes-commandes/abc123/",
      "/mon-compte/mes-commandes/[token]/",
    ],
    [
      "the token of an order behind its subscription",
      "/mon-compte/mes-abonnements/7/historique/abc123/",
      "/mon-compte/mes-abonnements/7/historique/[token]/",
    ],
    [
      "a token in an address that is encoded",
      "retour %2Fcommande%2Fabc123%2Fconfirmation%2F refused",
      "retour %2Fcommande%2F[token]%2Fconfirmation%2F refused",
    ],
    [
      "a token in an address that is encoded twice",
      "%252Fmot-de-passe-oublie%252Fabc123%252F",
      "%252Fmot-de-passe-oublie%252F[token]%252F",
    ],
    [
      "a query that is encoded",
      '"%2Fconnexion%2F%3Femail%3Dx%26jeton%3Dy" refused',
      '"%2Fconnexion%2F" refused',
    ],
    ["an encoded e-mail", "/mon-compte/a.b%40example.fr/adresses/", "/mon-compte/[e-mail]/adresses/"],
    ["an e-mail encoded twice", "/mon-compte/a.b%2540example%252Efr/", "/mon-compte/[e-mail]/"],
    ["an e-mail with signs", "/x/l%C3%A9a%2Bchat%40exemple.fr/y", "/x/[e-mail]/y"],
    ["an e-mail among others", "email=a.b%40example.fr&page=2", "email=[e-mail]&page=2"],
    ["an e-mail in brackets", '{"email":"a@b.fr","page":2}', '{"email":"[e-mail]","page":2}'],
    ["an e-mail", "Camille <camille.durand+chat@example.fr> exists", "Camille <[e-mail]> exists"],
    ["an e-mail in an address", "/mon-compte/a.b@example.fr/", "/mon-compte/[e-mail]/"],
  ])("%s", (_, said, logged) => {
    expect(lineOf((log) => log.warn("error page", { reason: said })).reason).toBe(logged);
    expect(lineOf((log) => log.error("page failed", new Error(said))).error).toBe(logged);
  });

  test("what the request knows to be a secret", () => {
    const lines: string[] = [];
    vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line));
    createLog("request-1", () => ["Wml2M3~x"]).warn("x", {
      reason: "Order Wml2M3~x was not found (Wml2M3~x)",
    });
    expect(JSON.parse(lines[0] ?? "").reason).toBe("Order [token] was not found ([token])");
  });

  test.each(["a", "%25", "%3Fa", "orders/"])("in a line of 100,000 characters, too: %s", (piece) => {
    const text = `${piece.repeat(100_000 / piece.length)} camille.durand@example.fr`;
    expect(lineOf((log) => log.warn("x", { text })).text).not.toContain("camille");
  });

  test("what is no secret is left as it is", () => {
    const said = "Page Not Found: /produits/croquettes-chien-adulte-poulet-fermier-riz/5-kg/";
    expect(lineOf((log) => log.warn("error page", { reason: said })).reason).toBe(said);
  });
});
