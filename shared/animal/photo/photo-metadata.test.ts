import { describe, expect, test } from "vitest";
import { withoutMetadata } from "./photo-metadata.ts";

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const place = text("48.8566,2.3522");
const bytes = (...parts: number[][]) => new Uint8Array(parts.flat());
const kept = async (photo: Uint8Array<ArrayBuffer>) => [
  ...new Uint8Array(await new Blob(withoutMetadata(photo) ?? []).arrayBuffer()),
];

const signature = text("\x89PNG\r\n\x1a\n");
const pngChunk = (name: string, data: number[]) => [0, 0, 0, data.length, ...text(name), ...data, 1, 2, 3, 4];
const pixels = pngChunk("IDAT", [5, 6, 7]);
const end = pngChunk("IEND", []);

test.each(["eXIf", "tEXt", "iTXt", "zTXt", "tIME"])("the chunk %s of a PNG is left out", async (name) => {
  const profile = pngChunk("iCCP", [9]);
  const png = bytes(signature, profile, pngChunk(name, place), pixels, end, place);
  expect(await kept(png)).toEqual([...bytes(signature, profile, pixels, end)]);
});

test("a PNG that breaks off within its metadata has none", async () => {
  const png = bytes(signature, pixels, pngChunk("tEXt", place)).slice(0, -10);
  expect(await kept(png)).toEqual([...bytes(signature, pixels)]);
});

const webpChunk = (name: string, data: number[]) => [
  ...text(name),
  data.length,
  0,
  0,
  0,
  ...data,
  ...(data.length % 2 ? [0] : []),
];
const webp = (...chunks: number[][]) => {
  const body = chunks.flat();
  return bytes(text("RIFF"), [body.length + 4, 0, 0, 0], text("WEBP"), body);
};

test.each(["EXIF", "XMP "])("the chunk %s of a WebP is left out, and not announced", async (name) => {
  const head = (flags: number) => webpChunk("VP8X", [flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]);
  const image = webpChunk("VP8 ", [1, 2, 3]);
  const photo = webp(head(0b1_1100), image, webpChunk(name, [...place, 1]));
  expect(await kept(photo)).toEqual([...webp(head(0b1_0000), image)]);
});

test("a JPEG loses its metadata too, and what is no photo stays as it is", async () => {
  const comment = [0xff, 0xfe, 0, place.length + 2, ...place];
  expect(await kept(bytes([0xff, 0xd8], comment, [0xff, 0xda, 1]))).toEqual([0xff, 0xd8, 0xff, 0xda, 1]);
  expect(await kept(bytes(place))).toEqual(place);
});

describe("a file that is a photo and something else besides keeps the photo alone", () => {
  const zip = text("PK\x03\x04 payload");
  const page = text("<script>alert(1)</script>");
  const scan = [0xff, 0xda, 0, 4, 1, 2, 9, 0xff, 0, 8, 0xff, 0xd0, 7];
  const tables = [0xff, 0xc4, 0, 3, 5];
  const finish = [0xff, 0xd9];

  test("a JPEG with an archive, a film or another picture behind it", async () => {
    const progressive = [[0xff, 0xd8], scan, tables, scan, finish];
    for (const more of [zip, page, [0xff, 0xd8, ...scan, ...finish]])
      expect(await kept(bytes(...progressive, more))).toEqual([...bytes(...progressive)]);
  });

  test("a JPEG with metadata between its scans, in a second profile, or between its segments", async () => {
    const comment = [0xff, 0xfe, 0, page.length + 2, ...page];
    const pictures = [0xff, 0xe2, 0, page.length + 2, ...page];
    const jpeg = bytes([0xff, 0xd8], pictures, page, [0xff], scan, comment, tables, scan, finish);
    expect(await kept(jpeg)).toEqual([...bytes([0xff, 0xd8], scan, tables, scan, finish)]);
  });

  test("a JPEG with a page in what its colours need, in an unknown segment, or in the thumbnail", async () => {
    const segment = (marker: number, data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
    const jfif = [...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1];
    const adobe = [...text("Adobe"), 0, 100, 0, 0, 0, 0, 1];
    const hidden = [
      segment(0xe0, [...jfif, 3, 3, ...page]),
      segment(0xee, [...adobe, ...page]),
      ...[0xe0, 0xee, 0xf0, 0xdc, 0x02].map((marker) => segment(marker, page)),
    ].flat();
    const shown = [...segment(0xe0, [...jfif, 0, 0]), ...segment(0xee, adobe)];
    const jpeg = bytes([0xff, 0xd8], hidden, [0xff, 0xd0], tables, scan, finish);
    expect(await kept(jpeg)).toEqual([...bytes([0xff, 0xd8], shown, tables, scan, finish)]);
  });

  test("a JPEG that breaks off keeps its pixels", async () => {
    const cut = bytes([0xff, 0xd8], tables, scan);
    expect(await kept(cut)).toEqual([...cut]);
    expect(await kept(bytes([0xff, 0xd8], tables, [0xff]))).toEqual([...bytes([0xff, 0xd8], tables)]);
  });

  test.each(["htMl", "prVt", "zTXt", "pHYs", "bKGD", "IEND"])(
    "a PNG with a page in its chunk %s",
    async (name) => {
      const png = bytes(signature, pngChunk(name, page), pixels, end);
      expect(await kept(png)).toEqual([...bytes(signature, pixels, end)]);
    },
  );

  test("a WebP with an archive behind it, or a page in a chunk of its own", async () => {
    const image = webpChunk("VP8 ", [1, 2, 3]);
    expect(await kept(bytes([...webp(image)], zip))).toEqual([...webp(image)]);
    const frame = (...chunks: number[][]) => webpChunk("ANMF", [...Array(16).fill(0), ...chunks.flat()]);
    const moving = webp(frame(image, webpChunk("HTML", page), frame(image)), webpChunk("ANIM", page));
    expect(await kept(moving)).toEqual([...webp(frame(image))]);
    expect(await kept(webp(image, webpChunk("HTML", page)))).toEqual([...webp(image)]);
  });
});

test.each([
  ["JPEG", [0xff, 0xd8], [0xff, 0xdd, 0, 2]],
  ["PNG", signature, pngChunk("IDAT", [])],
  ["WebP", webp(), webpChunk("VP8 ", [])],
])("a %s of millions of empty parts is refused before they fill the memory", (_, head, part) => {
  const photo = new Uint8Array(head.length + 20_000 * part.length);
  photo.set(head);
  for (let at = head.length; at < photo.length; at += part.length) photo.set(part, at);
  if (head.length === 12) new DataView(photo.buffer).setUint32(4, photo.length, true);
  expect(withoutMetadata(photo)).toBeUndefined();
});
