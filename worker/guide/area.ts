import { draftKey } from "../../shared/guide/guide-href.ts";
import type { Area } from "../area.ts";
import { addDraft } from "./add-draft.ts";
import { begin, loadEntrance } from "./entrance.ts";
import { menuScreens } from "./menu/menu-screens.ts";
import { answerQuestion, loadQuestion } from "./question.ts";
import { loadGuideResult } from "./result.ts";
import { startGuide } from "./start-guide.ts";
import { guideTransitionApi } from "./transition-api.ts";

export const guide: Area = {
  screens: {
    "guide-croquettes": { load: loadEntrance, action: begin },
    "guide-croquettes-nouveau": {
      load: async (c) => (await startGuide(c)) ?? loadQuestion(c, draftKey),
      action: { act: (c) => answerQuestion.act(c, { animal: draftKey }) },
    },
    "guide-croquettes-animal": {
      load: (c, { animal }) => loadQuestion(c, animal),
      action: answerQuestion,
    },
    "guide-croquettes-animal-recommandations": {
      load: loadGuideResult,
      action: addDraft,
    },
    ...menuScreens,
  },
  api: { transition: guideTransitionApi },
};
