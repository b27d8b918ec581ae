import type { Page } from "playwright/test";

const turned = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0,
  0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
];

/** A telephone's photo: 12 million pixels, lying on its side, in fine patterns that compress badly. */
export async function photoOfTelephone(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 4000, height: 3000 });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    const tile = context.createImageData(500, 500);
    let noise = 1;
    for (let at = 0; at < tile.data.length; at += 4) {
      noise = (noise * 16_807) % 2_147_483_647;
      const grain = noise % 90;
      tile.data[at] = 220 - grain;
      tile.data[at + 1] = grain;
      tile.data[at + 2] = grain;
      tile.data[at + 3] = 255;
    }
    const red = await createImageBitmap(tile);
    for (let at = 0; at < tile.data.length; at += 4)
      [tile.data[at], tile.data[at + 2]] = [tile.data[at + 2] ?? 0, tile.data[at] ?? 0];
    const blue = await createImageBitmap(tile);
    for (const [picture, left] of [
      [red, 0],
      [blue, 2000],
    ] as const) {
      context.fillStyle = context.createPattern(picture, "repeat") ?? "";
      context.fillRect(left, 0, 2000, 3000);
    }
    const blob = await new Promise<Blob | null>((take) => canvas.toBlob(take, "image/jpeg", 0.8));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
    let text = "";
    for (let from = 0; from < bytes.length; from += 32_768)
      text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
    return btoa(text);
  });
  const bytes = Buffer.from(base64, "base64");
  const buffer = Buffer.concat([bytes.subarray(0, 2), Buffer.from(turned), bytes.subarray(2)]);
  return { name: "IMG_2041.JPG", mimeType: "image/jpeg", buffer };
}

export const colourAt = (page: Page, url: string, x: number, y: number): Promise<number[]> =>
  page.evaluate(
    async ([address, left, top]) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
      const context = canvas.getContext("2d");
      const [w, h] = [bitmap.width, bitmap.height];
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(bitmap, left * w - w / 20, top * h - h / 20, w / 10, h / 10, 0, 0, 1, 1);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [url, x, y] as const,
  );
