import * as z from "zod/mini";
import { fieldRules } from "../../forms/form-rules.ts";
import { emptiedFields } from "../../forms/form-values.ts";
import { noPhoto, photoFault } from "./photo-fault.ts";
import { uploadedSchema } from "./photo-upload.ts";

const photoActions = ["envoyer", "garder", "retirer"] as const;
export type PhotoAction = (typeof photoActions)[number];

export const photoFields = fieldRules(
  "photoAction",
  z.object({ faire: z.catch(z.optional(z.enum(photoActions)), undefined) }),
);

const photo = z
  .custom<File>((value) => value instanceof File, noPhoto)
  .check(async ({ value, issues }) => {
    const message = await photoFault(value);
    if (message) issues.push({ code: "custom", message, input: value });
  });

const readRules = fieldRules("photo", z.object({ photo }));

export const photoFileRules: typeof readRules = {
  ...readRules,
  emptied: (data) => emptiedFields([{ name: "photo", kind: "file" }], data),
};

export const uploadedRules = fieldRules("uploadedPhoto", uploadedSchema);
