const french =
  /(?<![\p{L}\p{N}])(?:le|la|les|un|une|des|du|de|au|aux|ce|cet|cette|ces|votre|vos|est|sont|êtes|être|doit|doivent|ne|pas|plus|pour|avec|dans|sur|par|déjà|il|elle|veuillez|et|ou|à|nous|vous|été|peut|que|qui)(?![\p{L}\p{N}])|(?<!\p{L})[ldnscj]['’]\p{L}/giu;

const foreign =
  /(?<![\p{L}\p{N}])(?:the|this|that|is|are|was|must|should|not|your|you|value|with|of|and|to|be|been|has|have|already|please|for|from|it|cannot|field|required|het|een|niet|van|moet|deze|waarde|der|die|das|und|ist|nicht|sollte|dieser|wert|il valore|questo|deve|essere|della|non è|el|los|las|del|este|valor|debe|una)(?![\p{L}\p{N}])/iu;

const technical =
  /[<>{}[\]\\|_@%$=]|::|->|\/\w|https?:|\p{Control}|\p{L}\.\p{L}|\p{Ll}\p{Lu}|\d{6}|[\da-f]{8}|#\d|\b(?:id|[Ee]xception|[Ee]rror|SQL|null|undefined|php)\b/u;

/** Numbers of orders and subscriptions, which customers know: "MUS0000525". */
const references = /(?<![\p{L}\p{N}])\p{Lu}{2,4}\d{4,12}(?![\p{L}\p{N}])/gu;

const longest = 300;

/** Returns a service's message only if it is a French sentence that can be shown unchanged. */
export function frenchSentence(message: string | undefined): string | undefined {
  const text = message?.trim() ?? "";
  if (text.length > longest || technical.test(text.replaceAll(references, "")) || foreign.test(text))
    return undefined;
  return (text.match(french)?.length ?? 0) >= 2 ? text : undefined;
}
