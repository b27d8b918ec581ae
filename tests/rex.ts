/** Answers of a visitor in the guide, as their browser keeps them. */
export const rex = {
  kind: "dog",
  name: "Rex",
  gender: "male",
  breed: "dachshund",
  birthday: "2022-09-14",
  weight: "8,4",
  sterilized: "yes",
  condition: "3",
  activity: "moderate",
  feature: "none",
  feeds: ["kibble", "treats"],
  kibbleBrand: "unknown",
};
