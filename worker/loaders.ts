import type { RouteKey } from "../shared/routes.ts";
import { loadAccount } from "./account/account.ts";
import { loadAddresses } from "./account/addresses.ts";
import { loadReset } from "./account/reset-password.ts";
import { loadSignIn } from "./account/sign-in-page.ts";
import { loadWelcome } from "./account/welcome.ts";
import { loadCart } from "./cart/cart-page.ts";
import { loadCat, loadCategory, loadDog } from "./catalogue/category.ts";
import { loadProduct } from "./catalogue/product.ts";
import { loadSample } from "./catalogue/sample.ts";
import { loadCheckout } from "./checkout/checkout.ts";
import { loadConfirmation } from "./checkout/confirmation.ts";
import { loadContact } from "./content/contact.ts";
import { loadBlocks, loadHome, loadLanding, loadMaintenance, loadPage } from "./content/content.ts";
import { loadCountry } from "./content/country.ts";
import { loadFaq } from "./content/faq.ts";
import { loadComponents } from "./content/showcase.ts";
import type { Loader } from "./page/page.ts";
import { loadSearch } from "./search/search.ts";
import { loadShop, loadShops } from "./shops/shops.ts";

/** The server half of each screen; a screen that is not here yet answers 404. */
const loaders: { [K in RouteKey]?: Loader<K> } = {
  index: loadHome,
  "page-page": loadPage,
  rechercher: loadSearch,
  magasins: loadShops,
  "magasins-shop": loadShop,
  "landing-landing": loadLanding,
  "nous-contacter": loadContact,
  maintenance: loadMaintenance,
  "faq-faqQuery": loadFaq,
  panier: loadCart,
  "commande-order": loadCheckout,
  connexion: loadSignIn,
  "mot-de-passe-oublie-forgotPassword": loadReset,
  "mon-compte-bienvenue": loadWelcome,
  "mon-compte": loadAccount,
  "mon-compte-mes-adresses": loadAddresses,
  "commande-order-confirmation": loadConfirmation,
  "pays-et-langue": loadCountry,
  "produits-echantillons-sample": loadSample,
  "produits-product-format": loadProduct,
  composants: loadComponents,
  blocs: loadBlocks,
  chien: loadDog,
  chat: loadCat,
  category: loadCategory,
};

/** The parameters were matched by the route's own pattern, so they are the loader's. */
export function loaderOf(key: RouteKey): Loader | undefined {
  return loaders[key] as Loader | undefined;
}
