import { expect, test } from "vitest";
import { namesFile } from "./locate.ts";

test.each([
  "/favicon.ico",
  "/robots.txt",
  "/assets/entry-DjwQxH_C.js",
  "/wp-login.php",
  "/fonts/figtree.woff2",
])("%s names a file", (path) => expect(namesFile(path)).toBe(true));

test.each(["/produits/gamme-2.5kg", "/produits/taille-1.5", "/panier", "/chien/"])(
  "%s names a page",
  (path) => expect(namesFile(path)).toBe(false),
);
