import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bundleRules } from "../../scripts/cms/bundle-rules.ts";
import { freePort, type Running, startContentSystem } from "../../scripts/cms/content-system.ts";
import { writeDemoContent } from "../../scripts/cms/demo-content.ts";
import { forTheDemoShop, withContentSystem } from "../../scripts/cms/demo-environment.ts";
import { prepareProject, project } from "../../scripts/cms/project.ts";
import { startBuiltShop } from "../rigs/built-shop.ts";
import { editorAt } from "./editor.ts";
import { pageOf, sitemapOf } from "./pages.ts";

const database = ".tmp/test.db";

type Shop = Awaited<ReturnType<typeof startBuiltShop>>;
let contentSystem: Running;
let ofStandIn: Shop;
let ofContentSystem: Shop;

beforeAll(async () => {
  await prepareProject({ hasPanel: false, say: () => {} });
  writeDemoContent(project);
  await bundleRules(project);
  rmSync(join(project, database), { force: true });
  const port = await freePort(0);
  ofStandIn = await startBuiltShop();
  ofContentSystem = await startBuiltShop();
  await ofContentSystem.configure(withContentSystem(`http://127.0.0.1:${port}`));
  const environment = {
    ...forTheDemoShop(await ofContentSystem.address()),
    ADMIN_PANEL: "false",
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? "",
    DATABASE_FILE: database,
    LOG_LEVEL: "error",
  };
  contentSystem = await startContentSystem({ port, environment });
});

afterAll(async () => {
  await contentSystem?.stop();
  await Promise.all([ofStandIn?.stop(), ofContentSystem?.stop()]);
});

const askIn = (shop: Shop) => shop.browser("https://boutique.localhost").ask;

test("every page of the site map is the same from the stand-in and from the content system", async () => {
  const [known, read] = [askIn(ofStandIn), askIn(ofContentSystem)];
  const paths = await sitemapOf(known);
  expect(await sitemapOf(read)).toEqual(paths);
  const differing: string[] = [];
  for (const path of paths) {
    const [expected, found] = await Promise.all([pageOf(known, path), pageOf(read, path)]);
    expect(expected.slice(0, 3), path).toBe("200");
    if (found !== expected) differing.push(path);
  }
  expect(differing).toEqual([]);
  expect(paths.length).toBeGreaterThan(200);
});

test("an edit shows in the shop once it is published, and not before", async () => {
  const ask = askIn(ofContentSystem);
  const home = async () => (await ask("/")).text();
  const title = "Un titre que la rédaction vient d’écrire";
  const editor = await editorAt(contentSystem.address);
  const page = await editor.find("page", "slug", "home");
  const fields = {
    slug: "home",
    title: "Accueil",
    blocks: [{ __component: "blocks.rich-content", title, text: "Bonjour." }],
  };
  await editor.save("page", page, fields);
  expect(await home()).not.toContain(title);
  await editor.publish("page", page, fields);
  await vi.waitFor(async () => expect(await home()).toContain(title), { timeout: 10_000, interval: 250 });
});
