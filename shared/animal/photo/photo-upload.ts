import * as z from "zod/mini";
import { parseUrl } from "../../parse-url.ts";
import { photoProblems } from "./photo-problems.texts.ts";

export type UploadProblem = keyof typeof photoProblems;

export const uploadProblemSchema = z.custom<UploadProblem>(
  (value) => typeof value === "string" && Object.hasOwn(photoProblems, value),
);

export interface UploadSettings {
  url: string;
  publicKey: string;
  hasAuthentication: boolean;
}

export interface UploadFile {
  file: Blob;
  fileName: string;
}

/** Milliseconds to wait for a signature, and maximum idle time while the file uploads. */
export const uploadTimeout = 60_000;

/** `expire` is in seconds. */
export const uploadAuthenticationSchema = z.object({
  signature: z.string().check(z.minLength(1)),
  token: z.string().check(z.minLength(1)),
  expire: z.union([z.int(), z.string().check(z.regex(/^\d+$/))]),
});
export type UploadAuthentication = z.infer<typeof uploadAuthenticationSchema>;

export const uploadedSchema = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(500)),
  fileId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});
export type UploadedPhoto = z.infer<typeof uploadedSchema>;

export function settingsProblem({ url, publicKey, hasAuthentication }: UploadSettings): UploadProblem | null {
  if (!url) return "missing-endpoint";
  if (!hasAuthentication) return "missing-authentication-endpoint";
  if (!publicKey) return "missing-public-key";
  return url.startsWith("/") || parseUrl(url) ? null : "invalid-options";
}

export function uploadProblem(upload: Partial<UploadFile> | null, settings: UploadSettings) {
  const wrong = settingsProblem(settings);
  if (wrong) return wrong;
  if (!upload) return "missing-data";
  if (!upload.file?.size) return "missing-file";
  return upload.fileName ? null : "missing-file-name";
}

export function uploadForm(
  { file, fileName }: UploadFile,
  { publicKey }: Pick<UploadSettings, "publicKey">,
  { signature, token, expire }: UploadAuthentication,
): FormData {
  const form = new FormData();
  form.append("file", file, fileName);
  const texts = {
    fileName,
    tags: "animal",
    responseFields: "tags",
    extensions: "[]",
    customMetadata: "{}",
    publicKey,
    signature,
    expire: String(expire),
    token,
  };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}

/** The image host answers nearly every refusal with the same status, so its message is searched. */
export function hostProblem(status: number, answer: unknown): UploadProblem {
  if (status === 413) return "too-large";
  if (status === 415) return "wrong-type";
  if (status === 429) return "too-often";
  if (status >= 500 || status === 408) return "unavailable";
  const { message = "" } = z.safeParse(refusal, answer).data ?? {};
  return sayings.find(([said]) => said.test(message))?.[1] ?? "refused";
}

const refusal = z.object({ message: z.string() });

const sayings: readonly [RegExp, UploadProblem][] = [
  [/file ?name/i, "missing-file-name"],
  [/missing .*public ?key/i, "missing-public-key"],
  [/missing .*(signature|token|expire)/i, "invalid-authentication"],
  [/signature|token|expire/i, "signature"],
  [/missing .*file/i, "missing-file"],
  [/(size|large|limit|exceed)/i, "too-large"],
  [/(type|format|extension)\b/i, "wrong-type"],
  [/extensions|metadata|responseFields|tags|parameter/i, "invalid-options"],
];
