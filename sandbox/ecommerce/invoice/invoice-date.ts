/** Days after shipping (spec 9: 7 to 10). */
const invoiceAfter = 7;

/** When the invoice comes to be; nothing before its parcel has left. */
export function invoiceDateOf({ shippedAt }: { shippedAt: string | null }): Date | undefined {
  return shippedAt === null ? undefined : new Date(Date.parse(shippedAt) + invoiceAfter * 24 * 3600_000);
}
