import { shop, visitor } from "./visitor.ts";

export async function sitemapFiles(): Promise<string[]> {
  return locations(await read("/sitemap.xml"));
}

export async function sitemapAddresses(): Promise<string[]> {
  const files = await sitemapFiles();
  const texts = await Promise.all(files.map((file) => read(file.slice(shop.length))));
  return texts.flatMap(locations).map((address) => address.slice(shop.length));
}

async function read(path: string): Promise<string> {
  const answer = await visitor({ agent: "googlebot" }).get(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<>]+)<\/loc>/g), ([, address = ""]) => address);
