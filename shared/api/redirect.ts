export const hasRedirect = (answer: unknown): answer is { redirect: string } =>
  typeof answer === "object" &&
  answer !== null &&
  "redirect" in answer &&
  typeof answer.redirect === "string";
