import { signatureOf } from "./signature.ts";

interface UploadRefusal {
  status: 400 | 403;
  message: string;
}

export interface UploadKeys {
  publicKey: string;
  privateKey: string;
}

export interface Upload {
  file: File;
  fileName: string;
  token: string;
  tags: string[];
  responseFields: string[];
  customMetadata: Record<string, unknown>;
}

const refused = (message: string, status: UploadRefusal["status"] = 400): UploadRefusal => ({
  status,
  message,
});

const longestValidity = 3600;

/** @param now milliseconds */
export async function readUpload(
  form: FormData,
  { publicKey, privateKey }: UploadKeys,
  now: number,
): Promise<Upload | UploadRefusal> {
  const text = (name: string) => textOf(form.get(name));
  const file = form.get("file");
  if (!(file instanceof File)) return refused("Missing file parameter for upload");
  if (!text("fileName")) return refused("Missing fileName parameter for upload");
  if (!text("publicKey")) return refused("Missing publicKey parameter for upload");
  if (text("publicKey") !== publicKey) return refused("Your account cannot be authenticated.", 403);
  for (const name of ["signature", "token", "expire"])
    if (!text(name)) return refused(`Missing ${name} parameter for upload`);
  const [token, expire] = [text("token"), text("expire")];
  if (!isSoon(expire, now))
    return refused("Invalid expire parameter: a Unix time in seconds, less than 1 hour into the future.");
  if (text("signature") !== (await signatureOf(privateKey, token, expire)))
    return refused("Your request contains an invalid signature.");
  const extensions = jsonOf(text("extensions") || "[]");
  const customMetadata = jsonOf(text("customMetadata") || "{}");
  if (!Array.isArray(extensions)) return refused("Invalid extensions parameter: a JSON array.");
  if (!isRecord(customMetadata)) return refused("Invalid customMetadata parameter: a JSON object.");
  const [unknown] = Object.keys(customMetadata);
  if (unknown) return refused(`Invalid custom metadata: no field ${unknown}`);
  const responseFields = listOf(text("responseFields"));
  const wrong = responseFields.find((field) => !knownFields.includes(field));
  if (wrong) return refused(`Invalid responseFields parameter: ${wrong}`);
  const fileName = safeName(text("fileName"));
  return { file, fileName, token, tags: listOf(text("tags")), responseFields, customMetadata };
}

const knownFields = ["tags", "customCoordinates", "isPrivateFile", "embeddedMetadata", "customMetadata"];

function isSoon(expire: string, now: number): boolean {
  const left = Number(expire) - now / 1000;
  return /^\d{1,12}$/.test(expire) && left > 0 && left < longestValidity;
}

const safeName = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}.-]/gu, "_");

const listOf = (text: string) => text.split(",").flatMap((one) => one.trim() || []);

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
