import { type Context, Hono } from "hono";
import * as clock from "../../shared/time/clock.ts";
import type { SandboxEnv } from "../env.ts";
import { signatureOf } from "./signature.ts";
import { readUpload, type Upload, type UploadKeys } from "./upload-request.ts";
import { deleteFile, findFile, keepFile, spendToken } from "./uploaded-files.ts";

const validity = 30 * 60;

const help = "For support kindly contact us at support@images.example .";

/** Belongs to the shop rather than to the host: signing needs the private key. */
export const uploadAuthentication = new Hono<SandboxEnv>().get("/", async (c) => {
  const token = crypto.randomUUID();
  const expire = Math.floor(clock.now() / 1000) + validity;
  const signature = await signatureOf(c.env.IMAGE_HOST_PRIVATE_KEY, token, String(expire));
  return c.json({ signature, token, expire });
});

export const imageHost = new Hono<SandboxEnv>()
  .post("/api/v1/files/upload", async (c) => {
    c.header("Access-Control-Allow-Origin", "*");
    const form = await c.req.formData().catch(() => new FormData());
    const upload = await readUpload(form, keysOf(c), clock.now());
    if (!("file" in upload)) return c.json({ message: upload.message, help }, upload.status);
    const { token } = upload;
    if (!(await spendToken(c.env.UPLOADS, token)))
      return c.json({ message: `The token with value '${token}' has been used before.`, help }, 400);
    return store(c, upload);
  })
  .delete("/v1/files/:id", async (c) => {
    const { authorization } = c.req.header();
    if (authorization !== `Basic ${btoa(`${c.env.IMAGE_HOST_PRIVATE_KEY}:`)}`)
      return c.json({ message: "Your account cannot be authenticated.", help }, 401);
    const isDeleted = await deleteFile(c.env.UPLOADS, c.req.param("id"));
    return isDeleted
      ? c.body(null, 204)
      : c.json({ message: "The requested file does not exist.", help }, 404);
  });

export const uploadedPictures = new Hono<SandboxEnv>().get("/:name", async (c) => {
  const found = await findFile(c.env.UPLOADS, c.req.param("name"));
  if (!found) return c.text("Cette image n’existe pas.", 404);
  return c.body(found.body, 200, {
    "Content-Type": found.httpMetadata?.contentType ?? "application/octet-stream",
    ETag: found.httpEtag,
    "Cache-Control": "public, max-age=604800",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'",
  });
});

async function store(c: Context<SandboxEnv>, upload: Upload): Promise<Response> {
  const { file, fileName, tags, responseFields, customMetadata } = upload;
  const largest = Number(c.env.IMAGE_HOST_LARGEST_FILE);
  if (file.size > largest)
    return c.json(
      { message: `The file size exceeds the limit of ${largest} bytes of your plan.`, help },
      400,
    );
  const bytes = await file.arrayBuffer();
  const type = pictureType(new Uint8Array(bytes));
  if (!type)
    return c.json({ message: "The file type is not allowed by the checks of your account.", help }, 400);
  const fileId = crypto.randomUUID().replaceAll("-", "").slice(0, 24);
  const name = uniqueName(fileName);
  await keepFile(c.env.UPLOADS, { fileId, name, type, bytes });
  const url = `${new URL(c.req.url).origin}/_sandbox/pictures/${encodeURIComponent(name)}`;
  const asked = { tags: tags.length > 0 ? tags : null, customMetadata };
  return c.json({
    fileId,
    name,
    size: file.size,
    versionInfo: { id: fileId, name: "Version 1" },
    filePath: `/${name}`,
    url,
    fileType: "image",
    thumbnailUrl: `${url}?tr=n-ik_ml_thumbnail`,
    AITags: null,
    ...Object.fromEntries(Object.entries(asked).filter(([field]) => responseFields.includes(field))),
  });
}

const beginnings: readonly [type: string, isOne: (head: string) => boolean][] = [
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/webp", (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8)],
  ["image/gif", (head) => head.startsWith("GIF8")],
  ["image/avif", (head) => head.startsWith("ftypavif", 4)],
  ["image/heic", (head) => /^ftyp(heic|heix|mif1)/.test(head.slice(4))],
];

function pictureType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  return beginnings.find(([, isOne]) => isOne(head))?.[0];
}

function uniqueName(fileName: string): string {
  const end = /\.\w{1,8}$/.exec(fileName)?.[0] ?? "";
  const suffix = crypto.getRandomValues(new Uint8Array(6)).toBase64({ alphabet: "base64url" });
  return `${fileName.slice(0, fileName.length - end.length)}_${suffix}${end}`;
}

const keysOf = ({ env }: Context<SandboxEnv>): UploadKeys => ({
  publicKey: env.IMAGE_HOST_PUBLIC_KEY,
  privateKey: env.IMAGE_HOST_PRIVATE_KEY,
});
