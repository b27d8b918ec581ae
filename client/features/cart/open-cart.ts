/** Rejects where the drawer's files cannot be loaded. */
type OpenCart = () => Promise<void>;

let open: OpenCart = () => Promise.reject(new Error("nothing here shows the drawer"));

/** The part of the page that shows the drawer says how it is opened. */
export function setOpenCart(opener: OpenCart): void {
  open = opener;
}

export const openCart: OpenCart = () => open();
