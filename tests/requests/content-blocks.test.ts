import { afterEach, describe, expect, test, vi } from "vitest";
import { pages } from "../../sandbox/content/pages.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askStandIns, visitor } from "./visitor.ts";

const path = "/_sandbox/blocs/";
const frameHosts = ["www.youtube-nocookie.com", "player.vimeo.com", "www.openstreetmap.org"];

afterEach(() => {
  vi.restoreAllMocks();
});

async function publishPage(key: string, blocks: object[]): Promise<void> {
  const changes = { slug: key, title: "Page d’essai", blocks };
  await askStandIns("/_sandbox/publish", { collection: "page", key, changes });
}

const htmlOf = async (address: string) => (await visitor().get(address)).text();

describe("the page of all blocks", () => {
  test("is shown with the stand-ins' pages only, and not indexed", async () => {
    const answer = await visitor().get(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("loads nothing from another site by itself, and says who would get what", async () => {
    const html = await htmlOf(path);
    expect(html).not.toContain("<iframe");
    expect(html).not.toMatch(/<(?:img|script|link)[^>]+(?:youtube|vimeo|openstreetmap)/);
    expect(textOf(html)).toMatch(/En cliquant, vous transmettez.*à YouTube/);
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" target="_blank"');
  });

  test("may load frames of the hosts of the configuration, and of no other", async () => {
    const policy = (await visitor().get(path)).headers.get("content-security-policy") ?? "";
    const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
    expect(frames).toEqual(frameHosts.map((host) => `https://${host}`));
  });

  test("says in words what a picture with a legend shows", async () => {
    const [, figure = ""] =
      /<figure\b[^>]*>((?:(?!<\/figure>)[\s\S])*Image et légende)/.exec(await htmlOf(path)) ?? [];
    expect(figure).toContain('alt="Un calendrier aux jours cochés, un chien, un chat et deux sacs"');
  });

  test("shows a refused or disabled link as text", async () => {
    const html = await htmlOf(path);
    expect(html).not.toMatch(/href="(?:javascript|vbscript)/);
    expect(textOf(html)).toContain("Adresse refusée");
    expect(html).toMatch(/<span[^>]*>Bientôt, peut-être<\/span>/);
    expect(html).toContain('rel="nofollow noopener" target="_blank"');
  });

  test("leaves out blocks nested too deep, and logs it", async () => {
    const log = readLog();
    expect(textOf(await htmlOf(path))).not.toContain("Trop profond");
    expect(log()).toContainEqual(expect.objectContaining({ event: "block left out" }));
  });
});

describe("an invalid block is left out of its page", () => {
  test.each([
    ["of no known kind", { __component: "blocks.nouveau", title: "Absent" }],
    ["not well-formed", { __component: "blocks.timeline", title: "Absent", steps: "2017" }],
    [
      "a video of an unknown site",
      { __component: "blocks.video", title: "Absent", url: "https://videos.example/1" },
    ],
    [
      "a frame of a host that is not allowed",
      { __component: "blocks.embed", title: "Absent", url: "https://evil.example/" },
    ],
    [
      "a frame without encryption",
      { __component: "blocks.embed", title: "Absent", url: "http://www.openstreetmap.org/" },
    ],
    [
      "a frame that is a script",
      { __component: "blocks.embed", title: "Absent", url: "javascript:alert(1)" },
    ],
    ["a composite that holds nothing", { __component: "blocks.composite", title: "Absent", blocks: [] }],
  ])("%s", async (_, block) => {
    const log = readLog();
    const after = { __component: "blocks.rich-content", title: "Présent", text: "La suite." };
    await publishPage("essai-bloc", [block, after]);
    const html = await htmlOf("/page/essai-bloc/");
    expect(textOf(html)).toContain("La suite.");
    expect(textOf(html)).not.toContain("Absent");
    expect(log()).toContainEqual(
      expect.objectContaining({
        event: "block left out",
        key: expect.stringContaining(block.__component.replace("blocks.", "")),
      }),
    );
  });

  test("a picture of another site costs a block that needs it, and no other", async () => {
    const image = { url: "https://evil.example/a.png", alternativeText: "", width: 4, height: 3 };
    const link = { to: "/chien/", name: "Chien" };
    await publishPage("essai-image", [
      { __component: "blocks.image-with-legend", image, legend: "Absent" },
      { __component: "blocks.sas-option", title: "Présent", image, link },
    ]);
    const html = await htmlOf("/page/essai-image/");
    expect(textOf(html)).toMatch(/^(?!.*Absent).*Présent/);
    expect(html).not.toContain("evil.example");
  });

  test("endlessly nested blocks are cut", async () => {
    let nested: object = { __component: "blocks.rich-content", text: "Tout au fond." };
    for (let depth = 0; depth < 200; depth++) nested = { __component: "blocks.composite", blocks: [nested] };
    await publishPage("essai-fond", [nested, { __component: "blocks.rich-content", text: "La suite." }]);
    expect(textOf(await htmlOf("/page/essai-fond/"))).toMatch(/^(?!.*Tout au fond).*La suite/);
  });
});

const steps = [{ date: "2017", title: "Le début", text: "Une terrine." }];
const timeline = { __component: "blocks.timeline", title: "Frise d’essai", steps };
const homeBlocks = pages.home?.blocks ?? [];
const [hero] = homeBlocks;
const publish = (collection: string, key: string, blocks: object[]) =>
  askStandIns("/_sandbox/publish", { collection, key, changes: { blocks } });

const scriptsIn = (html: string) => new Set(html.match(/\/assets\/[\w.-]+\.js/g));

test.each([
  ["home", "page", "home", "/"],
  ["the landing page of dogs", "category", "chien", "/chien/"],
])("%s may have any block, with its styles and without a script of it", async (_, kind, key, path) => {
  await publish(kind, key, homeBlocks);
  const scripts = scriptsIn(await htmlOf(path));
  await publish(kind, key, [...homeBlocks, timeline]);
  const html = await htmlOf(path);
  expect(html).toContain("Frise d’essai");
  expect(scriptsIn(html)).toEqual(scripts);
});

describe("a page has one heading of level 1, wherever its heroes are", () => {
  const text = { __component: "blocks.rich-content", text: "# Avant lui\n\n<h1>Lui</h1>" };
  const within = { __component: "blocks.composite", blocks: [hero] };
  test.each([
    ["a content page", "page", "essai-titres", "/page/essai-titres/"],
    ["home", "page", "home", "/"],
    ["the landing page of cats", "category", "chat", "/chat/"],
  ])("%s", async (_, kind, key, path) => {
    for (const blocks of [[hero, text, hero], [text, hero], [within], [text]]) {
      if (kind === "page") await publishPage(key, blocks as object[]);
      else await publish(kind, key, blocks as object[]);
      const html = await htmlOf(path);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });
});
