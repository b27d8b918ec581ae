import { expect, test } from "vitest";
import { browserWith, logIn, people } from "./customer.ts";

test.each([
  "/page/mentions-legales/",
  "/faq/",
  "/tous-les-produits/",
  "/mon-compte/mes-abonnements/1/",
  "/mon-compte/mes-animaux/1/",
  "/mon-compte/mes-commandes/demo-expediee/",
])(
  "each style sheet that the document of %s names as loaded is in it whole, and named once",
  async (path) => {
    const { email } = path.includes("commandes") ? people.marguerite : people.camille;
    const { html } = await browserWith(await logIn(email)).visit(path);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");
    const named = [...html.matchAll(/`stylesheet`[^<]*\)\((\[[^\]]*\])\)<\/script>/g)];
    const names = named.flatMap(([, list = ""]): string[] => JSON.parse(list));
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size, names.join()).toBe(names.length);
    for (const name of names) expect(styles.includes(await textOf(name)), name).toBe(true);
  },
);

async function textOf(name: string): Promise<string> {
  const { default: css } = await import(/* @vite-ignore */ `../../dist/client/assets/${name}.css?raw`);
  return css;
}
