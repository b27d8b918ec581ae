import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const uploadPath = "/_sandbox/image-host/api/v1/files/upload";
const sandbox = env.SANDBOX as Fetcher;
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0]);

interface Authentication {
  signature: string;
  token: string;
  expire: number;
}

const authentication = async () =>
  (await sandbox.fetch("http://sandbox/image-host/authentication?0.5")).json<Authentication>();

interface Answer {
  message?: string;
  help?: string;
  fileId: string;
  name: string;
  filePath: string;
  url: string;
}

async function upload(fields: Record<string, string | Blob> = {}, signed?: Authentication) {
  const { signature, token, expire } = signed ?? (await authentication());
  const body = new FormData();
  const all = {
    file: new Blob([jpeg]),
    fileName: "oslo au parc.jpg",
    tags: "animal",
    responseFields: "tags",
    extensions: "[]",
    customMetadata: "{}",
    publicKey: "public_demo",
    signature,
    token,
    expire: String(expire),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) if (value !== "") body.append(name, value);
  const answer = await visitor().get(uploadPath, { method: "POST", body });
  return { status: answer.status, body: await answer.json<Answer>() };
}

test("a signature is the hexadecimal HMAC-SHA1 of token and expire, valid for less than an hour", async () => {
  const { signature, token, expire } = await authentication();
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode("private_demo_of_the_stand_ins"),
    { name: "HMAC", hash: "SHA-1" },
    false,
    ["sign"],
  );
  const own = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${token}${expire}`));
  const hex = [...new Uint8Array(own)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(signature).toBe(hex);
  expect(signature).toMatch(/^[\da-f]{40}$/);
  const left = expire - clock.now() / 1000;
  expect(left).toBeGreaterThan(60);
  expect(left).toBeLessThan(3600);
  expect((await authentication()).token).not.toBe(token);
});

test("an uploaded picture is delivered in any size, until it is deleted", async () => {
  const { status, body } = await upload();
  expect(status).toBe(200);
  expect(body).toMatchObject({ size: jpeg.length, fileType: "image", tags: ["animal"], AITags: null });
  expect(body.name).toMatch(/^oslo_au_parc_[\w-]{8}\.jpg$/);
  expect(body.filePath).toBe(`/${body.name}`);
  expect(body.url).toBe(`https://museau.example/_sandbox/pictures/${body.name}`);

  const path = new URL(body.url).pathname;
  const picture = await visitor().get(`${path}?tr=w-160,q-80,f-auto`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(jpeg);

  const deletion = (key: string) =>
    visitor().get(`/_sandbox/image-host/v1/files/${body.fileId}`, {
      method: "DELETE",
      headers: { Authorization: `Basic ${btoa(`${key}:`)}` },
    });
  expect((await deletion("public_demo")).status).toBe(401);
  expect((await deletion("private_demo_of_the_stand_ins")).status).toBe(204);
  expect((await deletion("private_demo_of_the_stand_ins")).status).toBe(404);
  expect((await visitor().get(path)).status).toBe(404);
});

const soon = () => Math.floor(clock.now() / 1000);

test.each([
  ["no file", { file: "" }, 400, /Missing file parameter/],
  ["a file that is text", { file: "aGVsbG8=" }, 400, /Missing file parameter/],
  ["no file name", { fileName: "" }, 400, /Missing fileName/],
  ["no public key", { publicKey: "" }, 400, /Missing publicKey/],
  ["somebody else's key", { publicKey: "public_other" }, 403, /account cannot be authenticated/],
  ["no signature", { signature: "" }, 400, /Missing signature/],
  ["no token", { token: "" }, 400, /Missing token/],
  ["no expire", { expire: "" }, 400, /Missing expire/],
  ["a made-up signature", { signature: "0".repeat(40) }, 400, /invalid signature/],
  ["another token than the signed one", { token: "another" }, 400, /invalid signature/],
  ["an expire in milliseconds", { expire: String(clock.now() + 60_000) }, 400, /expire/],
  ["an expired signature", { expire: String(soon() - 1) }, 400, /expire/],
  ["an expire more than an hour ahead", { expire: String(soon() + 5400) }, 400, /expire/],
  ["extensions that are no array", { extensions: "{}" }, 400, /extensions/],
  ["metadata that the account does not know", { customMetadata: '{"chien":1}' }, 400, /no field chien/],
  ["an unknown response field", { responseFields: "owner" }, 400, /responseFields/],
  ["no picture", { file: new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"]) }, 400, /file type/],
  ["a picture above 25 MB", { file: new Blob([jpeg, new Uint8Array(26_214_400)]) }, 400, /file size/],
])("%s is refused as the vendor refuses", async (_, fields, status, message) => {
  const answer = await upload(fields);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ message: expect.stringMatching(message), help: expect.any(String) });
});

test("a token is used once, also where the upload was refused, and of two at once by one", async () => {
  const first = await authentication();
  expect((await upload({ file: new Blob(["text"]) }, first)).status).toBe(400);
  const again = await upload({}, first);
  expect(again.status).toBe(400);
  expect(again.body.message).toContain("has been used before");

  const both = await authentication();
  const statuses = (await Promise.all([upload({}, both), upload({}, both)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 400]);
});

test("uploads can be made to fail in the vendor's words", async () => {
  await breakService({ service: "image-host", mode: "status", status: 500, path: "/api" });
  const answer = await upload();
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ message: expect.any(String), help: expect.any(String) });
});
