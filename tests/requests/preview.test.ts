import { expect, test } from "vitest";
import { previewTexts } from "../../shared/content/preview.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { sign } from "../../worker/signature.ts";
import { askStandIns, passSeconds, visitor } from "./visitor.ts";

const secret = "demo-content-webhook-secret";
const inSeconds = (seconds: number) => String(Math.floor(clock.now() / 1000) + seconds);

async function invitation(to: string, until: string, key = secret): Promise<string> {
  const signature = await sign(key, `preview ${until} ${to}`);
  return `/api/preview?${new URLSearchParams({ to, until, signature })}`;
}

async function previewer() {
  const editor = visitor();
  const answer = await editor.get(await invitation("/", inSeconds(600)));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  return editor;
}

test("a signed link shows the drafts with a badge; they are neither stored nor indexed", async () => {
  const editor = await previewer();
  const answer = await editor.get("/");
  expect(await answer.text()).toContain(previewTexts.text);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(answer.headers.get("x-frame-options")).toBeNull();
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors http://sandbox");
});

test("a preview reads what was saved a moment ago, and leaves nothing to other visitors", async () => {
  const title = "Un titre lu sans cache";
  const before = await visitor().visit("/page/abonnement/");
  expect(before.html).not.toContain(title);
  const editor = await previewer();
  await editor.visit("/page/abonnement/");
  const saving = askStandIns("/_sandbox/publish", {
    collection: "page",
    key: "abonnement",
    changes: { title, blocks: [{ __component: "blocks.rich-content", title, text: "Bonjour." }] },
    at: 1,
  });
  await expect(saving).rejects.toThrow("The shop did not take the publish");
  expect((await editor.visit("/page/abonnement/")).html).toContain(title);
  const other = await visitor().visit("/page/abonnement/");
  expect(other.html).not.toContain(title);
  expect(other.html).not.toContain(previewTexts.text);
});

test.each([
  ["of another secret", () => invitation("/", inSeconds(600), "another-secret-of-16")],
  ["that is over", () => invitation("/", inSeconds(-1))],
  ["for more than an hour", () => invitation("/", inSeconds(4000))],
  ["without a signature", async () => `/api/preview?to=/&until=${inSeconds(600)}`],
])("a link %s begins no preview", async (_, link) => {
  const editor = visitor();
  expect((await editor.get(await link())).status).toBe(403);
  expect((await editor.visit("/")).html).not.toContain(previewTexts.text);
});

test("a link leads to no other site", async () => {
  const answer = await visitor().get(await invitation("//evil.example/", inSeconds(600)));
  expect(answer.headers.get("location")).toBe("/");
});

test("a made-up cookie shows no drafts", async () => {
  const stranger = visitor();
  stranger.cookies.set("__Host-preview", `${inSeconds(600)}.${"ab".repeat(32)}`);
  expect((await stranger.visit("/")).html).not.toContain(previewTexts.text);
});

test("a preview ends after its time, or at the press of its button", async () => {
  const late = await previewer();
  passSeconds(601);
  expect((await late.visit("/")).html).not.toContain(previewTexts.text);

  const editor = await previewer();
  expect((await editor.post("/api/preview/end", {})).headers.get("location")).toBe("/");
  expect((await editor.visit("/")).html).not.toContain(previewTexts.text);
});
