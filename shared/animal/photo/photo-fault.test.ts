import { expect, test } from "vitest";
import { emptyPhoto, noPhoto, photoFault, tooManyPixels } from "./photo-fault.ts";

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
  ["nothing", undefined, noPhoto],
  ["a text", "photo", noPhoto],
  ["the file that a browser posts if none was chosen", new File([], ""), noPhoto],
  ["an empty file", new File([], "empty.jpg"), emptyPhoto],
  [
    "a sound in the same container as WebP",
    file("RIFF\0\0\0\0WAVEfmt "),
    "Type de fichier non supporté. Choisissez un autre fichier.",
  ],
  ["an SVG", file("<svg xmlns="), "Type de fichier non supporté. Choisissez un autre fichier."],
  ["a HEIC", file("\0\0\0\x18ftypheic"), "Type de fichier non supporté. Choisissez un autre fichier."],
  [
    "a photo above 20 MB",
    file("\xff\xd8\xff\xe0", 20 * 1024 * 1024 + 1),
    "Fichier trop volumineux\u00a0: 20\u00a0Mo au maximum.",
  ],
])("%s is not", async (_, photo, words) => {
  expect(await photoFault(photo)).toBe(words);
});

const latin = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

/** Dimensions are written as each format writes them; 24,608 is 0x6020. */
const announcing = {
  JPEG: [0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0x60, 0x20, 0x60, 0x20, 1, 1, 17, 0],
  PNG: [...latin("\x89PNG\r\n\x1a\n"), 0, 0, 0, 13, ...latin("IHDR"), 0, 0, 0x60, 0x20, 0, 0, 0x60, 0x20],
  WebP: [...latin("RIFF\x30\0\0\0WEBPVP8X\n\0\0\0"), 0, 0, 0, 0, 0x1f, 0x60, 0, 0x1f, 0x60, 0],
};

test.each(Object.entries(announcing))(
  "a %s that announces 600 million pixels is not decoded",
  async (_, head) => {
    const photo = (bytes: number[]) =>
      photoFault(new Blob([new Uint8Array([...bytes, ...Array(20).fill(0)])]));
    expect(await photo(head)).toBe(tooManyPixels);
    expect(await photo(head.map((byte) => (byte === 0x60 ? 0x0e : byte)))).toBeNull();
  },
);

test("the pixels of the smaller kinds of WebP are counted too", async () => {
  const photo = (kind: string, data: number[]) =>
    photoFault(
      new Blob([
        new Uint8Array([...latin(`RIFF\x30\0\0\0WEBP${kind}\n\0\0\0`), ...data, ...Array(9).fill(0)]),
      ]),
    );
  expect(await photo("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xff, 0x3f])).toBe(tooManyPixels);
  expect(await photo("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x0f, 0xff, 0x3f])).toBeNull();
  expect(await photo("VP8L", [0x2f, 0xff, 0xff, 0xff, 0x0f])).toBe(tooManyPixels);
  expect(await photo("VP8L", [0x2f, 0xff, 0x0f, 0, 0])).toBeNull();
});

test("what stands before the dimensions hides them from nobody", async () => {
  const [jpeg, png, webp] = [announcing.JPEG, announcing.PNG, announcing.WebP];
  const hidden = [
    [...jpeg.slice(0, 8), 0xff, ...jpeg.slice(8)],
    [...jpeg.slice(0, 8), 1, ...jpeg.slice(8)],
    [...jpeg.slice(0, 8), 0xff, 0xd0, ...jpeg.slice(8)],
    [...png.slice(0, 8), 0, 0, 0, 0, ...latin("tEXt"), 0, 0, 0, 0, ...png.slice(8)],
    [...webp.slice(0, 12), ...latin("EXIF"), 0, 0, 0, 0, ...webp.slice(12)],
  ];
  for (const head of hidden)
    expect(await photoFault(new Blob([new Uint8Array([...head, ...Array(20).fill(0)])]))).toBe(tooManyPixels);
});
