import type { Area } from "../area.ts";
import { loadCat, loadCategory, loadDog } from "./category.ts";
import { loadProduct } from "./product.ts";
import { rationApi } from "./ration-api.ts";
import { reviewsApi } from "./reviews-api.ts";
import { loadSample } from "./sample.ts";
import { stockNotificationApi } from "./stock-notification-api.ts";

export const catalogue: Area = {
  screens: {
    chien: { load: loadDog },
    chat: { load: loadCat },
    category: { load: loadCategory },
    "produits-product-format": { load: loadProduct },
    "produits-echantillons-sample": { load: loadSample },
  },
  api: { ration: rationApi, reviews: reviewsApi, "stock-notifications": stockNotificationApi },
};
