import * as z from "zod/mini";
import { animalKinds } from "../animal/animal.ts";
import { fieldRules } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { guideTexts } from "./guide.texts.ts";

const t = translator(guideTexts);

export const entranceFields = fieldRules(
  "guide",
  z.object({ kind: z.enum(Object.values(animalKinds), t("entrance.missing")) }),
);
