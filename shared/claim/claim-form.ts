import * as z from "zod/mini";
import { photoFault } from "../animal/photo/photo-fault.ts";
import { largestFile } from "../forms/file-rules.ts";
import { type FormRules, textsIn } from "../forms/form-rules.ts";
import { emptiedFields } from "../forms/form-values.ts";
import { formTexts } from "../forms/texts.ts";
import { formatSize } from "../text/format-size.ts";
import { translator } from "../text/translator.ts";
import { claimTexts } from "./claim.texts.ts";
import { type ClaimKind, namesProducts, needsPhoto } from "./claim.ts";

const t = translator(claimTexts);
const say = translator(formTexts);

/** Input names; the file comes last, because the server stops reading at one that is too large. */
export const claimInputs = { kind: "kind", lines: "lines", message: "message", photo: "photo" } as const;

const longestMessage = 1000;

export interface Claim {
  kind: ClaimKind;
  lines: number[];
  message: string;
  photo: File | null;
}

interface Offered {
  kinds: readonly ClaimKind[];
  lines: readonly number[];
}

export function claimRules({ kinds, lines }: Offered): FormRules<Claim> {
  const known = z.enum(lines.map(String) as [string, ...string[]]);
  const schema = z.pipe(
    z
      .object({
        kind: z.enum(kinds as [ClaimKind, ...ClaimKind[]], t("kind.missing")),
        lines: z.pipe(z.transform(listOf), z.array(known)),
        message: z.pipe(
          z.transform(textOf),
          z.string().check(z.maxLength(longestMessage, t("message.tooLong"))),
        ),
        photo: z.transform(fileOf),
      })
      .check(async ({ value, issues }) => {
        const { kind, photo } = value;
        const fault = photo ? await faultOf(photo) : needsPhoto(kind) && t("photo.missing");
        if (fault) issues.push({ code: "custom", path: ["photo"], message: fault, input: photo });
        if (namesProducts(kind) && value.lines.length === 0)
          issues.push({ code: "custom", path: ["lines"], message: t("lines.missing"), input: value.lines });
      }),
    z.transform(
      ({ kind, lines: marked, ...claim }): Claim => ({
        ...claim,
        kind,
        lines: namesProducts(kind) ? marked.map(Number) : [],
      }),
    ),
  );
  return {
    name: "orderClaim",
    fields: Object.values(claimInputs),
    schema,
    draft: (data) => ({
      ...textsIn(data, [claimInputs.kind, claimInputs.message]),
      lines: data.getAll(claimInputs.lines).filter((line) => typeof line === "string"),
    }),
    emptied: (data) => emptiedFields([{ name: claimInputs.photo, kind: "file" }], data),
  };
}

const listOf = (value: unknown) => [value].flat().filter((one) => typeof one === "string");

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Browsers post an empty file without a name if none was chosen. */
const fileOf = (value: unknown): File | null =>
  value instanceof File && (value.size > 0 || value.name) ? value : null;

const faultOf = (photo: File): Promise<string | null> | string =>
  photo.size > largestFile
    ? say("forms.errors.file_too_large", { bound: formatSize(largestFile) })
    : photoFault(photo);
