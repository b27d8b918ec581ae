export const guideSteps = ["profile", "shape", "diet", "result"] as const;
export type GuideStep = (typeof guideSteps)[number];
