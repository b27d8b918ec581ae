import { expect, test } from "vitest";
import { photoFault } from "./photo-fault.ts";

const file = (head: string, size = 40) => {
  const bytes = new Uint8Array(size);
  bytes.set([...head].map((letter) => letter.charCodeAt(0)));
  return new Blob([bytes]);
};

test.each([
  ["a JPEG", file("\xff\xd8\xff\xe0")],
  ["a PNG", file("\x89PNG\r\n\x1a\n")],
  ["a WebP", file("RIFF\0\0\0\0WEBPVP8 ")],
  ["a photo of 20 MB", file("\xff\xd8\xff\xe0", 20 * 1024 * 1024)],
])("%s is taken", async (_, photo) => {
  expect(await photoFault(photo)).toBeNull();
});

test.each([
  ["nothing", undefined, "Choisissez d’abord une photo."],
  ["a text", "photo", "Choisissez d’abord une photo."],
  ["an empty file", new Blob([]), "Choisissez d’abord une photo."],
  ["a sound in the same container as WebP", file("RIFF\0\0\0\0WAVEfmt "), "Type de fichier non supporté"],
  ["an SVG", file("<svg xmlns="), "Type de fichier non supporté"],
  ["a HEIC", file("\0\0\0\x18ftypheic"), "Type de fichier non supporté"],
  [
    "a photo above 20 MB",
    file("\xff\xd8\xff\xe0", 20 * 1024 * 1024 + 1),
    "Fichier trop volumineux\u00a0: 20\u00a0Mo au maximum.",
  ],
])("%s is not", async (_, photo, words) => {
  expect(await photoFault(photo)).toBe(words);
});
