import { expect, test } from "vitest";
import { withoutJpegMetadata, withoutOrientation } from "./jpeg.ts";

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, bytes: number[]) => [
  0xff,
  marker,
  (bytes.length + 2) >> 8,
  (bytes.length + 2) & 255,
  ...bytes,
];

function exif(order: "II" | "MM", orientation: number): number[] {
  const short = (value: number) => (order === "II" ? [value, 0] : [0, value]);
  const long = (value: number) => (order === "II" ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const tag = (high: number, low: number) => (order === "II" ? [low, high] : [high, low]);
  const entry = (name: number[], value: number) => [...name, ...short(3), ...long(1), ...short(value), 0, 0];
  return segment(0xe1, [
    ...text("Exif\0\0"),
    ...text(order),
    ...short(42),
    ...long(8),
    ...short(2),
    ...entry(tag(1, 0), 9),
    ...entry(tag(1, 0x12), orientation),
    ...long(0),
    ...text("48.85,2.35"),
  ]);
}

const jfif = segment(0xe0, [...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const profile = segment(0xe2, text("ICC_PROFILE\0"));
const comment = segment(0xfe, text("Oslo, 12 rue des Lilas"));
const pixels = [...segment(0xdb, [1, 2, 3]), 0xff, 0xda, 0, 4, 1, 2, 0xff, 0, 0xe1, 0, 9, 0xff, 0xd9];

const jpeg = (...parts: number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat()]);
const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())];

test.each(["II", "MM"] as const)(
  "a picture taken on its side is told upright, byte order %s",
  async (order) => {
    const file = new Blob([jpeg(exif(order, 6), pixels)], { type: "image/jpeg" });
    const upright = await withoutOrientation(file);
    expect(upright.orientation).toBe(6);
    expect(upright.file.type).toBe("image/jpeg");
    expect(await bytesOf(upright.file)).toEqual([...jpeg(exif(order, 1), pixels)]);
  },
);

test("a large picture keeps all that stands behind its head", async () => {
  const tail = new Uint8Array(300_000).fill(7);
  const upright = await withoutOrientation(new Blob([jpeg(exif("MM", 3), pixels), tail]));
  const bytes = await bytesOf(upright.file);
  expect(upright.orientation).toBe(3);
  expect(bytes).toHaveLength(jpeg(exif("MM", 3), pixels).length + tail.length);
  expect(bytes.slice(-tail.length).every((byte) => byte === 7)).toBe(true);
});

test.each([
  ["without EXIF", jpeg(jfif, pixels)],
  ["upright already", jpeg(exif("II", 1), pixels)],
  ["with an orientation that does not exist", jpeg(exif("II", 9), pixels)],
  ["cut within its EXIF", jpeg(exif("II", 6)).slice(0, 30)],
  ["of another type", new Uint8Array(text("\x89PNG\r\n\x1a\n"))],
  ["without a byte", new Uint8Array()],
])("a picture %s stays as it is", async (_, bytes) => {
  const file = new Blob([bytes]);
  expect(await withoutOrientation(file)).toEqual({ file, orientation: 1 });
});

test("place, camera and comments are left out, what the colours hang on is kept", async () => {
  const kept = await bytesOf(
    new Blob(withoutJpegMetadata(jpeg(jfif, exif("II", 1), profile, comment, pixels)) ?? []),
  );
  expect(kept).toEqual([...jpeg(jfif, profile, pixels)]);
});

test("how the picture lies is kept without the place", async () => {
  const file = new Blob(withoutJpegMetadata(jpeg(exif("II", 6), pixels)) ?? []);
  const kept = await bytesOf(file);
  expect(String.fromCharCode(...kept)).not.toContain("48.85");
  expect((await withoutOrientation(file)).orientation).toBe(6);
  expect(kept.slice(-pixels.length)).toEqual(pixels);
});
