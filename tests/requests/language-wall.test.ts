import { describe, expect, test } from "vitest";
import { documentData } from "./page-html.ts";
import { visitor } from "./visitor.ts";

type Visitor = ReturnType<typeof visitor>;

async function offered(someone: Visitor, accepted: string, path = "/") {
  const answer = await someone.get(path, { headers: { "Accept-Language": accepted } });
  expect(answer.status).toBe(200);
  return documentData(await answer.text()).popups.languageWall;
}

describe("the language wall", () => {
  test("offers the site in the language that the browser prefers, and leads nobody there", async () => {
    expect(await offered(visitor(), "nl-BE,nl;q=0.9,fr;q=0.8")).toEqual({
      language: "nl",
      site: "https://nl.museau.example/",
    });
  });

  test.each(["fr-BE,fr;q=0.9,nl;q=0.8", "pl,en", "*", ""])("offers nothing to %j", async (accepted) => {
    expect(await offered(visitor(), accepted)).toBeUndefined();
  });

  test("is never for crawlers", async () => {
    const answer = await visitor({ agent: "googlebot" }).get("/", { headers: { "Accept-Language": "nl" } });
    expect(await answer.text()).not.toContain("languageWall");
  });

  test("does not come back for a year once it was closed, in any language", async () => {
    const someone = visitor();
    const answer = await someone.post("/api/country/close-language");
    expect(answer.status).toBe(204);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-languageAnswered=closed;/);
    expect(cookie).toMatch(/Max-Age=31536000/i);
    expect(await offered(someone, "nl")).toBeUndefined();
    expect(await offered(someone, "de")).toBeUndefined();
  });

  test("is closed by nobody else's site", async () => {
    const answer = await visitor().post(
      "/api/country/close-language",
      {},
      { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } },
    );
    expect(answer.status).toBe(403);
  });

  test("does not cover the login", async () => {
    expect(await offered(visitor(), "nl", "/connexion/")).toBeUndefined();
  });
});
