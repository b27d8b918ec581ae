export interface ProductTitle {
  /** Animals and kind of food; null if the name does not tell them apart from the recipe. */
  audience: string | null;
  recipe: string;
}

export const dash = /[ \u00a0][–—-][ \u00a0]/;

/** Splits a name with exactly one spaced dash; what the recipe leaves out ("sans céréales") joins the audience. */
export function titleOf(name: string): ProductTitle {
  const [audience, whole, ...more] = name.split(dash).map((part) => part.trim());
  if (!audience || !whole || more.length > 0) return { audience: null, recipe: name };
  const [recipe = whole, ...without] = whole.split(/, (?=sans )/);
  return { audience: [audience, ...without].join(" · "), recipe };
}
