import { draftKey } from "../../shared/guide/guide-href.ts";
import type { Area } from "../area.ts";
import { addDraft } from "./add-draft.ts";
import { begin, loadEntrance } from "./entrance.ts";
import { menuScreens } from "./menu-screens.ts";
import { answerQuestion, loadQuestion } from "./question.ts";
import { loadGuideResult } from "./result.tsx";
import { transitionApi } from "./transition-api.ts";

/** Bytes. */
const bodyLimit = 16_000;

export const guides: Area = {
  screens: {
    "guide-croquettes": { load: loadEntrance, action: { bodyLimit, act: begin } },
    "guide-croquettes-nouveau": {
      load: (c) => loadQuestion(c, draftKey),
      action: { bodyLimit, act: (c) => answerQuestion(c, { animal: draftKey }) },
    },
    "guide-croquettes-animal": {
      load: (c, { animal }) => loadQuestion(c, animal),
      action: { bodyLimit, act: answerQuestion },
    },
    "guide-croquettes-animal-recommandations": {
      load: loadGuideResult,
      action: { bodyLimit, act: addDraft },
    },
    ...menuScreens,
  },
  api: { transition: transitionApi },
};
