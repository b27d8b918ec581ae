import { isPlainPress } from "../engine/islands/plain-press.ts";
import { whenIdle } from "../engine/islands/when-idle.ts";
import { api } from "../shared/api/api.ts";
import { filterFormId } from "../shared/listing/filter-form-id.ts";
import { href } from "../shared/routes.ts";
import { announceLogout } from "./features/account/logout-channel.ts";
import { openCart } from "./features/cart/drawer/open-cart.ts";
import { searchBoxId } from "./layouts/search-box-id.ts";
import { watchMenu } from "./layouts/watch-menu.ts";
import { goTo } from "./navigation/go-to.ts";

export function startPageActions(): void {
  addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target : undefined;
    if (pressed?.closest("[data-print]")) print();
    if (!isPlainPress(event)) return;
    if (pressed?.closest(`a[href="#${searchBoxId}"]`)) {
      event.preventDefault();
      document.getElementById(searchBoxId)?.focus({ preventScroll: true });
    }
    const more = pressed?.closest<HTMLAnchorElement>("a[data-replaces-address]");
    if (more && "navigation" in globalThis) {
      // One step back leaves the list, however much was added to it.
      event.preventDefault();
      // Some browsers do not focus a pressed link, and the focus decides whether the scroll position stays.
      more.focus();
      void goTo(more.href, { history: "replace" });
    }
    const adds = pressed?.closest<HTMLAnchorElement>("a[data-adds]");
    if (adds) {
      event.preventDefault();
      import("./features/product/buy-box/buy-box.island.tsx")
        .then(({ addFrom }) => addFrom(adds))
        .catch(() => location.assign(adds.href));
    }
    if (!pressed?.closest("[data-opens-cart]")) return;
    if (location.pathname === href("panier")) return;
    event.preventDefault();
    openCart().catch(() => location.assign(href("panier")));
  });
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    const action = form.getAttribute("action");
    // Announced late: another tab that reloads earlier would take the notice meant for the next page.
    if (action === api.logout) addEventListener("pagehide", announceLogout, { once: true });
    if (action !== api.together) return;
    event.preventDefault();
    import("./features/product/buy-box/buy-box.island.tsx")
      .then(({ addTogether }) => addTogether(form))
      // The script may be gone after a deployment: the browser posts the form instead.
      .catch(() => form.submit());
  });
  watchMenu();
  for (const touch of ["pointerover", "touchstart", "focusin", "change"])
    addEventListener(touch, watchFilters, { passive: true });
  whenIdle(watchFilters, new AbortController().signal);
  document.body.dataset.acts = "";
}

function watchFilters(): void {
  const form = document.getElementById(filterFormId);
  if (!(form instanceof HTMLFormElement)) return;
  import("./features/listing/filter-form.ts").then(
    ({ submitOnChange }) => submitOnChange(form),
    () => {},
  );
}
