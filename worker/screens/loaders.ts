import type { RouteKey } from "../../shared/routes.ts";
import type { Loader } from "../page/page.ts";
import { loadAccount } from "./account.ts";
import { loadAddresses } from "./addresses.ts";
import { loadCart } from "./cart.ts";
import { loadCat, loadCategory, loadDog } from "./category.ts";
import { loadCheckout } from "./checkout.ts";
import { loadComponents } from "./components.ts";
import { loadConfirmation } from "./confirmation.ts";
import { loadContact } from "./contact.ts";
import { loadBlocks, loadHome, loadLanding, loadMaintenance, loadPage } from "./content.ts";
import { loadCountry } from "./country.ts";
import { loadFaq } from "./faq.ts";
import { loadProduct } from "./product.ts";
import { loadReset } from "./reset-password.ts";
import { loadSample } from "./sample.ts";
import { loadSearch } from "./search.ts";
import { loadShop, loadShops } from "./shops.ts";
import { loadSignIn } from "./sign-in.ts";
import { loadWelcome } from "./welcome.ts";

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
