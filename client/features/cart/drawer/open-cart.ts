type OpenCart = () => Promise<void>;

let open: OpenCart = () => Promise.reject(new Error("nothing here shows the drawer"));

export function setOpenCart(opener: OpenCart): void {
  open = opener;
}

export const openCart: OpenCart = () => open();
