import { expect, test } from "vitest";
import { patternOf } from "./script-sources.ts";

const pattern = new RegExp(
  patternOf([
    "https://museau.example",
    "https://www.google.com/recaptcha/",
    "https://*.google-analytics.com",
    "http://127.0.0.1:4173",
  ]),
);

test.each([
  "https://museau.example/assets/a.js",
  "https://www.google.com/recaptcha/api.js?render=key",
  "https://region1.google-analytics.com/g.js",
  "http://127.0.0.1:4173/_sandbox/bot-check/api.js",
])("a script may come from %s", (address) => {
  expect(pattern.test(address)).toBe(true);
});

test.each([
  "https://evil.example/a.js",
  "https://museau.example.evil.example/a.js",
  "https://museauXexample/a.js",
  "https://www.google.com/other.js",
  "https://google-analytics.com.evil.example/a.js",
  "https://evil.example/.google-analytics.com/a.js",
  "http://museau.example/a.js",
  "http://127.0.0.1:41731/a.js",
  "data:text/javascript,alert(1)",
  "blob:https://museau.example/0",
])("and not from %s", (address) => {
  expect(pattern.test(address)).toBe(false);
});
