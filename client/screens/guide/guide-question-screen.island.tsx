import { useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import { guideLayoutTexts } from "../../../shared/guide/guide-layout.texts.ts";
import { guideQuestion, guideQuestions } from "../../../shared/guide/guide-questions.ts";
import { guideSteps } from "../../../shared/guide/guide-steps.ts";
import type { GuideWayOut } from "../../../shared/guide/way-out.ts";
import { translator } from "../../../shared/text/translator.ts";
import { GuideLayout } from "../../features/guide/guide-layout.tsx";
import { Questions } from "../../features/guide/questions.tsx";
import type { QuestionsProps } from "../../features/guide/use-questions.ts";

const t = translator(guideLayoutTexts);

export type GuideQuestionScreenProps = Omit<QuestionsProps, "leave" | "onQuestion"> & GuideWayOut;

/** The browser moves through a draft by itself; the worker serves each question about a saved animal. */
export function GuideQuestionPage(props: GuideQuestionScreenProps) {
  const { animal, kind, question } = props;
  return <Guide key={`${animal} ${kind} ${question}`} {...props} />;
}

function Guide({ kept, notice, ...props }: GuideQuestionScreenProps) {
  const [slug, setSlug] = useState(props.question);
  const { step } = guideQuestion(slug);
  const ofStep = guideQuestions.filter((question) => question.step === step);
  const place = ofStep.findIndex((question) => question.slug === slug);
  return (
    <GuideLayout
      steps={guideSteps.map((name) => t(`steps.${name}`))}
      at={guideSteps.indexOf(step)}
      share={(place + 0.5) / ofStep.length}
      leave={props.leave}
      kept={kept}
      rights={props.rights}
      notice={notice}
    >
      <Questions {...props} question={slug} onQuestion={setSlug} />
    </GuideLayout>
  );
}

export const GuideQuestionScreen = screenIsland(GuideQuestionPage);
