const invoiceAfter = 7;

export function invoiceDateOf({ shippedAt }: { shippedAt: string | null }): Date | undefined {
  return shippedAt === null ? undefined : new Date(Date.parse(shippedAt) + invoiceAfter * 24 * 3600_000);
}
