import * as z from "zod/mini";
import {
  type UploadAuthentication,
  uploadAuthenticationSchema,
  uploadProblemSchema,
} from "../animal/photo/photo-upload.ts";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

export const uploadAuthentication: Endpoint<{ t: number }, UploadAuthentication> = {
  method: "GET",
  path: api.uploadAuthentication,
  input: z.object({ t: z.number() }),
  output: uploadAuthenticationSchema,
};

export const uploadRefusal = z.object({ problem: uploadProblemSchema });
