import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../tests/rigs/property.ts";
import { linkAttributes, safeImageSource, safeLink, safeReturnTo } from "./links.ts";

test.each([
  "https://example.com/page?a=1#b",
  "http://example.com",
  "HTTPS://EXAMPLE.COM/",
  "mailto:bonjour@museau.example",
  "mailto:bonjour@museau.example?subject=Bonjour",
  "/panier/",
  "/",
  "/chien/?tri=prix#liste",
  "#adresse-de-livraison",
  "?page=2",
])("%s may stand in a link", (url) => {
  expect(safeLink(url)).toBe(url);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "  javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\u200bscript:alert(1)",
  "java\u00adscript:alert(1)",
  "java script:alert(1)",
  "javascript&colon;alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript&#58;alert(1)",
  "java&Tab;script:alert(1)",
  "javascript%3Aalert(1)",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "data:text/html,<script>alert(1)</script>",
  "data:image/png;base64,AAAA",
  "blob:https://example.com/1",
  "ftp://example.com",
  "tel:+33102030405",
  "view-source:https://example.com",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:\\\\evil.example",
  "https:///evil.example",
  "https://",
  "mailto:",
  "mailto:javascript:alert(1)",
  "panier/",
  "",
  "   ",
  null,
  undefined,
  42,
  ["/panier/"],
])("%j is refused in a link", (url) => {
  expect(safeLink(url)).toBeUndefined();
});

test.each([
  "https://pictures.example/a.jpg",
  "/_sandbox/pictures/a.jpg",
  "data:image/png;base64,iVBORw0KGgo=",
  "data:image/gif;base64,R0lGOD",
  "data:image/jpeg;base64,/9j/4AA+",
  "DATA:image/WebP;base64,UklGRg==",
])("%s may stand in a picture", (url) => {
  expect(safeImageSource(url)).toBe(url);
});

test.each([
  "data:image/svg+xml;base64,PHN2Zz4=",
  "data:image/png,<svg onload=alert(1)>",
  "data:text/html;base64,AAAA",
  "data:image/png;base64,",
  "data:image/pngx;base64,AAAA",
  "mailto:bonjour@museau.example",
  "#image",
  "//evil.example/a.png",
  "javascript:alert(1)",
  "image.png",
  null,
])("%j is refused in a picture", (url) => {
  expect(safeImageSource(url)).toBeUndefined();
});

test("a link that passes leads to the web, to a mailbox or to this shop, as the browser reads it", () => {
  const pieces = fc.constantFrom(
    "java",
    "script:",
    "data:",
    "https:",
    "/",
    "//",
    "\\",
    "\t",
    "\n",
    " ",
    "#",
    "?",
    "@",
  );
  const addresses = fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 6 });
  assertProperty(
    fc.property(addresses, (parts) => {
      const link = safeLink(parts.join(""));
      if (link === undefined) return;
      const read = new URL(link, "https://shop.example/chien/");
      if (/^[/#?]/.test(link)) expect(read.origin).toBe("https://shop.example");
      else expect(["http:", "https:", "mailto:"]).toContain(read.protocol);
    }),
    { numRuns: 2000 },
  );
});

test("a disabled or refused link has no attributes: it stands as text", () => {
  expect(linkAttributes({ to: "/panier/", name: "Panier", disabled: true })).toBeUndefined();
  expect(linkAttributes({ to: "javascript:alert(1)", name: "Panier" })).toBeUndefined();
});

test("a link that opens a new tab does not hand over its window", () => {
  const link = { to: "https://example.com", name: "Ailleurs" };
  expect(linkAttributes({ ...link, target: "_blank" })).toMatchObject({ target: "_blank", rel: "noopener" });
  expect(linkAttributes({ ...link, target: "_BLANK ", rel: "nofollow Opener" })).toMatchObject({
    target: "_blank",
    rel: "nofollow noopener",
  });
  expect(linkAttributes({ ...link, target: "_blank", rel: "noopener noopener" })?.rel).toBe("noopener");
});

test("a link keeps its relations, title and id, and no other target", () => {
  expect(
    linkAttributes({
      to: "/faq/",
      name: "FAQ",
      rel: "nofollow",
      title: "Questions",
      id: "faq",
      target: "cadre",
    }),
  ).toEqual({ href: "/faq/", rel: "nofollow", title: "Questions", id: "faq", target: undefined });
  expect(
    linkAttributes({ to: "/faq/", name: "FAQ", rel: null, title: null, id: null, target: null }),
  ).toEqual({
    href: "/faq/",
  });
});

test.each([
  ["/panier/", "/panier/"],
  ["/chien/?tri=prix&page=2", "/chien/?tri=prix&page=2"],
  ["/chien/?suite=https://example.com", "/chien/?suite=https://example.com"],
  ["/panier/#bas", "/panier/"],
  ["/page/../panier/", "/panier/"],
  ["/", "/"],
])("after a login one may return to %s", (wanted, reached) => {
  expect(safeReturnTo(wanted, "/mon-compte/")).toBe(reached);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/./\\evil.example",
  "/\t/evil.example",
  "/panier/\r\nSet-Cookie: a=b",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "panier/",
  "?a=1",
  "#bas",
  "/chien/_payload",
  "/chien/_payload?page=2",
  "/chien/%5Fpayload",
  "/_payload",
  "/%E0%A4%A",
  `/${"a".repeat(2000)}`,
  "",
  null,
  undefined,
  ["/panier/"],
  { path: "/panier/" },
])("%j is no page to return to", (wanted) => {
  expect(safeReturnTo(wanted, "/mon-compte/")).toBe("/mon-compte/");
});

test("a return never leaves the shop", () => {
  const pieces = fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2e",
    "%2f",
    "@",
    ":",
    "evil.example",
    "?",
    "#",
    "\t",
    "\u200b",
  );
  const addresses = fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 });
  assertProperty(
    fc.property(addresses, (parts) => {
      const path = safeReturnTo(`/${parts.join("")}`, "/");
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
      expect(safeReturnTo(path, "/refus/")).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
