import type { Area } from "../area.ts";
import { loadComparison } from "./compare/comparison.ts";
import { loadCat, loadCategory, loadDog } from "./listing/category.ts";
import { loadProduct } from "./product/product.ts";
import { productToAddApi } from "./product/product-to-add-api.ts";
import { reviewsApi } from "./product/reviews-api.ts";
import { stockNotificationApi } from "./product/stock-notification-api.ts";
import { rationApi } from "./ration/ration-api.ts";
import { loadSample } from "./sample/sample.ts";

export const catalogue: Area = {
  screens: {
    comparer: { load: loadComparison },
    chien: { load: loadDog },
    chat: { load: loadCat },
    category: { load: loadCategory },
    "produits-product-format": { load: loadProduct },
    "produits-echantillons-sample": { load: loadSample },
  },
  api: {
    products: productToAddApi,
    ration: rationApi,
    reviews: reviewsApi,
    "stock-notifications": stockNotificationApi,
  },
};
