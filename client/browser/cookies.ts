/** Must match the names that the worker writes: `__Host-` over https. */
const nameOf = (name: string) => (location.protocol === "https:" ? `__Host-${name}` : name);

export const hasCookie = (name: string): boolean =>
  document.cookie.split("; ").some((one) => one.startsWith(`${nameOf(name)}=`));

/** @param maxAge seconds */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const parts = [
    `${nameOf(name)}=${encodeURIComponent(value)}`,
    "Path=/",
    `Max-Age=${maxAge}`,
    "SameSite=Lax",
    ...(location.protocol === "https:" ? ["Secure"] : []),
  ];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a step is not to wait for it
  document.cookie = parts.join("; ");
}
