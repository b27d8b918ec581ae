import { expect, test, vi } from "vitest";
import { pictureAddress, sharedPictureAddress } from "../../shared/content/pictures.ts";
import type { Services } from "../context.ts";
import { pictureOf } from "./pictures.ts";

const warn = vi.fn();

function addressOf(url: string, picturesUrl: string): string | undefined {
  const services = {
    configuration: { picturesUrl, pictureHosts: ["media.example.com"] },
    log: { warn },
  } as unknown as Services<"configuration" | "log">;
  return pictureOf(services, { url, alternativeText: "", width: 800, height: 600 })?.url;
}

const host = "https://pictures.example.com";

test.each([
  ["packshots/a.svg", "/_sandbox/pictures", "/_sandbox/pictures/packshots/a.svg"],
  ["/_sandbox/pictures/animals/a.png", "/_sandbox/pictures", "/_sandbox/pictures/animals/a.png"],
  ["/uploads/a.png", host, `${host}/uploads/a.png`],
  ["/uploads/a.png", `${host}/`, `${host}/uploads/a.png`],
  ["uploads/a.png", `${host}/shop`, `${host}/shop/uploads/a.png`],
  [`${host}/uploads/a.png`, host, `${host}/uploads/a.png`],
  [`${host}/uploads/a.png`, `${host}/shop`, `${host}/uploads/a.png`],
])("%s stands below %s at %s", (url, picturesUrl, address) => {
  expect(addressOf(url, picturesUrl)).toBe(address);
});

test.each([
  ["https://elsewhere.example/a.png", host],
  ["http://pictures.example.com/a.png", host],
  ["//elsewhere.example/a.png", host],
  ["https://elsewhere.example/a.png", "/_sandbox/pictures"],
  ["data:image/png;base64,AAAA", host],
  ["https://", host],
])("%s is not on %s: no picture, and the log says so", (url, picturesUrl) => {
  warn.mockClear();
  expect(addressOf(url, picturesUrl)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith("picture of another host", { url });
});

test("a picture of a listed host is shown as it is, by https alone", () => {
  const url = "https://media.example.com/a.png?token=1";
  const shown = addressOf(url, host) ?? "";
  expect(pictureAddress(shown, { width: 480 })).toBe(url);
  expect(sharedPictureAddress({ url: shown, width: 800, height: 600 })).toBe(url);
  for (const other of ["http://media.example.com/a.png", "https://media.example.com.evil.example/a.png"])
    expect(addressOf(other, host)).toBeUndefined();
});
