import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { consentValue, type Purpose } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { readLog } from "./log-lines.ts";
import { visitor } from "./visitor.ts";

const path = "/api/popup/markdown";

function visitorWith(purposes: readonly Purpose[]) {
  const value = consentValue({ purposes, day: dayInParis(clock.date()), proof: null });
  return visitor({ cookies: { "__Host-consent": value } });
}

async function rendered(markdown: string): Promise<string> {
  const answer = await visitorWith(["marketing"]).postJson(path, { markdown });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return ((await answer.json()) as { html: string }).html;
}

test("Markdown of a campaign is shown as that of a page, its headings not above the popup's title", async () => {
  const html = await rendered("# Collecte\n## Ici\nJusqu’au **30 novembre**\n[Voir](/chien/){.grand}");
  expect(html).toBe(
    '<h2>Collecte</h2>\n<h3>Ici</h3>\n<p>Jusqu’au <strong>30 novembre</strong><br />\n<a href="/chien/" class="grand">Voir</a></p>\n',
  );
});

test("its links are checked, and no script, frame or form of it survives", async () => {
  const html = await rendered(
    '<script>alert(1)</script><img src=x onerror="alert(1)"><iframe src="https://evil.example"></iframe><form action="/api/cart"><input></form><p style="position:fixed">a</p>\n\n[a](javascript:alert(1)) [b](//evil.example) [c](data:text/html,x)',
  );
  expect(html).not.toMatch(/<script|onerror|<iframe|<form|<input|style=|javascript:|evil\.example|data:/);
});

test("nobody is answered without consent for marketing", async () => {
  expect((await visitor().postJson(path, { markdown: "a" })).status).toBe(403);
  expect((await visitorWith(["measurement", "ads"]).postJson(path, { markdown: "a" })).status).toBe(403);
});

test("a network is answered thirty times a minute", async () => {
  const limit = vi.spyOn(env.POPUP_LIMIT, "limit").mockResolvedValue({ success: false });
  expect((await visitorWith(["marketing"]).postJson(path, { markdown: "a" })).status).toBe(429);
  limit.mockRestore();
});

test("another site is refused", async () => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const answer = await visitorWith(["marketing"]).postJson(path, { markdown: "a" }, { headers });
  expect(answer.status).toBe(403);
});

test.each([{}, { markdown: "" }, { markdown: 4 }, { markdown: "a".repeat(8001) }, [], null])(
  "%j is refused without a line in the log",
  async (body) => {
    const logged = readLog();
    const answer = await visitorWith(["marketing"]).postJson(path, body);
    expect(answer.status).toBe(422);
    expect(logged().filter(({ level }) => level === "error")).toEqual([]);
  },
);
