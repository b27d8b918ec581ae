/** The newsletter's script loads when somebody comes to its form. */
export function newsletterOnUse(): void {
  addEventListener("focusin", ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>("[data-newsletter]");
    if (form) void import("./newsletter.ts").then(({ followNewsletter }) => followNewsletter(form));
  });
}
