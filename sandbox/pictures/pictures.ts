import { type Context, Hono } from "hono";
import { picture } from "../content/pictures.ts";
import type { SandboxEnv } from "../env.ts";
import { smallestOf } from "./smallest.ts";
import { parseTransformation, type RasterFormat, type Transformation } from "./transformation.ts";
import { type Original, type Versions, versionsOf } from "./versions.ts";

export const pictures = new Hono<SandboxEnv>().get("/:path{.+}", async (c) => {
  const path = c.req.param("path");
  const svg = picture(path);
  if (svg === undefined && /^uploads\/[\w.-]+$/.test(path) && c.env.PICTURES_ORIGIN)
    return uploaded(new URL(`/${path}`, c.env.PICTURES_ORIGIN));
  if (svg === undefined) return c.text("Cette image n’existe pas.", 404);
  const original = { path, svg, hash: await hashOf(svg) };
  const tr = c.req.query("tr");
  if (tr === undefined) return drawing(c, original, "final");
  const wanted = parseTransformation(tr);
  if (!wanted) return c.text("Cette transformation n’existe pas.", 400);
  const versions = versionsOf(c.env, original, wanted);
  if (!versions) return drawing(c, original, "final");
  return wanted.format === "auto"
    ? smallest(c, original, wanted, versions)
    : version(c, original, wanted, versions, wanted.format, "final");
});

/** An editor's upload, in its own size. */
async function uploaded(address: URL): Promise<Response> {
  const { ok, status, body, headers } = await fetch(address);
  const type = headers.get("content-type") ?? "";
  if (!ok || !type.startsWith("image/")) return new Response(null, { status: ok ? 404 : status });
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Cache-Control": "public, max-age=60",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

type Readiness = "final" | "provisional";

async function smallest(
  c: Context<SandboxEnv>,
  original: Original,
  wanted: Transformation,
  versions: Versions,
): Promise<Response> {
  const accepted = acceptedFormats(c.req.header("accept") ?? "");
  if (wanted.blur > 0) return version(c, original, wanted, versions, accepted[0] ?? "png", "final");
  const { format, missing } = await smallestOf(await gzippedSize(original.svg), accepted, versions);
  if (missing[0]) c.executionCtx.waitUntil(versions.bytesOf(missing[0]));
  return version(c, original, wanted, versions, format, missing.length ? "provisional" : "final");
}

/** A wildcard does not count, because mail programs and old browsers send it too. */
export function acceptedFormats(accept: string): RasterFormat[] {
  const named = accept
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((piece) => piece.trim()))
    .filter((pieces) => !pieces.some((piece) => /^q=0(\.0*)?$/.test(piece)))
    .map(([type]) => type);
  return (["webp", "avif"] as const).filter((format) => named.includes(`image/${format}`));
}

async function version(
  c: Context<SandboxEnv>,
  original: Original,
  { width, height = 0, ground = "", quality, blur }: Transformation,
  versions: Versions,
  format: RasterFormat | "svg",
  readiness: Readiness,
): Promise<Response> {
  if (format === "svg") return drawing(c, original, readiness);
  const tag = `"${original.hash}-${width}x${height}${ground}-${quality}-${blur}.${format}"`;
  if (isKnown(c, tag)) return unchanged(c, tag, readiness);
  const bytes = await versions.bytesOf(format);
  if (!bytes) return drawing(c, original, "provisional");
  return c.body(bytes, 200, { ...headersOf(tag, readiness), "Content-Type": `image/${format}` });
}

function drawing(c: Context<SandboxEnv>, { svg, hash }: Original, readiness: Readiness): Response {
  const tag = `"${hash}.svg"`;
  if (isKnown(c, tag)) return unchanged(c, tag, readiness);
  return c.body(svg, 200, {
    ...headersOf(tag, readiness),
    "Content-Type": "image/svg+xml; charset=utf-8",
  });
}

function unchanged(c: Context<SandboxEnv>, tag: string, readiness: Readiness): Response {
  return c.body(null, 304, headersOf(tag, readiness));
}

function headersOf(tag: string, readiness: Readiness): Record<string, string> {
  return {
    ETag: tag,
    Vary: "Accept",
    "Cache-Control":
      readiness === "final" ? "public, max-age=604800, stale-while-revalidate=2592000" : "public, max-age=60",
    "X-Content-Type-Options": "nosniff",
    // An SVG opened alone must not run or load anything. A 304 renews cached headers, so it has this one too.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
}

function isKnown(c: Context<SandboxEnv>, tag: string): boolean {
  const known = c.req.header("if-none-match")?.split(",") ?? [];
  return known.some((one) => one.trim().replace(/^W\//, "") === tag);
}

async function hashOf(svg: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(svg));
  return new Uint8Array(digest).toHex().slice(0, 16);
}

async function gzippedSize(text: string): Promise<number> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}
