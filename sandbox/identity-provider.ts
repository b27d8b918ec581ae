import { desc } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { sign, verify } from "hono/jwt";
import { customers } from "./database/schema.ts";
import type { SandboxEnv } from "./env.ts";
import { htmlDocument } from "./pages/html-document.ts";

/** Seconds. */
const life = 300;

const issuer = "patte-blanche";

/** Stands in for a third party's login: redirects back with a token that the e-commerce API trusts. */
export const identityProvider = new Hono<SandboxEnv>().get("/", async (c) => {
  const { redirect_uri = "", state = "" } = c.req.query();
  const { origin } = new URL(c.req.url);
  if (!URL.canParse(redirect_uri) || new URL(redirect_uri).host !== new URL(origin).host) {
    throw new HTTPException(400, { message: "redirect_uri n’est pas une adresse de la boutique." });
  }
  const back = (answer: Record<string, string>) =>
    `${redirect_uri}?${new URLSearchParams({ ...answer, state })}`;
  const people = await c.get("db").query.customers.findMany({ orderBy: desc(customers.id), limit: 10 });
  const ways = await Promise.all(
    people.map(async ({ email, firstName, lastName }) => ({
      name: `${firstName} ${lastName}`,
      to: back({ token: await mintIdentity(email, c.env.JWT_SECRET) }),
    })),
  );
  return c.html(
    htmlDocument(
      "Patte Blanche",
      html`<header><h1>Patte Blanche</h1></header>
  <main><section>
    <h2>Qui êtes-vous ?</h2>
    <ul>${ways.map(({ name, to }) => html`<li><a href="${to}">Continuer en tant que ${name}</a></li>`)}</ul>
    <p><a href="${back({ token: await mintIdentity("personne@exemple.fr", c.env.JWT_SECRET) })}">Quelqu’un que la boutique ne connaît pas</a></p>
    <p><a href="${back({ token: "faux" })}">Un jeton qui n’est pas vrai</a></p>
    <p><a href="${back({ error: "access_denied" })}">Refuser</a></p>
  </section></main>`,
    ),
  );
});

const mintIdentity = (email: string, secret: string) =>
  sign({ iss: issuer, email, exp: Math.floor(Date.now() / 1000) + life }, secret, "HS256");

export async function readIdentity(token: string, secret: string): Promise<string | undefined> {
  try {
    const { iss, email } = await verify(token, secret, "HS256");
    return iss === issuer && typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}
