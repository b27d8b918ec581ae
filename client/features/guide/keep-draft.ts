import { type DraftAnimal, draftText } from "../../../shared/guide/draft-animal.ts";
import { draftCookie } from "../../../shared/guide/draft-cookie.ts";
import { writeCookie } from "../../browser/cookies.ts";

export const keepDraft = (draft: DraftAnimal): void =>
  writeCookie(draftCookie.name, draftText(draft), draftCookie.maxAge);
