/** Tells logged-in customers apart without naming them; undefined in the worker. */
export const pageCustomer = (page?: Document): string | undefined =>
  import.meta.env.SSR ? undefined : (page ?? document).body.dataset.customer;
