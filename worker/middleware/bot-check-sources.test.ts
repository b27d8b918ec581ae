import { expect, test } from "vitest";
import { botCheckSources } from "./bot-check-sources.ts";

test("a bot check on a host of many things is let in by its own folder", () => {
  const scriptUrl = "https://www.google.com/recaptcha/api.js?hl=fr";
  expect(botCheckSources({ scriptUrl, hosts: ["https://www.gstatic.com/recaptcha"] })).toEqual({
    scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    calls: ["https://www.google.com/recaptcha/"],
    policies: ["goog#html", "recaptcha", "'allow-duplicates'"],
  });
});

test("a bot check of this site needs nothing", () => {
  const none = { scripts: [], frames: [], calls: [], policies: [] };
  expect(botCheckSources({ scriptUrl: "/_sandbox/bot-check/api.js", hosts: [] })).toEqual(none);
});

test("a bot check of another host has its frames in its own folder", () => {
  const { frames } = botCheckSources({ scriptUrl: "https://check.example/v3/api.js", hosts: [] });
  expect(frames).toEqual(["https://check.example/v3/"]);
});
