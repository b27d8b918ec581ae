import type { Animal, AnimalFacts } from "../../../shared/animal/animal.ts";
import { draftKey, guideHref } from "../../../shared/guide/guide-href.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { ownAnimal } from "../../nutrition/own-animal.ts";
import { NotFound } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { guideAnimal } from "../guide-animal.ts";
import { answersHref } from "../way-out.ts";

const t = translator(resultTexts);

export interface MenuAnimal {
  key: string;
  facts: AnimalFacts | null;
  /** The customer's animal; null for a draft. */
  own: Animal | null;
  name: string;
  editHref: string;
  guideHref: string;
}

export async function menuAnimal(c: AppContext, key: string): Promise<MenuAnimal | Response> {
  if (key === draftKey) return menuDraft(c);
  const own = await ownAnimal(c, key);
  const { kind, name } = own;
  return {
    key,
    facts: kind && { ...own, kind },
    own,
    name,
    ...changesOf(c.var, key),
  };
}

async function menuDraft(c: AppContext): Promise<MenuAnimal | Response> {
  const { facts, missing } = await guideAnimal(c, draftKey);
  if (!facts && !hasGuide(c.var)) throw new NotFound(c.req.path);
  if (!facts) return redirectTo(c, guideHref(draftKey, missing[0]), 302);
  return {
    key: draftKey,
    facts,
    own: null,
    name: facts.name || t("own", facts),
    ...changesOf(c.var, draftKey),
  };
}

function changesOf(
  services: Services<"session" | "settings">,
  key: string,
): Pick<MenuAnimal, "editHref" | "guideHref"> {
  const editHref = answersHref(services, key);
  return { editHref, guideHref: hasGuide(services) ? guideHref(key) : editHref };
}

const hasGuide = ({ settings }: Services<"settings">) => settings.features.has("guide");
