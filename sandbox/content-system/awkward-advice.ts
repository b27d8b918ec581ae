type Members = Record<string, unknown>;

export function awkwardAdvice({ energy, recommendations, excluded, menu }: Members): Members {
  return {
    data: {
      id: 1,
      documentId: "d00000000000000000000001",
      energy: isRecord(energy) ? respelled(energy, ["need", "low", "high"]) : null,
      recommendations: [...listOf(recommendations).map(line), { sku: "SANS-RATION", ration: null }],
      excluded: listOf(excluded).length ? listOf(excluded).map(excludedProduct) : null,
      menu: isRecord(menu) ? weekOf(menu) : null,
    },
    meta: {},
  };
}

export function awkwardRefusal(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.error)) return body;
  const { code, ...error } = body.error;
  return { ...body, error: { ...error, message: "Unprocessable Entity", details: { code } } };
}

function line(recommended: Members): Members {
  const { sku, variantCode, reasons, score: _, ...rest } = respelled(recommended, ["ration", "bagLifetime"]);
  return {
    ...rest,
    sku: product(sku),
    variantCode: Number(variantCode),
    reasons: listOf(reasons).map(({ code, text }, place) => (place ? { id: place, text, code } : text)),
    score: null,
  };
}

const excludedProduct = ({ sku, reason }: Members, place: number): Members => ({
  id: place,
  sku: product(sku),
  reason,
});

function weekOf({ kibble, wet, frequency }: Members): Members {
  return {
    kibble: isRecord(kibble) ? { ...respelled(kibble, ["ration"]), sku: product(kibble.sku) } : null,
    wet: listOf(wet).map((part) => ({ ...respelled(part, ["ration", "perWeek"]), sku: product(part.sku) })),
    frequency: String(frequency),
  };
}

const product = (sku: unknown): Members => ({ data: { id: 1, attributes: { sku } } });

const respelled = (record: Members, numbers: readonly string[]): Members =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, numbers.includes(name) ? String(value) : value]),
  );

const listOf = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const isRecord = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
