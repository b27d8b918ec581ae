import {
  hostProblem,
  type UploadAuthentication,
  type UploadedPhoto,
  type UploadFile,
  type UploadProblem,
  type UploadSettings,
  uploadedSchema,
  uploadForm,
  uploadProblem,
  uploadTimeout,
} from "../../../../shared/animal/photo/photo-upload.ts";
import { uploadAuthentication, uploadRefusal } from "../../../../shared/api/animals.ts";
import { CallFailed, call } from "../../../api/call.ts";
import { deadline } from "../../../browser/deadline.ts";

export class UploadRefused extends Error {
  override name = "UploadRefused";
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem, cause?: unknown) {
    super(`photo not uploaded: ${problem}`, { cause });
    this.problem = problem;
  }
}

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/**
 * Sends the file from the browser to the image host, with a signature issued by the shop.
 * @throws UploadRefused; or the signal's reason if it was aborted
 */
export async function uploadPhoto(
  upload: UploadFile,
  settings: UploadSettings,
  options: UploadOptions,
): Promise<UploadedPhoto> {
  const problem = uploadProblem(upload, settings);
  if (problem) throw new UploadRefused(problem);
  const signed = await authenticate(options.signal);
  options.onProgress(0);
  return post(settings.url, uploadForm(upload, settings, signed), options);
}

async function authenticate(signal: AbortSignal): Promise<UploadAuthentication> {
  const both = deadline(uploadTimeout, signal);
  try {
    return await call(uploadAuthentication, { t: Math.random() }, { signal: both });
  } catch (error) {
    signal.throwIfAborted();
    if (both.aborted) throw new UploadRefused("authentication-timeout", error);
    throw new UploadRefused(authenticationProblem(error), error);
  }
}

function authenticationProblem(error: unknown): UploadProblem {
  if (!(error instanceof CallFailed)) throw error;
  const { status, body } = error;
  if (status === 0) return "network";
  if (status < 300) return "invalid-authentication";
  return uploadRefusal.safeParse(body).data?.problem ?? "unavailable";
}

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function post(url: string, form: FormData, { signal, onProgress }: UploadOptions): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
      settle();
    };
    const refuse = (problem: UploadProblem) => end(() => reject(new UploadRefused(problem)));
    const cancel = () => {
      request.abort();
      end(() => reject(signal.reason));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        refuse("timeout");
      }, uploadTimeout);
    };
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("error", () => refuse("network"));
    request.addEventListener("load", () => {
      const answer = jsonOf(request.responseText);
      const uploaded = uploadedSchema.safeParse(answer).data;
      if (request.status < 200 || request.status > 299) return refuse(hostProblem(request.status, answer));
      if (!uploaded) return refuse("unavailable");
      return end(() => resolve(uploaded));
    });
    signal.addEventListener("abort", cancel, { once: true });
    request.open("POST", url);
    wait();
    if (signal.aborted) cancel();
    else request.send(form);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
