import { ownRoot } from "../../islands/island.tsx";
import { CartSuggestions } from "./cart-suggestions.tsx";
import { LiveCart } from "./live-cart.tsx";

export const CartIsland = ownRoot({ when: "load", Component: LiveCart });

export const CartSuggestionsIsland = ownRoot({ when: "idle", Component: CartSuggestions });
