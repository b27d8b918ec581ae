/** Scripts read and write this cookie; it holds no token (docs/rules/animals.md#draft-of-a-visitor). */
export const draftCookie = {
  name: "guideAnimal",
  maxAge: 30 * 24 * 60 * 60,
  longest: 1500,
} as const;
