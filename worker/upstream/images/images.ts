import { FetchError } from "ofetch";
import * as z from "zod/mini";
import {
  hostProblem,
  type UploadAuthentication,
  type UploadedPhoto,
  type UploadFile,
  type UploadProblem,
  uploadAuthenticationSchema,
  uploadedSchema,
  uploadForm,
} from "../../../shared/animal/photo/photo-upload.ts";
import { deadlines } from "../deadline.ts";
import type { Connection } from "../exchange.ts";
import { createHttp } from "../http.ts";
import { isTimeout, UpstreamError } from "../upstream-error.ts";

export interface ImagesOptions {
  authentication: Connection;
  upload: Connection;
  publicKey: string;
}

export class UploadFailed extends Error {
  override name = "UploadFailed";
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem, cause: unknown) {
    super(`photo not uploaded: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Every function throws UploadFailed. */
export function createImages({ authentication, upload, publicKey }: ImagesOptions) {
  const signer = createHttp({ service: "image authentication", ...authentication });
  const host = createHttp({ service: "images", ...upload });
  const deadline = deadlines.upload;

  return {
    authenticate: (): Promise<UploadAuthentication> =>
      signer("", { query: { t: Math.random() }, schema: uploadAuthenticationSchema, deadline }).catch(
        (error: unknown) => {
          throw new UploadFailed(authenticationProblem(error), error);
        },
      ),

    async upload(file: UploadFile, signed: UploadAuthentication): Promise<UploadedPhoto> {
      const body = uploadForm(file, { publicKey }, signed);
      const answer = await host("", { method: "POST", body, schema: z.unknown(), deadline }).catch(
        (error: unknown) => {
          throw new UploadFailed(uploadProblem(error), error);
        },
      );
      const { data, error } = uploadedSchema.safeParse(answer);
      if (error) throw new UploadFailed("unavailable", error);
      return data;
    },
  };
}

function authenticationProblem(error: unknown): UploadProblem {
  if (isTimeout(error)) return "authentication-timeout";
  if (!(error instanceof UpstreamError)) throw error;
  if (error.status === 0) return "network";
  if (error.status === 429) return "too-often";
  const isAnswer = error.status === 502 && !(error.cause instanceof FetchError);
  return isAnswer ? "invalid-authentication" : "unavailable";
}

function uploadProblem(error: unknown): UploadProblem {
  if (isTimeout(error)) return "timeout";
  if (!(error instanceof UpstreamError)) throw error;
  return error.status === 0 ? "network" : hostProblem(error.status, error.problem);
}
